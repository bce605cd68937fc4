import type { Access, AccessArgs, AccessResult, FieldAccess, Where } from 'payload'
import { idOf } from '../fields/idOf'
import { hasRole, type Role, sitesOf } from './roles'

/** Allows what any of the rules allows: `anyOf(superAdmin, editorsOfThisSite)`. */
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

/** Nobody, not even a super admin, through the admin or REST; our own code writes with `overrideAccess`. */
export const nobody: Access = () => false

export const superAdmin = role('superAdmin')
export const groupManagers = role('groupManager')
export const editors = role('groupManager', 'siteEditor')
export const authors = role('siteAuthor')
export const leadsStaff = role('leadsOnly')

/** Anyone who asks for an uploaded file itself, as shoppers' browsers do; the list of files stays with staff. */
export const fileReaders: Access = ({ isReadingStaticFile }) => isReadingStaticFile === true

/**
 * Documents of the sites that the user works on. `field` names where a document says its site: `id` for sites themselves,
 * `version.site` for versions. A create has no document yet, so the incoming data is asked.
 */
export function ofOwnSites(field: 'site' | 'id' | 'version.site' = 'site'): Access {
  return ({ req, data, id }: AccessArgs) => {
    const sites = sitesOf(req.user)
    if (sites.length === 0) return false
    const incoming = field === 'site' ? idOf((data as { site?: unknown } | undefined)?.site) : null
    if (incoming !== null && id == null && !sites.includes(incoming)) return false
    return { [field]: { in: sites } }
  }
}

/** Writes that leave the document a draft. Asked without data (may they at all?) it says yes. */
export const draftsOnly: Access = ({ data }) => (data as { _status?: string } | undefined)?._status !== 'published'

export const editorsOfThisSite = allOf(editors, ofOwnSites())
export const authorsOfThisSite = allOf(authors, ofOwnSites())
export const leadsStaffOfThisSite = allOf(leadsStaff, ofOwnSites())

/** Field rule: super admins only. */
export const superAdminField: FieldAccess = ({ req }) => hasRole(req.user, 'superAdmin')

/** Field rule: nobody through the admin or REST. */
export const nobodyField: FieldAccess = () => false
