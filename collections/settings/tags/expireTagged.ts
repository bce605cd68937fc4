import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { cacheTags } from '../../../src/domain/cacheTags'
import { getRelationId } from '../../../src/domain/relationId'
import type { Tag } from '../../../src/payload-types'
import { expireTags } from '../../hooks/expireTags'
import { isPublic } from '../../hooks/revalidate'
import { getPublishedVersion, isDraftSave } from '../../publishing/liveDocument'
import { listGroupSites } from './listGroupSites'

/** The cache tags of the sites whose pages have a marketing tag. */
export async function sitesOfTag(req: PayloadRequest, tag: Pick<Tag, 'site' | 'shared'>): Promise<string[]> {
  const site = getRelationId(tag.site)
  if (site === null) return []
  const sites = tag.shared ? await listGroupSites(req, site) : [site]
  return sites.map(cacheTags.site)
}

/** Expires the sites that have the tag, and those that had it. */
export const expireTagged: CollectionAfterChangeHook<Tag> = async ({ collection, doc, previousDoc, req }) => {
  if (isDraftSave(req, collection.slug)) return doc
  const before = getPublishedVersion<Tag>(req, collection.slug, doc.id) ?? previousDoc
  const published = [doc, before].filter((tag) => isPublic(tag as never))
  const tags = await Promise.all(published.map((tag) => sitesOfTag(req, tag as Tag)))
  await expireTags(req, [...new Set(tags.flat())])
  return doc
}

export const expireDeletedTag: CollectionAfterDeleteHook<Tag> = async ({ doc, req }) => {
  await expireTags(req, await sitesOfTag(req, doc))
  return doc
}
