import type { FeedDelimiter, FeedEncoding, FeedFormat } from '../../domain/feeds/feedOptions'
import { readCsv } from './csv'
import { type DecodedAs, decodeText } from './decodeText'
import { type FeedNotes, type FeedRecord, TRUNCATED_MESSAGE } from './feedRecord'
import { findJsonRecords, findXmlRecords } from './findRecords'
import { readJson } from './json'
import { detectFormat, type KnownFormat } from './sniff'
import { readXml } from './xml'

/** How a feed is written; what is `auto` or missing is found out from its first characters. */
export interface FeedWriting {
  format?: FeedFormat
  encoding?: FeedEncoding
  delimiter?: FeedDelimiter
  /** where the vehicles are in XML or JSON: "feed/vehicles/vehicle", "data/vehicles" */
  recordPath?: string | null
}

/** What was found out about a feed while it was read. */
export interface FeedReading extends FeedNotes {
  format: KnownFormat | null
  recordPath: string | null
}

export const createReading = (): FeedReading => ({
  columns: new Set(),
  warnings: [],
  cutOff: false,
  format: null,
  recordPath: null,
})

/** Characters from which format, delimiter and path are told. */
const HEAD_CHARACTERS = 128 * 1024

/**
 * The vehicles of a feed, one at a time, whatever its format; memory does not grow with the feed. Throws `FeedError` where
 * it cannot be read.
 * @param reading is filled on the way
 */
export async function* readFeed(
  source: AsyncIterable<Buffer>,
  writing: FeedWriting,
  reading: FeedReading,
): AsyncGenerator<FeedRecord> {
  const decoded: DecodedAs = { encoding: 'utf-8', warning: null, cutOff: false }
  const text = decodeText(source, writing.encoding ?? 'auto', decoded)
  try {
    const head = await firstCharacters(text)
    const format = detectFormat(head, writing.format)
    reading.format = format
    yield* vehicles(format, rejoined(head, text), head, writing, reading)
    if (decoded.warning) reading.warnings.push(decoded.warning)
    if (decoded.cutOff && !reading.cutOff) {
      reading.cutOff = true
      reading.warnings.push(TRUNCATED_MESSAGE)
    }
  } finally {
    await text.return(undefined)
  }
}

function vehicles(
  format: KnownFormat,
  text: AsyncIterable<string>,
  head: string,
  { recordPath, delimiter }: FeedWriting,
  reading: FeedReading,
): AsyncGenerator<FeedRecord> {
  if (format === 'csv') return readCsv(text, reading, delimiter)
  const path = recordPath || (format === 'xml' ? findXmlRecords(head) : findJsonRecords(head))
  reading.recordPath = path
  return format === 'xml' ? readXml(text, path, reading) : readJson(text, path, reading)
}

async function firstCharacters(text: AsyncGenerator<string>): Promise<string> {
  let head = ''
  while (head.length < HEAD_CHARACTERS) {
    const next = await text.next()
    if (next.done) break
    head += next.value
  }
  return head
}

async function* rejoined(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head
  yield* rest
}
