import type { Endpoint, SanitizedCollectionConfig } from 'payload'
import { readInTurn } from '../src/server/accounts/concurrentReads'

/** Payload's endpoints that read by conditions, each of which may search all rows. */
const LISTS = ['/', '/count', '/versions']

/** Limits the lists of a collection that one account reads at once. */
export function limitEndpoints(collection: SanitizedCollectionConfig): void {
  if (collection.endpoints) collection.endpoints = collection.endpoints.map(inTurn)
}

function inTurn(endpoint: Omit<Endpoint, 'root'>): Omit<Endpoint, 'root'> {
  const { handler, method, path } = endpoint
  if (method !== 'get' || !LISTS.includes(path)) return endpoint
  return {
    ...endpoint,
    handler: async (req) => (req.user ? readInTurn(req.user.id, async () => handler(req)) : handler(req)),
  }
}
