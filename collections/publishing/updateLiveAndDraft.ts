import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload'
import { contentOf } from '../../src/domain/documentContent'

interface Target<Slug extends CollectionSlug> {
  collection: Slug
  id: number
  /** false by default: the user's rights */
  overrideAccess?: boolean
}

/**
 * Changes what is live of a document, and the draft that somebody has saved over it: saving the live document alone would leave the draft to
 * the list of versions, and an open release without it.
 * @param change what to set, given the live document or the draft
 */
export async function updateLiveAndDraft<Slug extends CollectionSlug>(
  req: PayloadRequest,
  { collection, id, overrideAccess = false }: Target<Slug>,
  change: (document: DataFromCollectionSlug<Slug>) => Partial<DataFromCollectionSlug<Slug>>,
): Promise<void> {
  const options = { collection, id, depth: 0, overrideAccess, req, user: req.user } as const
  const read = (draft: boolean) =>
    req.payload.findByID({ ...options, draft }) as unknown as Promise<DataFromCollectionSlug<Slug>>
  const live = await read(false)
  const latest = isIn(live, 'published') ? await read(true) : live
  await req.payload.update({ ...options, data: change(live) as never })
  if (latest !== live && isIn(latest, 'draft'))
    await req.payload.update({
      ...options,
      data: { ...contentOf(latest), ...change(latest) } as never,
      draft: true as never,
    })
}

const isIn = (document: object, status: 'draft' | 'published') =>
  (document as { _status?: string | null })._status === status
