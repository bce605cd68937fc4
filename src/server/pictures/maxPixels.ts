/** Pixels of the largest picture that is decoded: phones take up to 50 million, and a small file can declare any number. */
export const MAX_PIXELS = 60_000_000
