import {
  APIError,
  addDataAndFileToRequest,
  type CollectionSlug,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { errorResponse } from '../../src/server/errorResponse'
import { createTurns } from '../../src/server/turns.mjs'
import { mayUpdate } from '../access/mayUpdate'
import { checkPixels, convertHeicFile, refuseOtherContent } from './mediaHooks'

/** Pictures that are resized at once, each in a transaction of its own, and those that wait: each is in memory with up to 20 MB. */
const PICTURES = { running: 2, waiting: 10, waitMs: 20_000 }
const RETRY_SECONDS = 10

// One queue per process, even when this module is loaded several times.
const globals = globalThis as { forecourtUploads?: ReturnType<typeof createTurns> }
globals.forecourtUploads ??= createTurns(PICTURES)
const takeTurn = globals.forecourtUploads

/**
 * Fields that say where a file is and what it is like. The server finds them from the file; Payload takes some of them from the request: with a
 * name and an address it would read that file of the store, or fetch it.
 */
const OF_SERVER = ['filename', 'filesize', 'height', 'mimeType', 'prefix', 'sizes', 'thumbnailURL', 'url', 'width']

type CollectionEndpoint = Omit<Endpoint, 'root'>

/**
 * Takes the file of a request in before Payload begins a transaction, which holds a connection to the database: rights to the document, then
 * what the file is, then decoding. A few pictures are resized at once; others wait, up to a number.
 */
export function takeFilesFirst(collection: SanitizedCollectionConfig): void {
  if (!collection.upload || !collection.endpoints) return
  collection.endpoints = collection.endpoints.map((endpoint) =>
    endpoint.method === 'post' || endpoint.method === 'patch' ? withFile(collection, endpoint) : endpoint,
  )
}

function withFile(collection: SanitizedCollectionConfig, endpoint: CollectionEndpoint): CollectionEndpoint {
  const { handler, method, path } = endpoint
  const isOfOne = (method === 'post' && path === '/') || (method === 'patch' && path === '/:id')
  const hasPictures = Boolean(collection.upload.imageSizes?.length)
  return {
    ...endpoint,
    handler: async (req) => {
      await readForm(req)
      if (isOfOne && method === 'post' && !req.file && req.data?.url)
        throw fileError('Upload the file itself; an address is not fetched.')
      for (const name of OF_SERVER) delete req.data?.[name]
      // For many documents, a picture of each would be made anew in one transaction.
      if (!isOfOne) req.query = { ...req.query, uploadEdits: undefined }
      if (!req.file) return hasPictures && req.query.uploadEdits ? inTurn(() => handler(req)) : handler(req)
      if (!isOfOne) throw fileError('Send a file with a document of its own.')
      await checkRights(req, collection)
      if (!hasPictures) return handler(req)
      refuseOtherContent(req.file)
      await checkPixels(req.file)
      req.file = await convertHeicFile(req.file)
      return inTurn(() => handler(req))
    },
  }
}

/** Reads the form of a request as Payload does, which then finds it read. */
async function readForm(req: PayloadRequest): Promise<void> {
  const { routeParams } = req
  // A text in place of the file names a file that is stored already, of whichever site. Without a collection, Payload refuses it.
  req.routeParams = {}
  try {
    await addDataAndFileToRequest(req)
  } finally {
    req.routeParams = routeParams
  }
  Object.defineProperty(req, 'body', { value: null, configurable: true })
}

/** @throws {Forbidden} 403 without a right to what is to be created, or to the document that is to be changed */
async function checkRights(req: PayloadRequest, { access, slug }: SanitizedCollectionConfig): Promise<void> {
  const id = Number(req.routeParams?.id)
  const isAllowed =
    req.routeParams?.id === undefined
      ? await access.create({ data: req.data, req })
      : Number.isInteger(id) && (await mayUpdate(req, slug as CollectionSlug, id, false))
  if (!isAllowed) throw new Forbidden(req.t)
}

async function inTurn(handle: () => Promise<Response> | Response): Promise<Response> {
  const end = await takeTurn('pictures')
  if (!end) return busyResponse()
  try {
    return await handle()
  } finally {
    end()
  }
}

const busyResponse = () =>
  errorResponse(
    503,
    { field: 'file', message: 'Many pictures are being taken in. Try again in a few seconds.' },
    { 'Retry-After': String(RETRY_SECONDS), 'Cache-Control': 'no-store' },
  )

const fileError = (message: string) => new APIError(message, 400, { errors: [{ path: 'file', message }] }, true)
