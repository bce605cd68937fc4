import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  SanitizedCollectionConfig,
} from 'payload'
import { getRelationId } from '../../src/domain/relationId'
import { getPublishedVersion, isDraftSave } from '../publishing/liveDocument'
import { expireTags } from './expireTags'

/** A document as cache tag functions receive it. */
export type Tagged = Record<string, unknown> & { id: number; _status?: 'draft' | 'published' | null }

type GetTags = (siteId: number, document: Tagged) => string[]

const tagsOfHook = new WeakMap<CollectionAfterChangeHook, GetTags>()

/** The tags of a public document, for a change of it that runs no hooks. None if it is not public. */
export const cacheTagsOf = ({ hooks }: SanitizedCollectionConfig, site: number, document: Partial<Tagged>): string[] =>
  isPublic(document) ? hooks.afterChange.flatMap((hook) => tagsOfHook.get(hook)?.(site, document) ?? []) : []

/**
 * Hooks that expire the cached reads of the new and the previous document, so that a moved page leaves no copy at its old
 * path. Drafts and autosaves expire nothing.
 */
export function revalidateHooks(
  getTags: GetTags,
): Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'> {
  const afterChange: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
    if (isDraftSave(req, collection.slug)) return doc
    const before = getPublishedVersion<Tagged>(req, collection.slug, doc.id) ?? previousDoc
    const published = [doc, before].filter(isPublic)
    await expireTags(req, collectTags(published, getTags))
    return doc
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await expireTags(req, collectTags([doc], getTags))
    return doc
  }
  tagsOfHook.set(afterChange, getTags)
  return { afterChange: [afterChange], afterDelete: [afterDelete] }
}

function collectTags(documents: Tagged[], getTags: GetTags): string[] {
  return documents.flatMap((document) => {
    const site = getRelationId(document.site)
    return site === null ? [] : getTags(site, document)
  })
}

/** Whether the document is public. Collections without drafts have no status, and all that are not in the trash are public. */
export function isPublic(document: Partial<Tagged> | null | undefined): document is Tagged {
  if (!document?.id || document.deletedAt) return false
  return document._status === undefined || document._status === null || document._status === 'published'
}
