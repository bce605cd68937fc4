import type { FeedDelimiter, FeedEncoding, FeedFormat } from '../../domain/feeds/feedOptions'
import { readCsv } from './csv'
import { type DecodeResult, decodeText } from './decodeText'
import { type FeedRecord, type ReadNotes, TRUNCATED_MESSAGE } from './feedRecord'
import { findJsonRecords, findXmlRecords } from './findRecords'
import { readJson } from './json'
import { detectFormat, type KnownFormat } from './sniff'
import { readXml } from './xml'

/** A feed's format; options that are `auto` or missing are detected from its first characters. */
export interface FeedFormatOptions {
  format?: FeedFormat
  encoding?: FeedEncoding
  delimiter?: FeedDelimiter
  /** where the vehicles are in XML or JSON: "feed/vehicles/vehicle", "data/vehicles" */
  recordPath?: string | null
}

/** What reading a feed detects. */
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

/** Characters read to detect the format, delimiter and path. */
const HEAD_CHARACTERS = 128 * 1024

/**
 * Streams the vehicles of a feed of any format.
 * @param details filled while the feed is read
 * @throws {FeedError} if the feed cannot be read
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
