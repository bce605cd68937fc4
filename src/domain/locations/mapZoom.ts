/** The closest that a map looks (LOC-07). */
export const MAX_MAP_ZOOM = 15
