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
 * parameters would be lost. A target with its own query keeps it, and gets the other parameters.
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
 * The parameters of a query that a target does not have itself. Of the product's own clean addresses only those that tell where the visitor came
 * from: the target has replaced the others.
 * @param {string} target
 * @param {string} query
 * @param {boolean} isCanonical
 */
function addedQuery(target, query, isCanonical) {
  const own = new URLSearchParams(target.split('?')[1])
  const added = [...new URLSearchParams(query)].filter(
    ([name]) => !own.has(name) && (!isCanonical || isTrackingParam(name)),
  )
  return new URLSearchParams(added).toString()
}

/**
 * Whether the product leads to its own clean address: a search without what it has replaced, or the same page with fewer parameters.
 * @param {string} target
 * @param {string} url of the request
 */
const isOwnCanonical = (target, url) => /^\/search(\/|\?|$)/.test(url) || target.split('?')[0] === url.split('?')[0]

/**
 * @param {string} location
 * @param {string} url of the request
 */
export function addQuery(location, url) {
  const query = url.split('#')[0]?.split('?').slice(1).join('?') ?? ''
  const [target = '', fragment] = location.split('#')
  if (!query || FORM_PARAM.test(query)) return location
  const added = target.includes('?') ? addedQuery(target, query, isOwnCanonical(target, url)) : query
  if (!added) return location
  return `${target}${target.includes('?') ? '&' : '?'}${added}${fragment === undefined ? '' : `#${fragment}`}`
}
