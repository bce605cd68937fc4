import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { idOf } from '../../fields/idOf'
import { notify, SKIP_REVALIDATION } from '../../hooks/expireTags'

/** Something that index records are worked out from has changed: the site's stock is read anew. */
export const notifyStockRulesChanged: CollectionAfterChangeHook = async ({ doc, req }) => {
  await announce(doc.site, req)
  return doc
}

export const notifyStockRulesDeleted: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await announce(doc.site, req)
  return doc
}

async function announce(site: unknown, req: PayloadRequest): Promise<void> {
  const siteId = idOf(site)
  if (siteId !== null && !req.context?.[SKIP_REVALIDATION]) await notify(req, 'stock_changed', { siteId })
}
