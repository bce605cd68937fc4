import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { cacheTags } from '../../../src/domain/cacheTags'
import type { Site } from '../../../src/payload-types'
import { expireTags, notify, SKIP_REVALIDATION } from '../../hooks/expireTags'

/** Everything that a search index takes from the site: which cars it lists, and its rates. */
const stockRulesOf = ({ stockRules, specifications, finance, flags }: Site) =>
  JSON.stringify([stockRules, specifications, finance, flags])

const hostsOf = ({ slug, domains }: Site) => JSON.stringify([slug, (domains ?? []).map(({ host }) => host)])

/**
 * Drops what is cached of the site. Hosts are dropped only where they changed, since that empties the lookup of every
 * dealer; stock indexes are told where a rule of listing changed.
 */
export const siteChanged: CollectionAfterChangeHook<Site> = async ({ doc, previousDoc, req }) => {
  const before = previousDoc?.id ? previousDoc : null
  const tags = [cacheTags.site(doc.id)]
  if (!before || hostsOf(before) !== hostsOf(doc)) tags.push(cacheTags.hosts())
  const rulesChanged = before !== null && stockRulesOf(before) !== stockRulesOf(doc)
  if (rulesChanged) tags.push(cacheTags.stock(doc.id))
  await expireTags(req, tags)
  if (rulesChanged && !req.context?.[SKIP_REVALIDATION]) await notify(req, 'stock_changed', { siteId: doc.id })
  return doc
}

export const siteDeleted: CollectionAfterDeleteHook<Site> = async ({ doc, req }) => {
  await expireTags(req, [cacheTags.site(doc.id), cacheTags.hosts()])
  return doc
}
