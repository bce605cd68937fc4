// @ts-check
import { PERSONAL_ROOTS } from '../domain/site/personalRoots.mjs'

const inDevelopment = process.env.NODE_ENV === 'development'

/**
 * Content security policy. Pages are cached as files, so a nonce per response is not possible and inline scripts and styles
 * are allowed. Images and videos come from dealers' feeds, so from any https host.
 * @type {Record<string, string[]>}
 */
const POLICY = {
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
}

/**
 * The policy with the hosts of a site's marketing tags.
 * @param {Record<string, readonly string[]>} added hosts by directive
 */
export const contentSecurityPolicy = (added) =>
  Object.entries(POLICY)
    .map(([directive, sources]) => [directive, ...sources, ...(added[directive] ?? [])].join(' '))
    .join('; ')

/** Headers of every response. The proxy adds hosts to the policy on sites with marketing tags. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': contentSecurityPolicy({}),
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  // Browsers ignore it over http, such as on localhost.
  'Strict-Transport-Security': 'max-age=31536000',
}

/**
 * Header of the admin, the API, previews and what belongs to one shopper: a page of another site that opened them keeps no hold of
 * their window. Other pages do not have it, since browsers start another process for such a page once its headers have come, and
 * a slow phone paints it a quarter later.
 */
export const OPENER_POLICY = {
  source: `/:root(${['admin', 'api', 'preview', ...PERSONAL_ROOTS].join('|')})/:path*`,
  headers: [{ key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' }],
}
