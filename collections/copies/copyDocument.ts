import {
  type CollectionSlug,
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  type Where,
} from 'payload'
import { isPlainObject } from '../../src/domain/cleanText'
import { UPLOAD_FOLDERS } from '../../src/domain/uploadFolders'
import { getFileStore, readWhole } from '../../src/server/fileStore'
import { freeAddress } from '../fields/copies'
import { findPlacedRelations, type PlacedRelation } from '../fields/findRelations'
import { type CopiedCollection, copiedFromKey } from './copiedFrom'
import { findMatch } from './matches'

/** Bytes of a picture that is copied, as of one that is edited. */
const MAX_FILE_BYTES = 50 * 1024 * 1024

export type Data = Record<string, unknown>
export type Source = Data & { id: number }

/** Fields that a copy has of its own. */
const OWN_FIELDS = [
  ...['id', 'site', 'createdAt', 'updatedAt', 'updatedBy', 'deletedAt', '_status', 'copied_from'],
  ...['unlisted_key', 'slug', 'path'],
]

export interface CopyResult {
  id: number
  /** what it refers to and the site does not have, such as `locations` */
  leftOut: string[]
}

/**
 * Copies a document to a site as a draft, with its pictures, all or nothing. A copy made earlier, or the menu of the same placement,
 * gets a new draft; what is published stays. Other documents that it refers to are replaced by those of the site with the same
 * address, else left out.
 * @throws what Payload throws if the user may not create it there
 */
export async function copyDocument(
  { payload, user }: PayloadRequest,
  collection: CopiedCollection,
  source: Source,
  site: number,
): Promise<CopyResult> {
  const req = await createLocalReq({ user: user ?? undefined }, payload)
  const isOwner = await initTransaction(req)
  try {
    const { data, leftOut } = await toCopy(req, collection, source, site)
    const existing = await findCopy(req, collection, source, site)
    const id = await withSource(req, collection, source.id, async () =>
      existing === null
        ? createDraft(req, collection, { ...data, ...(await ownAddress(req, collection, source, site)), site })
        : updateDraft(req, collection, existing, data),
    )
    if (isOwner) await commitTransaction(req)
    return { id, leftOut }
  } catch (error) {
    if (isOwner) await killTransaction(req)
    throw error
  }
}

async function createDraft(req: PayloadRequest, collection: CopiedCollection, data: Data): Promise<number> {
  const options = { collection, data, draft: true, depth: 0, overrideAccess: false, req, user: req.user }
  return (await req.payload.create(options as never)).id as number
}

async function updateDraft(req: PayloadRequest, collection: CopiedCollection, id: number, data: Data): Promise<number> {
  const options = { collection, id, data, draft: true, depth: 0, overrideAccess: false, req, user: req.user }
  await req.payload.update(options as never)
  return id
}

/** Runs `save` so that what it saves in the collection keeps the source. */
async function withSource<Value>(req: PayloadRequest, collection: string, source: number, save: () => Promise<Value>) {
  req.context[copiedFromKey(collection)] = source
  try {
    return await save()
  } finally {
    delete req.context[copiedFromKey(collection)]
  }
}

/** The document on a site that a copy goes to: an earlier copy, or its menu of the same placement. Null for a new one. */
export async function findCopy(
  req: PayloadRequest,
  collection: CopiedCollection,
  source: Source,
  site: number,
): Promise<number | null> {
  const isCopy: Where =
    collection === 'menus' ? { key: { equals: source.key } } : { copied_from: { equals: source.id } }
  const { docs } = await req.payload.find({
    collection,
    where: { and: [{ site: { equals: site } }, isCopy] },
    depth: 0,
    limit: 1,
    overrideAccess: false,
    pagination: false,
    req,
    sort: 'id',
    user: req.user,
  })
  return docs[0]?.id ?? null
}

/** The address of a new copy: the source's, with "-copy" if the site has a document there. */
async function ownAddress(
  req: PayloadRequest,
  collection: CopiedCollection,
  source: Source,
  site: number,
): Promise<Data> {
  const field = 'path' in source ? 'path' : 'slug'
  const address = source[field]
  if (typeof address !== 'string' || address === '') return {}
  return { [field]: await freeAddress(req, collection, field, site, address) }
}

/** The content of a copy, with relations to documents of its site only. */
async function toCopy(req: PayloadRequest, collection: CopiedCollection, source: Source, site: number) {
  const data = withoutOwnFields(source)
  const leftOut = new Set<string>()
  const relations = findPlacedRelations(req.payload.collections[collection].config.fields, data)
  for (const relation of relations) {
    const id =
      relation.collection === 'media'
        ? await copyFile(req, relation.id, site)
        : await findMatch(req, relation.collection as CollectionSlug, relation.id, site)
    replaceRelation(relation, id)
    if (id === null) leftOut.add(relation.collection)
  }
  return { data: dropEmptyRelations(data, relations), leftOut: [...leftOut] }
}

function replaceRelation({ holder, key }: PlacedRelation, id: number | null): void {
  const place = holder as Record<string | number, unknown>
  place[key] = id
}

/** Takes relations that were left out from their lists. */
function dropEmptyRelations(data: Data, relations: readonly PlacedRelation[]): Data {
  for (const { holder } of relations)
    if (Array.isArray(holder)) holder.splice(0, holder.length, ...holder.filter((value) => value !== null))
  return data
}

/** A copy of a document's data without what is its own: its address, dates, status, and the ids of its rows. */
export function withoutOwnFields(document: Data): Data {
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip)
    if (!isPlainObject(value)) return value
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name, part]) => !(name === 'id' && typeof part === 'string'))
        .map(([name, part]) => [name, strip(part)]),
    )
  }
  return strip(Object.fromEntries(Object.entries(document).filter(([name]) => !OWN_FIELDS.includes(name)))) as Data
}

/** Copies a file to a site, once. Null if it is not there or the user may not read it. */
async function copyFile(req: PayloadRequest, id: number, site: number): Promise<number | null> {
  const found = await findMatch(req, 'media', id, site)
  if (found !== null) return found
  const options = { collection: 'media', id, depth: 0, disableErrors: true, overrideAccess: false } as const
  const file = await req.payload.findByID({ ...options, req, user: req.user })
  const open = file?.filename ? await getFileStore().open(UPLOAD_FOLDERS.media, file.filename) : null
  if (!file?.filename || !open) return null
  const data = await readWhole(open, MAX_FILE_BYTES)
  return withSource(req, 'media', id, async () => {
    const { alt, focalX, focalY, filename, mimeType } = file
    const copy = await req.payload.create({
      collection: 'media',
      data: { alt, focalX, focalY, site } as never,
      depth: 0,
      file: { data, mimetype: mimeType ?? '', name: filename!, size: data.length },
      overrideAccess: false,
      req,
      user: req.user,
    })
    return copy.id
  })
}
