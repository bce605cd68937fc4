// @ts-check
// The address of a request as it was sent. JavaScript, since the production server reads it without compiling it.

/** Characters of a path with its query. The longest that the product makes is of the admin: the ids of all documents in a list. */
const MAX_TARGET_LENGTH = 8192
/** Of a page: more than a search with every filter and an advertisement's parameters. Redirects repeat it, encoded once more. */
const MAX_PAGE_LENGTH = 4096
const NOT_A_PAGE = /^\/(?:api|admin)\//

/** A name or an address, with or without a port; proxies of load balancers send none. */
const HOST = /^[\w.:[\]-]{0,260}$/

/** Decodings after which a path is still looked through: what decodes it once too often must not find more in it. */
const MAX_DECODINGS = 3

const ESCAPE = /%[0-9a-f]{2}/i

/** A part of a path that leads to another folder. */
const DOT_SEGMENT = /(^|\/)\.{1,2}(\/|$)/

// biome-ignore lint/suspicious/noControlCharactersInRegex: no path has them
const NEVER_IN_PATHS = /[\0-\x1f\x7f\\]/

/** @param {string} path @returns {string | null} null for a malformed escape, such as `%zz` or half of a character */
function decode(path) {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * The path of a request's target, decoded once; null for one that no handler may see: with a malformed escape, with a control character or a
 * backslash, or with a part that leads to another folder (`..`), also if it is encoded more than once.
 * @param {string} path percent-encoded, without a query
 * @returns {string | null}
 */
export function decodePath(path) {
  if (isRefused(path)) return null
  const decoded = decode(path)
  if (decoded === null) return null
  /** @type {string | null} */
  let again = decoded
  for (let times = 1; times <= MAX_DECODINGS && again !== null; times += 1) {
    if (isRefused(again)) return null
    if (!ESCAPE.test(again)) break
    // Text that only looks like an escape, as in "100%25off", is no further encoding.
    again = decode(again)
  }
  return decoded
}

/** @param {string} path */
const isRefused = (path) => NEVER_IN_PATHS.test(path) || DOT_SEGMENT.test(path)

/** Whether a path, decoded once, is encoded once more. No page has such an address. @param {string} decoded */
export const isEncodedTwice = (decoded) => ESCAPE.test(decoded)

/**
 * Checks the target of a request before anything else reads it.
 * @param {string} target from the request line
 * @returns {400 | 414 | null} the status of its refusal: 414 above 4,096 characters, or 8,192 of the API and the admin; 400 without a path, such as `*` or with an origin before
 * it, and for a path that `decodePath` refuses; null for a target to be handled
 */
export function checkTarget(target) {
  if (target.length > (NOT_A_PAGE.test(target) ? MAX_TARGET_LENGTH : MAX_PAGE_LENGTH)) return 414
  if (!target.startsWith('/')) return 400
  return decodePath(target.split(/[?#]/, 1)[0] ?? '') === null ? 400 : null
}

/** Whether a `Host` header may be one: others fail where an address is made of them. @param {string} host */
export const isHost = (host) => HOST.test(host)
