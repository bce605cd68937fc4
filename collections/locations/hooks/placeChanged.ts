import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { idOf } from '../../fields/idOf'
import { notify, SKIP_REVALIDATION } from '../../hooks/expireTags'
import type { Tagged } from '../../hooks/revalidate'

type Hooks = Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'>

/**
 * A place's hooks, which also tell stock indexes when what their records show of it has changed, so that its cars are found
 * under its new name within a second. `shown` picks that; anything else, such as opening hours, is no news to them.
 */
export function notifyStockIndexHooks(hooks: Hooks, shown: (document: Tagged) => unknown[]): Hooks {
  const picture = (document: Tagged) => JSON.stringify([idOf(document.site), ...shown(document)])
  const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
    const before = previousDoc?.id ? previousDoc : null
    if (req.context?.[SKIP_REVALIDATION] || (before && picture(before) === picture(doc))) return doc
    const sites = new Set([doc, before].map((document) => idOf(document?.site)))
    for (const siteId of sites) if (siteId !== null) await notify(req, 'stock_changed', { siteId })
    return doc
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
    const siteId = idOf(doc.site)
    if (siteId !== null && !req.context?.[SKIP_REVALIDATION]) await notify(req, 'stock_changed', { siteId })
    return doc
  }
  return {
    afterChange: [...(hooks.afterChange ?? []), afterChange],
    afterDelete: [...(hooks.afterDelete ?? []), afterDelete],
  }
}
