import type { CollectionBeforeChangeHook, CollectionSlug, FieldHook, PayloadRequest, TextField } from 'payload'
import { getRelationId } from '../../src/domain/relationId'
import { isCreation } from '../publishing/creation'

/** The address of a copy: "about-us-copy", "about-us-copy-2". */
const COPY_SUFFIX = /-copy(?:-\d+)?$/
const NAME_SUFFIX = / \(copy\)$/
const MAX_ADDRESS_LENGTH = 110
const MAX_COPIES = 1000

/** A copy was changed when it was made: Payload gives it the time of its source, and lists would show it among old documents. */
export const setTimeOfCopy: CollectionBeforeChangeHook = ({ collection, data, req }) =>
  isCreation(req, collection.slug, 'copy') ? { ...data, updatedAt: new Date().toISOString() } : data

/** Names the copy that Duplicate makes: "About us (copy)". Use it as `beforeDuplicate`. */
export const copyName: FieldHook = ({ field, value }) => {
  if (typeof value !== 'string') return value
  const suffix = ' (copy)'
  const max = (field as TextField).maxLength ?? Number.POSITIVE_INFINITY
  return value.replace(NAME_SUFFIX, '').slice(0, max - suffix.length) + suffix
}

/** Gives the copy that Duplicate makes a slug or path that is free on its site. Use it as `beforeDuplicate`. */
export const copyAddress: FieldHook = async ({ collection, data, field, req, value }) => {
  const site = getRelationId((data as { site?: unknown } | undefined)?.site)
  if (typeof value !== 'string' || !collection || site === null) return value
  return freeCopyAddress(req, collection.slug as CollectionSlug, field.name as string, site, value)
}

/** An address that is free on a site: the given one, else "about-us-copy". */
export async function freeAddress(
  req: PayloadRequest,
  collection: CollectionSlug,
  field: string,
  site: number,
  address: string,
): Promise<string> {
  const taken = await listAddresses(req, collection, field, site, address)
  return taken.has(address) ? freeCopyAddress(req, collection, field, site, address) : address
}

async function freeCopyAddress(
  req: PayloadRequest,
  collection: CollectionSlug,
  field: string,
  site: number,
  address: string,
): Promise<string> {
  const start = `${address === '/' ? '/home' : address.replace(COPY_SUFFIX, '').slice(0, MAX_ADDRESS_LENGTH)}-copy`
  const taken = await listAddresses(req, collection, field, site, start)
  let copy = start
  for (let number = 2; taken.has(copy); number += 1) copy = `${start}-${number}`
  return copy
}

async function listAddresses(
  req: PayloadRequest,
  collection: CollectionSlug,
  field: string,
  site: number,
  start: string,
): Promise<Set<unknown>> {
  const { docs } = await req.payload.find({
    collection,
    where: { site: { equals: site }, [field]: { like: start } },
    select: { [field]: true },
    depth: 0,
    pagination: false,
    limit: MAX_COPIES,
  })
  return new Set(docs.map((document) => (document as unknown as Record<string, unknown>)[field]))
}
