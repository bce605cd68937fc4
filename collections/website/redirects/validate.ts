import type { TextFieldSingleValidation, Where } from 'payload'
import { INVALID_LINK_MESSAGE, isLinkValue } from '../../../blocks/fields/link'
import { isLinkTo, normalizePath } from '../../../src/domain/site/path'
import { isRedirectLoop, REDIRECT_ERRORS } from '../../../src/domain/site/redirectRow'
import { idOf } from '../../fields/idOf'
import { uniqueOnSite } from '../../fields/uniqueOnSite'
import { populatedPath } from './populatedPath'

/** In a request's context: an import has read all pages and redirects once and need not for each of its lines. */
export const AMONG_OTHERS_CHECKED = 'redirectCheckedAmongOthers'

const oncePerSite = uniqueOnSite('from', 'This old address already has a redirect.')

/** An old address has one redirect, and no page of its own: a page goes first, and its redirect would do nothing. */
export const validateOldAddress: TextFieldSingleValidation = async (value, options) => {
  const once = await oncePerSite(value, options)
  if (once !== true) return once
  const { data, req } = options
  const site = idOf((data as { site?: unknown }).site)
  if (!value || site === null || !req?.payload || req.context?.[AMONG_OTHERS_CHECKED]) return true
  if (value === '/') return REDIRECT_ERRORS.fromHome
  const where: Where = { site: { equals: site }, path: { equals: value }, _status: { equals: 'published' } }
  const { totalDocs } = await req.payload.count({ collection: 'pages', where, req })
  return totalDocs === 0 || REDIRECT_ERRORS.fromPage
}

/** A new address is one, and leads neither to the old one nor, through the site's other redirects, in a circle. */
export const validateNewAddress: TextFieldSingleValidation = async (value, { data, id, req, siblingData }) => {
  if ((siblingData as { type?: unknown }).type === 'reference') return true
  if (typeof value !== 'string' || !isLinkValue(value)) return INVALID_LINK_MESSAGE
  const { from, site: relation } = data as { from?: unknown; site?: unknown }
  if (typeof from !== 'string' || !from.startsWith('/') || !value.startsWith('/')) return true
  if (isLinkTo(value, normalizePath(from))) return REDIRECT_ERRORS.toItself
  const site = idOf(relation)
  if (site === null || !req?.payload || req.context?.[AMONG_OTHERS_CHECKED]) return true
  const where: Where = { site: { equals: site } }
  if (id != null) where.id = { not_equals: id }
  const { docs } = await req.payload.find({ collection: 'redirects', depth: 1, pagination: false, req, where })
  const others = new Map(docs.map((redirect) => [redirect.from, populatedPath(redirect)]))
  return !isRedirectLoop({ from: normalizePath(from), to: value }, others) || REDIRECT_ERRORS.inCircle
}
