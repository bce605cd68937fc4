/** The export date of the committed feeds. Their dates are relative to it. */
export const REFERENCE_DATE = new Date('2026-11-20T00:00:00.000Z')
