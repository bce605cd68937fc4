import type { PayloadRequest } from 'payload'
import { mayUpdate } from '../../collections/access/mayUpdate'
import { getUserSiteIds, hasRole } from '../../collections/access/roles'
import { getRelationId } from '../domain/relationId'
import { isReleasedCollection } from '../domain/releases/release'
import type { Release, ReleaseItem } from '../payload-types'
import { kindOf } from './documents'

/** Why the user may not change a release: only staff of all of its sites do. Null if they may. */
export async function findReleaseRefusal(req: PayloadRequest, release: Release): Promise<string | null> {
  if (!(await mayUpdate(req, 'releases', release.id, false))) return 'You may not change this release.'
  if (hasRole(req.user, 'superAdmin')) return null
  const own = getUserSiteIds(req.user)
  const isOwn = (release.sites ?? []).every((site) => own.includes(getRelationId(site) ?? 0))
  return isOwn ? null : 'This release is also for sites that are not yours. Ask somebody who works on all of them.'
}

/** Why the user may not publish a release: the first document that they may not publish. Null if they may. */
export async function findFirstRefused(
  req: PayloadRequest,
  release: Release,
  items: readonly ReleaseItem[],
): Promise<string | null> {
  const refusal = await findReleaseRefusal(req, release)
  if (refusal !== null) return refusal
  for (const { collection, document, title } of items)
    if (!isReleasedCollection(collection) || !(await mayUpdate(req, collection, document, true)))
      return `${kindOf(req, collection)} "${title}": you may not publish it. Ask for approval.`
  return null
}
