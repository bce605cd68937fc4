import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type TypedUser,
  type Where,
} from 'payload'
import { updateLiveAndDraft } from '../../collections/publishing/updateLiveAndDraft'
import type { CampaignUndo } from '../domain/campaigns/madeCampaign'
import type { Menu } from '../payload-types'
import { lockSites } from './lockSites'

/**
 * Takes a campaign back in one transaction, with the user's rights: its documents go to the trash and are not published any more, its
 * menu items and announcements are removed. What is gone already is skipped.
 * @throws Payload's Forbidden if the user may not change one of them
 */
export async function undoCampaign(payload: Payload, user: TypedUser, parts: readonly CampaignUndo[], now: Date) {
  const req = await createLocalReq({ user }, payload)
  await initTransaction(req)
  try {
    await lockSites(
      req,
      parts.map(({ site }) => site),
    )
    const releases = new Set(parts.flatMap(({ release }) => release ?? []))
    for (const part of parts) await undoOnSite(req, part, now)
    for (const id of releases) await deleteRelease(req, id)
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** What is published stays as a record. */
async function deleteRelease(req: PayloadRequest, id: number): Promise<void> {
  const options = { collection: 'releases', depth: 0, overrideAccess: false, req, user: req.user } as const
  const release = await req.payload.findByID({ ...options, id, disableErrors: true })
  if (release && release.state !== 'published') await req.payload.delete({ ...options, id })
}

async function undoOnSite(
  req: PayloadRequest,
  { site, documents, menuItem, announcement, release }: CampaignUndo,
  now: Date,
) {
  const onSite = (id: number): Where => ({ and: [{ id: { equals: id } }, { site: { equals: site } }] })
  const options = { depth: 0, overrideAccess: false, req, user: req.user } as const
  for (const { collection, id } of documents) {
    const where = onSite(id)
    const { docs } = await req.payload.find({ ...options, collection, limit: 1, pagination: false, select: {}, where })
    if (docs.length === 0) continue
    await req.payload.delete({
      collection: 'payload-jobs',
      req,
      where: {
        and: [
          { taskSlug: { equals: 'schedulePublish' } },
          { completedAt: { exists: false } },
          { 'input.doc.relationTo': { equals: collection } },
          { or: [id, String(id)].map((value) => ({ 'input.doc.value': { equals: value } })) },
        ],
      },
    })
    await req.payload.update({ ...options, collection, id, data: { deletedAt: now.toISOString() } as never })
  }
  if (menuItem) {
    const where = onSite(menuItem.menu)
    const { docs } = await req.payload.find({ ...options, collection: 'menus', limit: 1, pagination: false, where })
    const items = docs[0]?.items ?? []
    const withoutItem = ({ items }: Menu) => ({ items: items?.filter(({ id }) => id !== menuItem.item) })
    if (docs[0] && items.some(({ id }) => id === menuItem.item))
      await updateLiveAndDraft(req, { collection: 'menus', id: docs[0].id }, withoutItem)
    // A release has not published it: back to what is live.
    else if (docs[0] && release !== null)
      await req.payload.update({
        ...options,
        collection: 'menus',
        id: docs[0].id,
        data: { items, _status: 'draft' },
        draft: true,
      })
  }
  if (announcement) {
    const where = { id: { equals: site } }
    const { docs } = await req.payload.find({
      ...options,
      collection: 'sites',
      joins: false,
      limit: 1,
      pagination: false,
      where,
    })
    const planned = docs[0]?.announcement?.planned ?? []
    const others = planned.filter(({ id }) => id !== announcement)
    if (docs[0] && others.length < planned.length) {
      const data = { announcement: { ...docs[0].announcement, planned: others } }
      await req.payload.update({ ...options, collection: 'sites', id: site, data })
    }
  }
}
