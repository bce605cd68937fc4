import type { Access, AccessArgs, AccessResult, FieldAccess, Where } from 'payload'
import { getRelationId } from '../../src/domain/relationId'
import { getUserSiteIds, hasRole, type Role } from './roles'

/** Allows what any of the rules allows: `anyOf(superAdmin, siteEditors)`. */
export function anyOf(...rules: Access[]): Access {
  return async (args) => {
    const results = await Promise.all(rules.map((rule) => rule(args)))
    if (results.some((result) => result === true)) return true
    const wheres = results.filter(isWhere)
    if (wheres.length === 0) return false
    return wheres.length === 1 ? wheres[0]! : { or: wheres }
  }
}

/** Allows what every one of the rules allows. */
export function allOf(...rules: Access[]): Access {
  return async (args) => {
    const results = await Promise.all(rules.map((rule) => rule(args)))
    if (results.some((result) => result === false)) return false
    const wheres = results.filter(isWhere)
    if (wheres.length === 0) return true
    return wheres.length === 1 ? wheres[0]! : { and: wheres }
  }
}

function isWhere(result: AccessResult): result is Where {
  return typeof result === 'object'
}

function role(...roles: Role[]): Access {
  return ({ req }) => hasRole(req.user, ...roles)
}

/** Denies everyone, including super admins, in the admin and REST. Product code writes with `overrideAccess`. */
export const noAccess: Access = () => false

export const superAdmin = role('superAdmin')
export const groupManagers = role('groupManager')
export const editors = role('groupManager', 'siteEditor')
export const authors = role('siteAuthor')
export const leadsStaff = role('leadsOnly')

/** Allows anyone to download an uploaded file. Listing files needs a staff role. */
export const fileReaders: Access = ({ isReadingStaticFile }) => isReadingStaticFile === true

/**
 * Documents of the user's sites. `field` is where a document stores its site: `sites` if it has several, `id` for sites themselves, `parent` for versions of
 * sites, `version.site` for other versions. A create has no document yet, so its input data is checked.
 */
export function onOwnSites(field: 'site' | 'sites' | 'id' | 'version.site' | 'parent' = 'site'): Access {
  return ({ req, data, id }: AccessArgs) => {
    const sites = getUserSiteIds(req.user)
    if (sites.length === 0) return false
    const inputSite = field === 'site' ? getRelationId((data as { site?: unknown } | undefined)?.site) : null
    if (inputSite !== null && id == null && !sites.includes(inputSite)) return false
    return { [field]: anyOfSites(sites) }
  }
}

/** A condition for one of these sites. For a single site it is an equality, which Postgres answers in the order of an index. */
export const anyOfSites = (sites: readonly unknown[]) => (sites.length === 1 ? { equals: sites[0] } : { in: sites })

/** A rule of the multi-tenant plugin, with its conditions by site as above. */
export function simplifySites(result: AccessResult): AccessResult {
  return isWhere(result) ? simplifyWhere(result) : result
}

function simplifyWhere(where: Where): Where {
  const { and, or, site, ...others } = where as Where & { site?: { in?: unknown } }
  const { in: sites, ...otherOperators } = site ?? {}
  return {
    ...others,
    ...(site && { site: Array.isArray(sites) ? { ...otherOperators, ...anyOfSites(sites) } : site }),
    ...(and && { and: and.map(simplifyWhere) }),
    ...(or && { or: or.map(simplifyWhere) }),
  }
}

/** Writes that keep the document a draft. Allowed without data, which is how Payload checks general permission. */
export const draftsOnly: Access = ({ data }) => (data as { _status?: string } | undefined)?._status !== 'published'

export const siteEditors = allOf(editors, onOwnSites())
export const siteAuthors = allOf(authors, onOwnSites())
export const siteLeadsStaff = allOf(leadsStaff, onOwnSites())

/** Field rule: super admins only. */
export const superAdminField: FieldAccess = ({ req }) => hasRole(req.user, 'superAdmin')

/** Field rule: denies everyone in the admin and REST. */
export const noFieldAccess: FieldAccess = () => false
