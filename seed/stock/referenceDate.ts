/** The day that the committed feeds were exported on, as far as anybody can tell: their dates are relative to it. */
export const REFERENCE_DATE = new Date('2026-11-20T00:00:00.000Z')
