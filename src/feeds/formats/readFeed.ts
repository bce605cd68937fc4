import type { FeedDelimiter, FeedEncoding, FeedFormat } from '../../domain/feeds/feedOptions'
import { readCsv } from './csv'
import { type DecodeResult, decodeText } from './decodeText'
import { type FeedRecord, type ReadNotes, TRUNCATED_MESSAGE } from './feedRecord'
import { findJsonRecords, findXmlRecords } from './findRecords'
import { readJson } from './json'
import { detectFormat, type KnownFormat } from './sniff'
import { readXml } from './xml'

/** How a feed is written; what is `auto` or missing is found out from its first characters. */
export interface FeedFormatOptions {
  format?: FeedFormat
  encoding?: FeedEncoding
  delimiter?: FeedDelimiter
  /** where the vehicles are in XML or JSON: "feed/vehicles/vehicle", "data/vehicles" */
  recordPath?: string | null
}

/** What was found out about a feed while it was read. */
export interface FeedDetails extends ReadNotes {
  format: KnownFormat | null
  recordPath: string | null
}

export const createFeedDetails = (): FeedDetails => ({
  columns: new Set(),
  warnings: [],
  truncated: false,
  format: null,
  recordPath: null,
})

/** Characters from which format, delimiter and path are told. */
const HEAD_CHARACTERS = 128 * 1024

/**
 * The vehicles of a feed, one at a time, whatever its format; memory does not grow with the feed. Throws `FeedError` where
 * it cannot be read.
 * @param details is filled on the way
 */
export async function* readFeed(
  source: AsyncIterable<Buffer>,
  options: FeedFormatOptions,
  details: FeedDetails,
): AsyncGenerator<FeedRecord> {
  const decoded: DecodeResult = { encoding: 'utf-8', warning: null, truncated: false }
  const text = decodeText(source, options.encoding ?? 'auto', decoded)
  try {
    const head = await readHead(text)
    const format = detectFormat(head, options.format)
    details.format = format
    yield* readRecords(format, prepend(head, text), head, options, details)
    if (decoded.warning) details.warnings.push(decoded.warning)
    if (decoded.truncated && !details.truncated) {
      details.truncated = true
      details.warnings.push(TRUNCATED_MESSAGE)
    }
  } finally {
    await text.return(undefined)
  }
}

function readRecords(
  format: KnownFormat,
  text: AsyncIterable<string>,
  head: string,
  { recordPath, delimiter }: FeedFormatOptions,
  details: FeedDetails,
): AsyncGenerator<FeedRecord> {
  if (format === 'csv') return readCsv(text, details, delimiter)
  const path = recordPath || (format === 'xml' ? findXmlRecords(head) : findJsonRecords(head))
  details.recordPath = path
  return format === 'xml' ? readXml(text, path, details) : readJson(text, path, details)
}

async function readHead(text: AsyncGenerator<string>): Promise<string> {
  let head = ''
  while (head.length < HEAD_CHARACTERS) {
    const next = await text.next()
    if (next.done) break
    head += next.value
  }
  return head
}

async function* prepend(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head
  yield* rest
}
