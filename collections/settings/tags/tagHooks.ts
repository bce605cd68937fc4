import {
  type Access,
  type APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  ValidationError,
} from 'payload'
import { getRelationId } from '../../../src/domain/relationId'
import { isTagKind, SCRIPT_ADDRESS, SUPER_ADMIN_KINDS, TAG_KINDS, tagSettings } from '../../../src/domain/tags/tagKinds'
import type { Tag } from '../../../src/payload-types'
import { encryptText } from '../../../src/server/encryptedText'
import { getUserSiteIds, hasRole } from '../../access/roles'
import { listGroupSites } from './listGroupSites'

/** Excludes the kinds that only super admins change. */
export const withoutSuperAdminKinds: Access = () => ({ kind: { not_in: [...SUPER_ADMIN_KINDS] } })

/** Excludes tags that a group shares. */
export const sharedByManagersOnly: Access = () => ({ shared: { not_equals: true } })

/** The usual purpose of the kind, if staff chose none. */
export const fillPurpose: CollectionBeforeValidateHook<Tag> = ({ data, originalDoc }) => {
  const kind = data?.kind ?? originalDoc?.kind
  const purpose = data?.purpose === undefined ? originalDoc?.purpose : data.purpose
  return data && !purpose && isTagKind(kind) ? { ...data, purpose: TAG_KINDS[kind].purpose } : data
}

/** Rejects what only super admins, or managers of every site of the group, may set. */
export const checkTagRights: CollectionBeforeChangeHook<Tag> = async ({ data, originalDoc, req }) => {
  const { user } = req
  // Product code has no user.
  if (!user || hasRole(user, 'superAdmin')) return data
  const tag = { ...originalDoc, ...data }
  if (SUPER_ADMIN_KINDS.includes(tag.kind as never))
    throw invalid(
      req,
      'kind',
      `Kind: only super admins add a ${TAG_KINDS.custom.label.toLowerCase()}. Choose another one.`,
    )
  const problem = hasRole(user, 'groupManager') ? null : newScriptProblem(tag, originalDoc)
  if (problem) throw invalid(req, problem.path, problem.message)
  if (tag.purpose === 'necessary' && originalDoc?.purpose !== 'necessary')
    throw invalid(req, 'purpose', 'Purpose: only super admins declare a tag necessary. Choose another one.')
  if (!tag.shared) return data
  const site = getRelationId(tag.site)
  const own = getUserSiteIds(user)
  const group = site === null ? [] : await listGroupSites(req, site)
  if (!hasRole(user, 'groupManager') || group.some((id) => !own.includes(id)))
    throw invalid(
      req,
      'shared',
      'On all sites of the group: only a manager of all these sites sets it. Turn it off to save the tag for this site.',
    )
  return data
}

/**
 * A script by a free address has all rights of the page, also under the name of a chat: editors of a site may keep one, and not enter another.
 * Null if the tag has the script that it had.
 */
function newScriptProblem(
  tag: Partial<Tag>,
  before: Partial<Tag> | undefined,
): { path: string; message: string } | null {
  const kind = tag.kind
  if (!isTagKind(kind) || !tagSettings(kind).some(({ name }) => name === SCRIPT_ADDRESS)) return null
  const addressOf = (of: Partial<Tag> | undefined) =>
    (of?.[kind] as { scriptUrl?: string | null } | undefined)?.scriptUrl?.trim() ?? ''
  const address = addressOf(tag)
  if (address === '' || (before?.kind === kind && addressOf(before) === address)) return null
  return {
    path: `${kind}.${SCRIPT_ADDRESS}`,
    message:
      'Script address: the script could read and change everything on the page, so only group managers and super admins enter one. Ask one of them.',
  }
}

/** Encrypts a new access token. Another kind or pixel deletes the stored one. */
export const encryptAccessToken: CollectionBeforeChangeHook<Tag> = ({ data, originalDoc }) => {
  const { newAccessToken, ...rest } = data.metaPixel ?? {}
  if (data.kind !== 'metaPixel' && data.kind !== undefined)
    return { ...data, metaPixel: { ...rest, sealedAccessToken: null, accessTokenKept: false } }
  if (data.metaPixel === undefined) return data
  // Another pixel has another token.
  const moved = originalDoc !== undefined && originalDoc.metaPixel?.pixelId !== rest.pixelId
  if (newAccessToken?.trim())
    return {
      ...data,
      metaPixel: { ...rest, sealedAccessToken: encryptText(newAccessToken.trim()), accessTokenKept: true },
    }
  return {
    ...data,
    metaPixel: moved ? { ...rest, sealedAccessToken: null, accessTokenKept: false } : rest,
  }
}

function invalid(req: Parameters<CollectionBeforeChangeHook>[0]['req'], path: string, message: string): APIError {
  return new ValidationError({ collection: 'tags', errors: [{ path, message }], req }, req.t)
}
