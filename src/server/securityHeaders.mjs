// @ts-check
const inDevelopment = process.env.NODE_ENV === 'development'

/**
 * Content security policy. Pages are cached as files, so a nonce per response is not possible and inline scripts and styles
 * are allowed. Images and videos come from dealers' feeds, so from any https host.
 */
const CONTENT_SECURITY_POLICY = Object.entries({
  'default-src': ["'self'"],
  'script-src': ["'self'", "'unsafe-inline'", ...(inDevelopment ? ["'unsafe-eval'"] : [])],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'media-src': ["'self'", 'blob:', 'https:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'", ...(inDevelopment ? ['ws:', 'wss:'] : [])],
  'frame-src': ["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  // Live previews in the admin are frames of its own origin.
  'frame-ancestors': ["'self'"],
})
  .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
  .join('; ')

/** Headers of every response. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // Browsers ignore it over http, such as on localhost.
  'Strict-Transport-Security': 'max-age=31536000',
}
