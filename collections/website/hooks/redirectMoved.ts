import type { CollectionAfterChangeHook, TypeWithID } from 'payload'
import { getRelationId } from '../../../src/domain/relationId'
import { locationMove, type Move, pathMove } from '../../../src/domain/site/movedLinks'
import type { Page, Redirect } from '../../../src/payload-types'
import { getPublishedVersion, isDraftSave } from '../../publishing/liveDocument'
import { followMoved } from './followMoved'

type Target = NonNullable<Redirect['to']>

interface Moving extends TypeWithID {
  site?: unknown
  _status?: ('draft' | 'published') | null
}

interface MovedOptions<Document> {
  /** the path of a document on its site */
  addressOf: (document: Document) => string
  /** what the redirect leads to; by default the new path */
  targetOf?: (document: Document) => Target
  /** which links follow; by default those to the old path */
  moveOf?: (before: Document, document: Document) => Move
}

/**
 * When the address of a published document changes, redirects the old address to the new one, updates redirects that pointed to the old
 * one, deletes those that would loop, and gives the site's links the new address.
 */
function redirectMoved<Document extends Moving>({
  addressOf,
  targetOf = (document) => ({ type: 'custom', url: addressOf(document) }),
  moveOf = (before, document) => pathMove(addressOf(before), addressOf(document)),
}: MovedOptions<Document>): CollectionAfterChangeHook<Document & { id: number }> {
  return async ({ collection, doc, req }) => {
    const before = getPublishedVersion<Document>(req, collection.slug, doc.id)
    if (isDraftSave(req, collection.slug) || before?._status !== 'published' || doc._status !== 'published') return doc
    const site = getRelationId(doc.site)
    const [from, path] = [addressOf(before), addressOf(doc)]
    if (site === null || getRelationId(before.site) !== site || from === path) return doc
    const { payload } = req
    const to = targetOf(doc)
    await payload.delete({
      collection: 'redirects',
      req,
      where: { site: { equals: site }, from: { in: [from, path] } },
    })
    const earlier = await payload.find({
      collection: 'redirects',
      depth: 0,
      pagination: false,
      req,
      where: { site: { equals: site }, 'to.type': { equals: 'custom' }, 'to.url': { equals: from } },
    })
    for (const { id } of earlier.docs) await payload.update({ collection: 'redirects', id, req, data: { to } })
    await payload.create({ collection: 'redirects', req, data: { site, from, to, type: '301' } })
    await followMoved(req, site, moveOf(before, doc))
    return doc
  }
}

/** For a page: its redirect follows it when it moves again. */
export const redirectMovedPage = redirectMoved<Page>({
  addressOf: ({ path }) => path,
  targetOf: ({ id }) => ({ type: 'reference', reference: { relationTo: 'pages', value: id } }),
})

type WithSlug = Moving & { slug: string }

/** For documents of which the last part of the address is a slug. @param prefix such as "/models/" */
export const redirectMovedSlug = (prefix: string) =>
  redirectMoved<WithSlug>({ addressOf: ({ slug }) => `${prefix}${slug}` })

/** For a location, which has several pages. Their routes find its redirect (`followMovedLocation`). */
export const redirectMovedLocation = redirectMoved<WithSlug>({
  addressOf: ({ slug }) => `/our-location/${slug}`,
  moveOf: (before, { slug }) => locationMove(before.slug, slug),
})
