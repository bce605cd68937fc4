/** The closest that a map looks (LOC-07). */
export const MAP_ZOOM_CAP = 15
