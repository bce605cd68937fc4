import {
  type Access,
  type APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { getRelationId } from '../../../src/domain/relationId'
import { findNewScript } from '../../../src/domain/tags/newScript'
import { isTagKind, SUPER_ADMIN_KINDS, TAG_KINDS } from '../../../src/domain/tags/tagKinds'
import type { Tag } from '../../../src/payload-types'
import { encryptText } from '../../../src/server/encryptedText'
import { managesSite } from '../../access/managesSite'
import { getUserSiteIds, hasRole } from '../../access/roles'
import { getPublishedVersion, isDraftSave } from '../../publishing/liveDocument'
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

/**
 * Rejects what only super admins, or managers of every site of the group, may set. Editors of a site keep the script and the hosts that a tag
 * has: they enter no others, also not in a draft, and make none live that is not, by whatever way a save comes.
 */
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
  if (!managesSite(user, getRelationId(tag.site))) {
    const isLive = tag._status === 'published' && !tag.deletedAt && !isDraftSave(req, 'tags')
    const found =
      findNewScript(tag, originalDoc ?? null) ?? (isLive ? findNewScript(tag, findLive(req, originalDoc)) : null)
    if (found) throw invalid(req, found.path, found.message)
  }
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

/** The tag as it is on dealers' pages; null for one that is not, such as a draft or what is in the trash. */
function findLive(req: PayloadRequest, tag: Partial<Tag> | undefined): Tag | null {
  const published = tag && getPublishedVersion<Tag>(req, 'tags', tag.id)
  return published?._status === 'published' && !published.deletedAt ? published : null
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

function invalid(req: PayloadRequest, path: string, message: string): APIError {
  return new ValidationError({ collection: 'tags', errors: [{ path, message }], req }, req.t)
}
