/** History state key of an entry's own id, which the search adds to record its scroll position. */
export const HISTORY_STEP = 'forecourtStep'
