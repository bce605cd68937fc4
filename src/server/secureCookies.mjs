// @ts-check
import onHeaders from 'on-headers'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** Cookies of sessions: of staff, and of shoppers (src/server/shoppers/shopperCookies.ts). */
const SESSIONS = ['payload-token', 'shopper-session']
/** Browsers accept such names only with `Secure`, for this host and the whole site, so that no sibling subdomain can set them. */
const SECURE_PREFIX = '__Host-'

/**
 * Over https, cookies are `Secure` and those of sessions are named `__Host-payload-token` and so on. Payload, which has one name for
 * both protocols, reads and writes `payload-token`. Call it before the request is handled.
 * @param {Request} request @param {Response} response
 */
export function secureCookies(request, response) {
  const isHttps = isSentByHttps(request)
  const { cookie } = request.headers
  if (cookie) request.headers.cookie = readCookies(cookie, isHttps)
  if (!isHttps) return
  onHeaders(response, () => {
    const cookies = response.getHeader('set-cookie')
    if (cookies)
      response.setHeader(
        'set-cookie',
        [cookies].flat().map((text) => toSecure(String(text))),
      )
  })
}

/** By this server or by a proxy in front of it. A forged header changes the sender's own cookies only. @param {Request} request */
function isSentByHttps({ headers, socket }) {
  const protocol = [headers['x-forwarded-proto'] ?? ''].flat().join().split(',').at(-1)?.trim()
  return protocol === 'https' || 'encrypted' in socket
}

/** The cookies under the names that Payload reads. @param {string} header @param {boolean} isHttps */
function readCookies(header, isHttps) {
  const cookies = header.split(';').map((text) => text.trim())
  const isOfSession = (/** @type {string} */ text, prefix = '') =>
    SESSIONS.some((name) => text.startsWith(`${prefix}${name}=`))
  if (!isHttps) return cookies.join('; ')
  // One without the prefix may come from a sibling subdomain.
  return cookies
    .filter((text) => !isOfSession(text))
    .map((text) => (isOfSession(text, SECURE_PREFIX) ? text.slice(SECURE_PREFIX.length) : text))
    .join('; ')
}

/** @param {string} cookie a Set-Cookie header */
function toSecure(cookie) {
  const [pair = '', ...attributes] = cookie.split(';').map((text) => text.trim())
  const isSession = SESSIONS.some((name) => pair.startsWith(`${name}=`))
  const kept = attributes.filter((text) => !/^secure$/i.test(text) && !(isSession && /^(domain|path)=/i.test(text)))
  return [isSession ? `${SECURE_PREFIX}${pair}` : pair, ...kept, ...(isSession ? ['Path=/'] : []), 'Secure'].join('; ')
}
