import type { CollectionSlug, PayloadRequest } from 'payload'
import type { FieldDifference } from '../../src/domain/copies'
import { diffDocuments } from '../../src/domain/history/diffDocuments'
import { findPlacedRelations } from '../fields/findRelations'
import type { CopiedCollection } from './copiedFrom'
import { type Data, withoutOwnFields } from './copyDocument'

/** Names of fields shown at most. */
const MAX_SHOWN = 8

/** In what a copy differs. */
export interface Differences {
  /** names of fields, at most 8 */
  differences: string[]
  /** the first of them with their values */
  values: FieldDifference[]
  /** of all fields that differ */
  count: number
}

/**
 * The fields in which a copy differs from its source, as in the history: "title", "layout 3 heading". Both as last saved. Files that
 * were copied, and documents of both sites with the same address, are the same.
 */
export async function listDifferences(
  req: PayloadRequest,
  collection: CopiedCollection,
  source: Data,
  copy: Data,
): Promise<Differences> {
  const [before, after] = await Promise.all([toCompared(req, collection, source), toCompared(req, collection, copy)])
  const values = diffDocuments(before, after).map((change) => ({
    ...{ field: change.path, source: change.before, copy: change.after },
  }))
  const paths = [...new Set(values.map(({ field }) => field))]
  const differences =
    paths.length <= MAX_SHOWN ? paths : [...paths.slice(0, MAX_SHOWN - 1), `and ${paths.length - MAX_SHOWN + 1} more`]
  return { differences, values: values.slice(0, MAX_SHOWN), count: paths.length }
}

/** The content of a document with rows by position, and with what stands for the same on each site in place of ids. */
async function toCompared(req: PayloadRequest, collection: CopiedCollection, document: Data): Promise<Data> {
  const data = withoutOwnFields(document)
  const relations = findPlacedRelations(req.payload.collections[collection].config.fields, data)
  const names = new Map<string, string>()
  for (const slug of new Set(relations.map((relation) => relation.collection))) {
    const ids = [...new Set(relations.filter((relation) => relation.collection === slug).map(({ id }) => id))]
    for (const [id, name] of await readNames(req, slug as CollectionSlug, ids)) names.set(`${slug}:${id}`, name)
  }
  for (const { collection: slug, id, holder, key } of relations)
    (holder as Record<string | number, unknown>)[key] = names.get(`${slug}:${id}`) ?? `${slug} ${id}`
  return data
}

async function readNames(req: PayloadRequest, collection: CollectionSlug, ids: number[]): Promise<[number, string][]> {
  const { docs } = await req.payload.find({
    ...{ collection, depth: 0, limit: ids.length, pagination: false },
    ...{ overrideAccess: false, req, user: req.user, where: { id: { in: ids } } },
  })
  return (docs as unknown as ({ id: number } & Data)[]).map((document) => {
    const { id, copied_from: source, path, slug } = document
    const address = path ?? slug
    return [id, typeof address === 'string' ? address : `${collection} ${source ?? id}`]
  })
}
