// @ts-check
import { isTrackingParam } from '../domain/leads/clickIds.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** Next has 308 and 307 for redirects of pages. Staff choose between 301 and 302, which older tools know. */
const STATUSES = new Map([
  [308, 301],
  [307, 302],
])

/**
 * Redirects of pages as staff chose them, with the query of the request: pages are cached without their query, so a campaign's
 * parameters would be lost. A target with its own query keeps it, and gets only what tells where the visitor came from.
 * @param {Request} request
 * @param {Response} response
 */
export function completePageRedirects({ method, url = '/' }, response) {
  if (method !== 'GET' && method !== 'HEAD') return
  // The sign-in leads on to the page in its query, which is not that page's.
  if (/^\/(api|admin|_next|sign-in)(\/|\?|$)/.test(url)) return
  const writeHead = response.writeHead
  /** @type {(this: Response, ...args: any[]) => Response} */
  const complete = (status, ...rest) => {
    const redirected = STATUSES.get(status)
    // Next sets it twice.
    const [location] = [response.getHeader('location')].flat()
    if (redirected === undefined || typeof location !== 'string')
      return Reflect.apply(writeHead, response, [status, ...rest])
    response.statusCode = redirected
    response.setHeader('location', addQuery(location, url))
    // Next repeats the target for browsers that know no Location header.
    response.removeHeader('refresh')
    return Reflect.apply(writeHead, response, [redirected, ...rest])
  }
  response.writeHead = /** @type {Response['writeHead']} */ (complete)
}

/** Parameters that only forms without script send; the search redirects them to its clean address (`cleanFormAddress`). */
const FORM_PARAM =
  /(?:^|&)(?:range(?:\[|%5B)\w+(?:\]|%5D)(?:\[|%5B)(?:min|max)|refinementList(?:\[|%5B)\w+(?:\]|%5D)(?:\[|%5B)(?:\]|%5D))/i

/**
 * What tells where the visitor came from in a query, as far as a target does not have it itself. Others may be those of a search, which the target has replaced.
 * @param {string} target
 * @param {string} query
 */
function campaignQuery(target, query) {
  const own = new URLSearchParams(target.split('?')[1])
  const added = [...new URLSearchParams(query)].filter(([name]) => isTrackingParam(name) && !own.has(name))
  return new URLSearchParams(added).toString()
}

/**
 * @param {string} location
 * @param {string} url of the request
 */
export function addQuery(location, url) {
  const query = url.split('#')[0]?.split('?').slice(1).join('?') ?? ''
  const [target = '', fragment] = location.split('#')
  if (!query || FORM_PARAM.test(query)) return location
  const added = target.includes('?') ? campaignQuery(target, query) : query
  if (!added) return location
  return `${target}${target.includes('?') ? '&' : '?'}${added}${fragment === undefined ? '' : `#${fragment}`}`
}
