/** Maximum events per POST /api/events request. */
export const MAX_EVENTS_PER_REQUEST = 25
