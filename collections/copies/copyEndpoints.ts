import type { Access, Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod'
import type { CopyOverview } from '../../src/domain/copies'
import { isDocumentId, MAX_DOCUMENT_ID } from '../../src/domain/documentId'
import { documentTitle } from '../../src/domain/documentTitle'
import { documentHref } from '../../src/domain/find/findWords'
import { getRelationId } from '../../src/domain/relationId'
import { errorResponse } from '../../src/server/errorResponse'
import { COPIED_COLLECTIONS, type CopiedCollection } from './copiedFrom'
import { type CopyResult, copyDocument, findCopy, type Source } from './copyDocument'
import { listDifferences } from './differences'

/** Sites that a document is copied to at once. */
const MAX_SITES = 20

/** Sites that are offered; a group has fewer. */
const MAX_LISTED_SITES = 200

const path = '/copies/:collection/:id'

const bodySchema = z.object({
  sites: z.array(z.int().positive().max(MAX_DOCUMENT_ID)).min(1).max(MAX_SITES),
})

/** GET /api/copies/{collection}/{id}: the sites that the user may copy a document to, its copies there, and its own source. With `part=source` only the source. */
const overview: Endpoint = {
  path,
  method: 'get',
  handler: async (req) => {
    const target = await findTarget(req)
    if (target instanceof Response) return target
    const { collection, source } = target
    const sites = await listSites(req)
    const own = getRelationId(source.site)
    const result: CopyOverview = { sites: [], source: null }
    const isOfSource = req.searchParams?.get('part') === 'source'
    for (const { id, name } of isOfSource ? [] : sites)
      if (id !== own && (await mayCreate(req, collection, id)))
        result.sites.push({ id, name, copy: await describeCopy(req, collection, source, id) })
    result.source = await describeSource(req, collection, source, sites)
    return Response.json(result, { headers: { 'Cache-Control': 'no-store' } })
  },
}

/** POST /api/copies/{collection}/{id} with `{ sites }`: copies a document to them as drafts, each by itself. */
const copy: Endpoint = {
  path,
  method: 'post',
  handler: async (req) => {
    const body = bodySchema.safeParse(await req.json?.().catch(() => null))
    if (!body.success) return errorResponse(400, { field: 'sites', message: `Choose from 1 to ${MAX_SITES} sites.` })
    const target = await findTarget(req)
    if (target instanceof Response) return target
    const { collection, source } = target
    const sites = [...new Set(body.data.sites)]
    for (const site of sites)
      if (site === getRelationId(source.site) || !(await mayCreate(req, collection, site)))
        return errorResponse(403, { field: 'sites', message: 'You may not copy this to one of these sites.' })
    const results = []
    for (const site of sites) results.push({ site, ...(await tryCopy(req, collection, source, site)) })
    return Response.json({ results })
  },
}

export const copyEndpoints = [overview, copy]

async function tryCopy(
  req: PayloadRequest,
  collection: CopiedCollection,
  source: Source,
  site: number,
): Promise<CopyResult | { message: string }> {
  try {
    return await copyDocument(req, collection, source, site)
  } catch (error) {
    const { message, status, data } = error as {
      message?: string
      status?: number
      data?: { errors?: { message: string }[] }
    }
    // Mistakes that staff can mend; any other is the server's.
    if (!status || status >= 500) throw error
    return { message: data?.errors?.[0]?.message ?? message ?? 'It could not be copied.' }
  }
}

/** The latest version of the document in the address, if the user may read it; otherwise an error response. */
async function findTarget(req: PayloadRequest) {
  if (!req.user) return errorResponse(401, { field: 'user', message: 'Log in first.' })
  const collection = COPIED_COLLECTIONS.find((slug) => slug === req.routeParams?.collection)
  const id = Number(req.routeParams?.id)
  const source = collection && isDocumentId(id) ? await findLatest(req, collection, id) : null
  if (!collection || !source) return errorResponse(404, { field: 'id', message: 'Document not found.' })
  return { collection, source }
}

async function findLatest(req: PayloadRequest, collection: CopiedCollection, id: number): Promise<Source | null> {
  const { docs } = await req.payload.find({
    ...{ collection, depth: 0, draft: true, limit: 1, pagination: false },
    ...{ overrideAccess: false, req, user: req.user, where: { id: { equals: id } } },
  })
  return (docs[0] as unknown as Source | undefined) ?? null
}

async function listSites(req: PayloadRequest): Promise<{ id: number; name: string }[]> {
  const { docs } = await req.payload.find({
    ...{
      collection: 'sites' as const,
      depth: 0,

      limit: MAX_LISTED_SITES,
      pagination: false,
      sort: 'name',
    },
    ...{ overrideAccess: false, req, user: req.user, select: { name: true } },
  })
  return docs.map(({ id, name }) => ({ id, name }))
}

/** Whether the user may create drafts of a collection on a site. */
async function mayCreate(req: PayloadRequest, collection: CopiedCollection, site: number): Promise<boolean> {
  const rule: Access = req.payload.collections[collection].config.access.create
  return (await rule({ req, data: { site, _status: 'draft' } })) !== false
}

const titleOf = (req: PayloadRequest, collection: CopiedCollection, document: Source) =>
  documentTitle(req.payload.collections[collection].config, document) ?? `No. ${document.id}`

async function describeCopy(req: PayloadRequest, collection: CopiedCollection, source: Source, site: number) {
  const id = await findCopy(req, collection, source, site)
  const found = id === null ? null : await findLatest(req, collection, id)
  if (!found) return null
  const isCopy = found.copied_from === source.id
  const { differences, values } = isCopy
    ? await listDifferences(req, collection, source, found)
    : { differences: [], values: [] }
  return {
    href: documentHref(collection, found.id),
    title: titleOf(req, collection, found),
    isCopy,
    differences,
    values,
  }
}

async function describeSource(
  req: PayloadRequest,
  collection: CopiedCollection,
  copied: Source,
  sites: readonly { id: number; name: string }[],
): Promise<CopyOverview['source']> {
  const found = isDocumentId(copied.copied_from) ? await findLatest(req, collection, copied.copied_from) : null
  if (!found) return null
  const site = sites.find(({ id }) => id === getRelationId(found.site))?.name ?? ''
  const differences = await listDifferences(req, collection, found, copied)
  return { href: documentHref(collection, found.id), title: titleOf(req, collection, found), site, ...differences }
}
