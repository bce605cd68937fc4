/**
 * Widths in pixels in which pictures are delivered (SITE-19); others are refused, so that nobody can have every picture made in
 * every width.
 */
export const IMAGE_WIDTHS = {
  /** of the screen */
  device: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
  /** of a part of it */
  part: [32, 48, 64, 96, 128, 256, 384],
} as const
