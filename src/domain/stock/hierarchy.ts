/** Between the levels of `make_model`, as hierarchical menus expect. */
export const HIERARCHY_SEPARATOR = ' > '
