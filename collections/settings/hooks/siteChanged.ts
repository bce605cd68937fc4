import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { cacheTags } from '../../../src/domain/cacheTags'
import { getRelationId } from '../../../src/domain/relationId'
import { FLAG_NAMES } from '../../../src/domain/site/flags'
import type { Site } from '../../../src/payload-types'
import { expireTags, notify, SKIP_REVALIDATION } from '../../hooks/expireTags'
import { listSitesOfGroup } from '../tags/listGroupSites'

/** Site settings that affect search index records: listing rules and rates. */
const serializeStockRules = ({ stockRules, specifications, finance, flags }: Site) =>
  // Hidden flags are missing in the saved document but not in the previous one.
  JSON.stringify([stockRules, specifications, finance, FLAG_NAMES.map((name) => flags?.[name])])

const serializeHosts = ({ slug, domains }: Site) => JSON.stringify([slug, (domains ?? []).map(({ host }) => host)])

/**
 * Expires the site's cache. Hosts expire only if they changed, since that clears the lookup of every dealer. Stock indexes are
 * notified if a listing rule changed.
 */
export const siteChanged: CollectionAfterChangeHook<Site> = async ({ doc, previousDoc, req }) => {
  const before = previousDoc?.id ? previousDoc : null
  const tags = [cacheTags.site(doc.id)]
  if (!before || serializeHosts(before) !== serializeHosts(doc)) tags.push(cacheTags.hosts())
  // Marketing tags are shared in a group.
  const groups = [doc.group, before?.group].map(getRelationId)
  if (before && groups[0] !== groups[1])
    for (const group of groups.filter((id) => id !== null))
      tags.push(...(await listSitesOfGroup(req, group)).map(cacheTags.site))
  const rulesChanged = before !== null && serializeStockRules(before) !== serializeStockRules(doc)
  if (rulesChanged) tags.push(cacheTags.stock(doc.id))
  await expireTags(req, tags)
  if (rulesChanged && !req.context?.[SKIP_REVALIDATION]) await notify(req, 'stock_changed', { siteId: doc.id })
  return doc
}

export const siteDeleted: CollectionAfterDeleteHook<Site> = async ({ doc, req }) => {
  await expireTags(req, [cacheTags.site(doc.id), cacheTags.hosts()])
  return doc
}
