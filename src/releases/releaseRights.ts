import type { PayloadRequest } from 'payload'
import { mayUpdate } from '../../collections/access/mayUpdate'
import { findSitesRefusal } from '../../collections/releases/releaseSites'
import { isReleasedCollection } from '../domain/releases/release'
import type { Release, ReleaseItem } from '../payload-types'
import { kindOf } from './documents'

/** Why the user may not change a release: only staff of all of its sites do. Null if they may. */
export async function findReleaseRefusal(req: PayloadRequest, release: Release): Promise<string | null> {
  if (!(await mayUpdate(req, 'releases', release.id, false))) return 'You may not change this release.'
  return findSitesRefusal(req.user, release.sites)
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
