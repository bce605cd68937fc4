import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { getRelationId } from '../../../src/domain/relationId'
import { notify, SKIP_REVALIDATION } from '../../hooks/expireTags'
import { isPublic, type Tagged } from '../../hooks/revalidate'
import { getPublishedVersion, isDraftSave } from '../../publishing/liveDocument'

type Hooks = Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'>

/**
 * Adds hooks that notify stock indexes when a field used in their records changes, so that cars are found under a new location
 * name within a second. `indexedValues` picks those fields; other changes, such as opening hours, notify nothing.
 */
export function notifyStockIndexHooks(hooks: Hooks, indexedValues: (document: Tagged) => unknown[]): Hooks {
  const serialize = (document: Tagged) =>
    JSON.stringify([getRelationId(document.site), isPublic(document), ...indexedValues(document)])
  const afterChange: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
    if (isDraftSave(req, collection.slug)) return doc
    const before = getPublishedVersion<Tagged>(req, collection.slug, doc.id) ?? (previousDoc?.id ? previousDoc : null)
    if (req.context?.[SKIP_REVALIDATION] || (before && serialize(before) === serialize(doc))) return doc
    const sites = new Set([doc, before].map((document) => getRelationId(document?.site)))
    for (const siteId of sites) if (siteId !== null) await notify(req, 'stock_changed', { siteId })
    return doc
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
    const siteId = getRelationId(doc.site)
    if (siteId !== null && !req.context?.[SKIP_REVALIDATION]) await notify(req, 'stock_changed', { siteId })
    return doc
  }
  return {
    afterChange: [...(hooks.afterChange ?? []), afterChange],
    afterDelete: [...(hooks.afterDelete ?? []), afterDelete],
  }
}
