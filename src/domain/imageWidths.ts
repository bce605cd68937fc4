/**
 * Image widths in pixels that the server resizes to (SITE-19). Other widths are refused, so that a caller cannot fill the cache
 * with every picture in every width.
 */
export const IMAGE_WIDTHS = {
  /** full-width images */
  device: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
  /** images narrower than the screen */
  part: [32, 48, 64, 96, 128, 256, 384],
} as const
