import type { PayloadRequest, TextFieldSingleValidation, Where } from 'payload'
import { getRelationId } from '../../../src/domain/relationId'
import { INVALID_LINK_MESSAGE, isLinkValue } from '../../../src/domain/site/linkValue'
import { isLinkTo, normalizePath } from '../../../src/domain/site/path'
import { findUnreachableReason, isProductPath, redirectCandidates } from '../../../src/domain/site/redirectMatch'
import { isRedirectLoop, REDIRECT_ERRORS } from '../../../src/domain/site/redirectRow'
import { uniqueOnSite } from '../../fields/uniqueOnSite'
import { landingProblem } from '../knownLanding'
import { hasDocumentAt } from './documentAt'
import { populatedPath } from './populatedPath'

/** Request context key: the import has already checked all pages and redirects. */
export const SKIP_REDIRECT_CHECK = 'redirectCheckedAmongOthers'

const uniqueFrom = uniqueOnSite('from', 'This path already has a redirect.')

/** A path has one redirect and no published page, which would take precedence. */
export const validateRedirectFrom: TextFieldSingleValidation = async (value, options) => {
  const uniqueResult = await uniqueFrom(value, options)
  if (uniqueResult !== true) return uniqueResult
  const { data, req } = options
  const site = getRelationId((data as { site?: unknown }).site)
  if (!value || site === null || !req?.payload || req.context?.[SKIP_REDIRECT_CHECK]) return true
  if (value === '/') return REDIRECT_ERRORS.fromHome
  const unreachable = findUnreachableReason(value)
  if (unreachable) return unreachable
  const where: Where = { site: { equals: site }, path: { equals: value }, _status: { equals: 'published' } }
  const { totalDocs } = await req.payload.count({ collection: 'pages', where, req })
  if (totalDocs > 0) return REDIRECT_ERRORS.fromPage
  if (await isSearchPage(value, site, req)) return REDIRECT_ERRORS.fromSearch
  return (await hasDocumentAt(value, site, req)) ? REDIRECT_ERRORS.fromDocument : true
}

/** Whether a path is a search's own page, such as /search/used-cars/toyota. */
const isSearchPage = async (path: string, site: number, req: PayloadRequest) =>
  /^\/search\/[^*]+$/.test(path) && (await landingProblem(path, site, req)) === null

/** The target is a valid link and does not cause a redirect loop. */
export const validateRedirectTo: TextFieldSingleValidation = async (value, { data, id, req, siblingData }) => {
  if ((siblingData as { type?: unknown }).type === 'reference') return true
  if (typeof value !== 'string' || !isLinkValue(value)) return INVALID_LINK_MESSAGE
  const { from, site: relation } = data as { from?: unknown; site?: unknown }
  if (typeof from !== 'string' || !from.startsWith('/') || !value.startsWith('/')) return true
  if (isLinkTo(value, normalizePath(from))) return REDIRECT_ERRORS.toItself
  const site = getRelationId(relation)
  if (site === null || !req?.payload || req.context?.[SKIP_REDIRECT_CHECK]) return true
  const where: Where = { site: { equals: site } }
  if (id != null) where.id = { not_equals: id }
  const { docs } = await req.payload.find({ collection: 'redirects', depth: 1, pagination: false, req, where })
  const others = new Map(docs.map((redirect) => [redirect.from, populatedPath(redirect)]))
  if (isRedirectLoop({ from: normalizePath(from), to: value }, others)) return REDIRECT_ERRORS.inCircle
  return (await leadsSomewhere(value, site, others, req)) || REDIRECT_ERRORS.toNowhere
}

/** False for a path of this site that no page, route or redirect answers. A target with `*` depends on the request. */
async function leadsSomewhere(to: string, site: number, redirects: ReadonlyMap<string, string>, req: PayloadRequest) {
  const path = normalizePath(to)
  if (path.includes('*') || path === '/' || isProductPath(path)) return true
  if (redirectCandidates(path).some((from) => redirects.has(from))) return true
  const where: Where = { site: { equals: site }, path: { equals: path } }
  return (await req.payload.count({ collection: 'pages', where, req })).totalDocs > 0
}
