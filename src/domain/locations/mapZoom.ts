/** Maximum zoom of a map (LOC-07). */
export const MAX_MAP_ZOOM = 15
