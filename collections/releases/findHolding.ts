import type { PayloadRequest } from 'payload'
import type { ReleaseItem } from '../../src/payload-types'
import { findOpenEntry } from './findOpenEntry'

/** The entry of the open release that holds a document; null if none does. */
export const findHolding = (req: PayloadRequest, collection: string, id: number): Promise<ReleaseItem | null> =>
  findOpenEntry(req, 'releaseItems', collection, id)
