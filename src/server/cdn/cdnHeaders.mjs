// @ts-check
// JavaScript, since the production server reads it without compiling it.

/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {'fastly' | 'cloudflare' | 'varnish'} CdnProvider */
/** @typedef {{ provider: CdnProvider | null, maxAgeSeconds: number, staleSeconds: number }} CdnSettings */

/** Header in which the page cache passes surrogate keys on to the production server, which never sends it. */
export const KEYS_HEADER = 'x-surrogate-keys'

/** Seconds that a shared cache keeps a page if nothing is set: without purges it does not learn of changes. */
const DEFAULT_MAX_AGE_SECONDS = 10
const DEFAULT_STALE_SECONDS = 30

/** Browsers ask each time. */
const BROWSER_ONLY = 'public, max-age=0, must-revalidate'

/**
 * How shared caches keep pages. Invalid values stop the start of every server, so that they need no check here.
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @returns {CdnSettings}
 */
export function readCdnSettings(env = process.env) {
  return {
    provider: /** @type {CdnProvider} */ (env.CDN_PROVIDER) || null,
    maxAgeSeconds: Number(env.CDN_MAX_AGE_SECONDS || DEFAULT_MAX_AGE_SECONDS),
    staleSeconds: Number(env.CDN_STALE_SECONDS || DEFAULT_STALE_SECONDS),
  }
}

/**
 * Sets how long browsers and shared caches keep a response. Only pages that Next caches are public; with a CDN that purges, it keeps
 * only pages with surrogate keys. Nobody keeps a 404. Next says for how many seconds a page is current: a year, unless it depends on the time.
 * @param {Response} response before its headers are sent
 * @param {CdnSettings} settings
 */
export function setCacheHeaders(response, { provider, maxAgeSeconds, staleSeconds }) {
  const keys = String(response.getHeader(KEYS_HEADER) ?? '')
  response.removeHeader(KEYS_HEADER)
  const [, pageSeconds] = /^s-maxage=(\d+)/.exec(String(response.getHeader('Cache-Control'))) ?? []
  if (pageSeconds === undefined) return
  // The page may exist a moment later, as src/proxy.ts says of those that it does not find.
  if (response.statusCode === 404) {
    response.setHeader('Cache-Control', 'no-store')
    return
  }
  const seconds = Math.min(maxAgeSeconds, Number(pageSeconds))
  const stale = `stale-while-revalidate=${staleSeconds}`
  const shared = `public, max-age=0, s-maxage=${seconds}, ${stale}`
  if (!provider) {
    response.setHeader('Cache-Control', shared)
    return
  }
  if (!keys || response.hasHeader('Set-Cookie') || response.statusCode !== 200) {
    response.setHeader('Cache-Control', BROWSER_ONLY)
    return
  }
  if (provider === 'varnish') {
    // Varnish reads s-maxage; docker/varnish/default.vcl replaces the header for browsers.
    response.setHeader('Cache-Control', shared)
    response.setHeader('xkey', keys)
    return
  }
  response.setHeader('Cache-Control', BROWSER_ONLY)
  const forCdn = `max-age=${seconds}, ${stale}`
  if (provider === 'fastly') {
    response.setHeader('Surrogate-Control', forCdn)
    response.setHeader('Surrogate-Key', keys)
  } else {
    response.setHeader('Cloudflare-CDN-Cache-Control', forCdn)
    response.setHeader('Cache-Tag', keys.replaceAll(' ', ','))
  }
}
