import type { TextFieldSingleValidation } from 'payload'
import { getRelationId } from '../../../src/domain/relationId'
import { INVALID_LINK_MESSAGE, isLinkValue } from '../../../src/domain/site/linkValue'
import { isLinkTo, normalizePath } from '../../../src/domain/site/path'
import { REDIRECT_ERRORS } from '../../../src/domain/site/redirectRow'
import { uniqueOnSite } from '../../fields/uniqueOnSite'
import { checkRedirectFrom, checkRedirectTo, lookUpAddresses } from './checkRedirect'

/** Request context key: the import has already checked all pages and redirects. */
export const SKIP_REDIRECT_CHECK = 'redirectCheckedAmongOthers'

const uniqueFrom = uniqueOnSite('from', 'This path already has a redirect.')

/** A path has one redirect, and nothing else of the site has it as its address. */
export const validateRedirectFrom: TextFieldSingleValidation = async (value, options) => {
  const uniqueResult = await uniqueFrom(value, options)
  if (uniqueResult !== true) return uniqueResult
  const { data, req } = options
  const site = getRelationId((data as { site?: unknown }).site)
  if (!value || site === null || !req?.payload || req.context?.[SKIP_REDIRECT_CHECK]) return true
  return (await checkRedirectFrom(value, lookUpAddresses(site, req))) ?? true
}

/** The target is a valid link, leads somewhere and does not cause a redirect loop. */
export const validateRedirectTo: TextFieldSingleValidation = async (value, { data, id, req, siblingData }) => {
  if ((siblingData as { type?: unknown }).type === 'reference') return true
  if (typeof value !== 'string' || !isLinkValue(value)) return INVALID_LINK_MESSAGE
  const { from, site: relation } = data as { from?: unknown; site?: unknown }
  if (typeof from !== 'string' || !from.startsWith('/') || !value.startsWith('/')) return true
  if (isLinkTo(value, normalizePath(from))) return REDIRECT_ERRORS.toItself
  const site = getRelationId(relation)
  if (site === null || !req?.payload || req.context?.[SKIP_REDIRECT_CHECK]) return true
  return (await checkRedirectTo(normalizePath(from), value, lookUpAddresses(site, req, id))) ?? true
}
