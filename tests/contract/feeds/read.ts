import type { FeedRecord } from '../../../src/feeds/formats/feedRecord'
import {
  createFeedDetails,
  type FeedDetails,
  type FeedFormatOptions,
  readFeed,
} from '../../../src/feeds/formats/readFeed'

/** Reads a whole feed in chunks of a fixed size, so that any character may be split between chunks. */
export async function readContent(content: string | Buffer, options: FeedFormatOptions = {}, pieceBytes = 64 * 1024) {
  const details: FeedDetails = createFeedDetails()
  const records: FeedRecord[] = []
  for await (const record of readFeed(split(Buffer.from(content as string), pieceBytes), options, details))
    records.push(record)
  return { records, fields: records.map(({ fields }) => fields), details }
}

async function* split(bytes: Buffer, size: number) {
  for (let offset = 0; offset < bytes.length; offset += size) yield bytes.subarray(offset, offset + size)
}
