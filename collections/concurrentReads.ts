import type { Endpoint, PayloadRequest } from 'payload'
import { readInTurn } from '../src/server/accounts/concurrentReads'

/** Payload's endpoints that read by conditions, each of which may search all rows. */
const LISTS = ['/', '/count', '/versions']
/** Those that read one document, with what is related to it. */
const DOCUMENTS = ['/:id', '/versions/:id']
/** All rights of the account, in every collection. */
const RIGHTS = '/access'
/** Documents from which on a list counts as large. */
const LARGE_LIMIT = 21

/** Limits the lists and documents of a collection, or the rights, that one account reads at once. */
export function limitEndpoints(config: { endpoints?: false | Omit<Endpoint, 'root'>[] }): void {
  if (config.endpoints) config.endpoints = config.endpoints.map(inTurn)
}

function inTurn(endpoint: Omit<Endpoint, 'root'>): Omit<Endpoint, 'root'> {
  const { handler, method, path } = endpoint
  const isList = LISTS.includes(path)
  if (method !== 'get' || (!isList && !DOCUMENTS.includes(path) && path !== RIGHTS)) return endpoint
  return {
    ...endpoint,
    handler: async (req) => {
      const read = async () => handler(req)
      return req.user ? readInTurn(req.user.id, read, { isLarge: isList && path !== '/count' && isLarge(req) }) : read()
    },
  }
}

/**
 * Whether a list has more than twenty documents, or related ones. Without `depth`, Payload reads related ones too; without `limit` it reads
 * ten, or all if `pagination` is off. 0 and what is no number are taken for the most.
 */
function isLarge({ query = {} }: PayloadRequest): boolean {
  const { depth, limit, pagination } = query
  const isShort =
    limit === undefined ? String(pagination) !== 'false' : Number(limit) >= 1 && Number(limit) < LARGE_LIMIT
  return !isShort || depth === undefined || Array.isArray(depth) || String(depth).trim() === '' || Number(depth) !== 0
}
