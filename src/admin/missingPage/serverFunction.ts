/** The name of the server function that renders a missing page of the admin with its navigation. */
export const MISSING_PAGE = 'missing-page'
