import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import type { CheckedCollection } from '../../src/domain/publishCheck/checkedCollections'
import { getRelationId } from '../../src/domain/relationId'
import { normalizePath } from '../../src/domain/site/path'
import type { DeadLink, DeadLinkCheck } from '../../src/server/deadLinkCheck'

type Data = Record<string, unknown>

/** Documents that one request publishes. */
export interface PublishedTogether {
  collection: CheckedCollection
  where: Where
  data: Data
  /** what is dead of each document's links once those that can be are published; found for the first of them */
  dead?: Promise<ReadonlyMap<number, DeadLink[]>>
}

/** Documents of one request whose links to each other are followed. */
const MAX_TOGETHER = 200

/** Where the documents of a collection are, before their slug. */
const SLUG_PATHS: Partial<Record<CheckedCollection, string>> = {
  posts: '/blog/',
  offers: '/special-offers/',
  models: '/models/',
}

/** The dead links of a document of the request: pages that it publishes too are there, unless they are refused themselves. */
export async function findDeadTogether(
  req: PayloadRequest,
  together: PublishedTogether,
  check: DeadLinkCheck,
  document: Data & { id: number },
): Promise<DeadLink[]> {
  // Payload saves them at the same time.
  together.dead ??= checkTogether(req, together, check)
  const dead = (await together.dead).get(document.id)
  if (dead) return dead
  const { collection } = together
  return check(req, { site: getRelationId(document.site) ?? 0, collection, document })
}

async function checkTogether(
  { payload, user }: PayloadRequest,
  { collection, where, data }: PublishedTogether,
  check: DeadLinkCheck,
): Promise<ReadonlyMap<number, DeadLink[]>> {
  const { docs } = await payload.find({
    ...{ collection: collection as CollectionSlug, where, limit: MAX_TOGETHER, pagination: false, depth: 0 },
    ...{ draft: true, overrideAccess: false, user },
  })
  const documents = docs.map((document) => ({ ...(document as unknown as Data & { id: number }), ...data }))
  const found = new Map<number, DeadLink[]>()
  for (const document of documents) {
    const site = getRelationId(document.site)
    if (site !== null) found.set(document.id, await check({ payload }, { site, collection, document }))
  }
  return withoutPublished(collection, documents, found)
}

/**
 * The dead links that are left once the documents without any are published, and then those that had links to these only: a document that
 * is refused takes along those that link to it.
 */
export function withoutPublished(
  collection: CheckedCollection,
  documents: readonly (Data & { id: number })[],
  found: ReadonlyMap<number, readonly DeadLink[]>,
): Map<number, DeadLink[]> {
  const addresses = documents.map((document) => ({
    id: document.id,
    site: getRelationId(document.site),
    path: addressOf(collection, document),
  }))
  // All that link to each other are published, so one is refused only for a link to what is not among them.
  const refused = new Set<number>()
  const leftOf = (document: Data & { id: number }) =>
    (found.get(document.id) ?? []).filter(
      ({ path, page }) =>
        !addresses.some(
          (other) =>
            !refused.has(other.id) &&
            other.site === getRelationId(document.site) &&
            (page === null ? path !== null && other.path === path : collection === 'pages' && other.id === page),
        ),
    )
  for (let before = -1; before < refused.size; ) {
    before = refused.size
    for (const document of documents) if (leftOf(document).length > 0) refused.add(document.id)
  }
  return new Map(documents.filter(({ id }) => found.has(id)).map((document) => [document.id, leftOf(document)]))
}

function addressOf(collection: CheckedCollection, { path, slug }: Data): string | null {
  if (collection === 'pages') return typeof path === 'string' ? normalizePath(path) : null
  const prefix = SLUG_PATHS[collection]
  return prefix && typeof slug === 'string' ? `${prefix}${slug}` : null
}
