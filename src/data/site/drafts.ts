import 'server-only'
import type { TypedUser } from 'payload'
import type { HoursWording, Layout, Location, Model, Offer, Post, PromoCard, Section } from '../../payload-types'
import { payloadClient } from '../payloadClient'
import { currentPreview } from '../preview/currentPreview'

/** Depth of relations: a block's card, then the card's picture. */
const DEPTH = 2

/** The collections whose documents have a preview by id. */
const PREVIEWED = [
  'posts',
  'layouts',
  'sections',
  'offers',
  'promoCards',
  'locations',
  'hoursWording',
  'models',
] as const
export type PreviewedCollection = (typeof PREVIEWED)[number]

/** The latest version of a document with a preview, published or not. */
export type Draft =
  | { collection: 'posts'; document: Post }
  | { collection: 'layouts'; document: Layout }
  | { collection: 'sections'; document: Section }
  | { collection: 'offers'; document: Offer }
  | { collection: 'promoCards'; document: PromoCard }
  | { collection: 'locations'; document: Location }
  | { collection: 'hoursWording'; document: HoursWording }
  | { collection: 'models'; document: Model }

export const isPreviewed = (collection: string): collection is PreviewedCollection =>
  (PREVIEWED as readonly string[]).includes(collection)

/**
 * The latest draft of a site's document for a preview by a staff member, or what their form has unsaved; never cached. Null if they may
 * not read it.
 */
export async function findDraft(
  user: TypedUser,
  siteId: number,
  collection: PreviewedCollection,
  id: number,
): Promise<Draft | null> {
  const payload = await payloadClient()
  const preview = currentPreview()
  const read = () =>
    payload.find({
      collection,
      // In a preview, what is not saved counts as published.
      draft: preview === null,
      depth: DEPTH,
      limit: 1,
      overrideAccess: false,
      pagination: false,
      user,
      where: { and: [{ site: { equals: siteId } }, { id: { equals: id } }] },
    })
  const found = await (preview ? preview.read(read) : read())
  return found.docs[0] ? ({ collection, document: found.docs[0] } as Draft) : null
}
