"""Names of coefficients and constants in the generated code.

They are those of the form file, except where a kernel has a variable of its own that is called the same: then
``_value`` is appended. This module knows all names that kernels give to their own variables.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from femforge.formfile.values import words

SUFFIX = "_value"

#: Variables, arrays and arguments of kernels, and the functions that an integral has by itself.
_WORDS = words(
    """
    A D E G K U V x test trial K_table U_table V_table test_column trial_column block_offset
    group_offset stored_entry weights element_tensors num_cells geometry coordinates cells
    coordinate_dofs stream arguments packed_coefficients packed_constants coefficients constants launch
    entity_local_index quadrature_permutation custom_data batch num_batches blocks first_cell cells_here
    batch_cell group_first group_cells cell lane step thread concurrent local entry point part staged
    selected tile abs_detJ detJ inv_detJ inv_abs_detJ sign_detJ flux offset sum i j k m q s t
    store_transposed stream_store stream transpose finish_stores past_caches largest_cached_output
    largest_buffer inputs Listed larger smaller
    y offsets trial_offsets component_stride constrained num_macro_elements macro_offsets macro_points num_colours
    colour colour_begin num_nodes node element_vectors node_offsets contribution_begin contributions num_cell_blocks
    block_cells block_nodes local_nodes result_places contribution_ends first_node nodes_here position
    matrix_values nonzeros block_nonzeros first_nonzero nonzeros_here part_size cell_here begin_cell end_cell
    step_cell begin end stop place d e l n warp_lane results run_cells cosine choose
    run_rest run_nodes num_rest_cells reciprocal square_root atomicAdd values qr qs qt first_point first_access
    subdomains turn task work item row_of_task column_of_task pair_of_line fields points moments is_mirrored
    shared_memory error resident in_group block row plane member component shift sums partial
    test_values zero_entry first own total group value partials num_partials run_partials number
    seen views view_table
    workspace room slab slab_cell sample column node_here place_here point_here used zero
    element_tensor slot_of_column added across used_entry zero_column entries first_turn in_round tile_number
    value_of_entry
    thread_of large_array one_cell
    function line lines rows planes phase orbit outer own_line own_row row_of column_of group_of node_of_task r
    exchanged exchanged_pair folded folded_pair fluxes weighted_basis bernstein bernstein_of_dof coefficient
    entries_of_bernstein entries_of_bernstein_of_dof first_of_bernstein first_of_bernstein_of_dof coefficient_of_task
    test_component trial_component trial_node test_derivatives trial_derivatives trial_values
    dofs used_entries last launch_early await_launch_before multiply_fragments
    variant variants launch_variant from_cells run
    value_here value_next_here moment_here moment_next_here dr_here ds_here dt_here
    operand own_item used_before kind_of_row used_in_row used_column begin_of_row end_of_row shift_of_row
    addend addend_of_turn component_of_turn d_of_turn
    """
)
#: Numbered variables, tables of basis functions, and what is named after another coefficient.
_PATTERNS = re.compile(
    r"([tnldgGJhersKT]|td)\d+ | (sum|value|result|flux|taken|joined|nonzero|own|begin|stop)\d+"
    r" | (adj|row|in_row|cell|column|offset|place|listed|dof|view|function)\d+ | ([tnld]|td)\d+_to_([tnld]|td)\d+"
    r" | (nonzero|listed|place)\d+_to_(nonzero|listed|place)\d+"
    r" | \w*_\d+ | \w*_\d+(_across\d?)?(_d[abc]+)?(_(even|odd\d))?"
    r" | (row_of|column_of|place_of|block_of|function_of)_\w+ | sum\d+_\w+"
    r" | (row_of_task|column_of_task|pair_of_line|pair)\d+"
    r" | (basis|weights|item_of_use|(component|node)_of_result|point_of_sample)\d*"
    r" | (across|bernstein|coefficient|from|item|own_item|node|own_line|plane|points|slot|slot_of_column|seen)\d+"
    r" | (test|trial|dof|test_values|trial_values|used_entry|weighted_basis|zero_column|brought_to)\d+"
    r" | (row_of|column_of|first_of_bernstein|bernstein_of_dof|node_of_task|coefficient_of_task)\d+"
    r" | coefficient\d+_of_task\d* | (weighted_)?basis_of_[rst]\d*"
    r" | (first_used|end_used|shift)\d+ | (entry_of_)?nonzero\d+(_of_turn)? | place_in_list\d* | listed"
    r" | [ijq]_[rst] | row_[rst] | part\d+(_[rst]+)? | \w*\d+_d[rst]+ | \w*_(plus|minus|own)"
    r" | (cell|plane|line|point|table|weights|line_weights|flux\d+)_\w+ | line_weights"
    r" | \w*_d\d+(_q|_sorted)? | \w*_\d+_q | \w*_(dofs|nodes) | quadrature\d+(_\w+)?_points",
    re.VERBOSE,
)


def is_reserved(name: str) -> bool:
    """Whether kernels may have a variable with this name; they have none that ends in the suffix."""
    return not name.endswith(SUFFIX) and (name in _WORDS or _PATTERNS.fullmatch(name) is not None)


def generated_names(*given: Mapping[Any, str]) -> tuple[dict[Any, str], ...]:
    """Names in the generated code.

    Args:
        given: names in the form file, all different, by coefficient and by constant.

    Returns:
        The mappings with reserved names replaced, still all different.
    """
    taken = {name for names in given for name in names.values()}
    result: list[dict[Any, str]] = []
    for names in given:
        renamed: dict[Any, str] = {}
        for function, name in names.items():
            new = name
            while is_reserved(new) or (new != name and new in taken):
                new += SUFFIX
            taken.add(new)
            renamed[function] = new
        result.append(renamed)
    return tuple(result)
