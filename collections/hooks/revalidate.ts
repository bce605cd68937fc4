import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { idOf } from '../fields/idOf'
import { isDraftSave, wasPublished } from '../website/hooks/liveDocument'
import { expireTags } from './expireTags'

/** A document as the tag functions see it: whatever the collection has, and the site it belongs to. */
export type Tagged = Record<string, unknown> & { id: number; _status?: 'draft' | 'published' | null }

type TagsOf = (siteId: number, document: Tagged) => string[]

/**
 * Hooks that drop the cached reads of both the new and the previous document, so that a page that moved leaves no copy at
 * its old address. Drafts and autosaves change nothing that shoppers see and drop nothing.
 */
export function revalidateHooks(
  tagsOf: TagsOf,
): Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'> {
  const afterChange: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
    if (isDraftSave(req, collection.slug)) return doc
    const before = wasPublished<Tagged>(req, collection.slug, doc.id) ?? previousDoc
    const seen = [doc, before].filter(isPublic)
    await expireTags(req, tagsOfAll(seen, tagsOf))
    return doc
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await expireTags(req, tagsOfAll([doc], tagsOf))
    return doc
  }
  return { afterChange: [afterChange], afterDelete: [afterDelete] }
}

function tagsOfAll(documents: Tagged[], tagsOf: TagsOf): string[] {
  return documents.flatMap((document) => {
    const site = idOf(document.site)
    return site === null ? [] : tagsOf(site, document)
  })
}

/** Whether shoppers see, or saw, the document: collections without drafts have no status and are always public. */
function isPublic(document: Partial<Tagged> | null | undefined): document is Tagged {
  if (!document?.id) return false
  return document._status === undefined || document._status === null || document._status === 'published'
}
