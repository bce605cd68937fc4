import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { getRelationId } from '../../../src/domain/relationId'
import { notify, SKIP_REVALIDATION } from '../../hooks/expireTags'

/** Reloads a site's stock index when data that its records are built from changes. */
export const notifyStockRulesChanged: CollectionAfterChangeHook = async ({ doc, req }) => {
  await notifyStockChanged(doc.site, req)
  return doc
}

export const notifyStockRulesDeleted: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await notifyStockChanged(doc.site, req)
  return doc
}

async function notifyStockChanged(site: unknown, req: PayloadRequest): Promise<void> {
  const siteId = getRelationId(site)
  if (siteId !== null && !req.context?.[SKIP_REVALIDATION]) await notify(req, 'stock_changed', { siteId })
}
