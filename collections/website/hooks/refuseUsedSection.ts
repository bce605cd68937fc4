import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { getRelationId } from '../../../src/domain/relationId'
import { findUses } from '../../files/documentUses'
import { DELETES_SITE, usedError } from '../../files/mediaHooks'

async function refuseUsed(req: PayloadRequest, section: { id: number; site?: unknown; title?: unknown }) {
  const site = getRelationId(section.site)
  if (req.context[DELETES_SITE] || site === null) return
  const uses = await findUses(req, { collection: 'sections', id: section.id }, site)
  if (uses.length > 0) throw usedError(`"${section.title}"`, uses)
}

/** Refuses to move a saved section to the trash that pages show, and says which. */
export const refuseTrashingUsedSection: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data.deletedAt && originalDoc && !originalDoc.deletedAt) await refuseUsed(req, originalDoc)
  return data
}

/** Refuses to delete a saved section for good that pages show, and says which. */
export const refuseDeletingUsedSection: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const section = await req.payload.findByID({
    ...{ collection: 'sections', id, depth: 0, disableErrors: true, req, trash: true },
  })
  if (section) await refuseUsed(req, section)
}
