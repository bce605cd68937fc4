import { isUtf8 } from 'node:buffer'
import type { FeedEncoding } from '../../domain/feeds/feedOptions'
import { FeedError } from '../feedError'

/** Enough for a byte order mark and an XML declaration. */
const HEAD_BYTES = 200

/** What decoding detects, for the run's report; filled while the feed is read. */
export interface DecodeResult {
  encoding: Exclude<FeedEncoding, 'auto'>
  /** text for staff if the encoding is unexpected */
  warning: string | null
  /** the bytes end in the middle of a character */
  truncated: boolean
}

/** Bytes that Windows-1252 leaves undefined: text that contains them has another encoding. */
const UNDEFINED_IN_WINDOWS_1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

const NOT_UTF8_MESSAGE =
  'The feed mixes UTF-8 with another encoding. Export it as UTF-8, or choose its encoding under "Format options".'

/**
 * Decodes bytes as text. The encoding comes from a byte order mark, the zero bytes of UTF-16 or an XML declaration. Otherwise
 * the text is UTF-8, or Windows-1252 if it contains no UTF-8 character and its first non-ASCII byte cannot start one.
 * @throws {FeedError} if the encoding is ambiguous or unsupported
 */
export async function* decodeText(
  source: AsyncIterable<Buffer>,
  requested: FeedEncoding,
  result: DecodeResult,
): AsyncGenerator<string> {
  let decode: ((chunk: Buffer, last: boolean) => string) | null = null
  let head: Buffer = Buffer.alloc(0)
  const createDecoder = () => {
    rejectOtherFiles(head)
    const encoding = requested === 'auto' ? detectEncoding(head) : requested
    result.encoding = encoding ?? 'utf-8'
    return encoding === null ? decodeGuessing(result) : decodeAs(encoding, result)
  }
  for await (const chunk of source) {
    if (decode) yield decode(chunk, false)
    else {
      head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
      if (head.length < HEAD_BYTES) continue
      decode = createDecoder()
      yield decode(head, false)
    }
  }
  if (decode) yield decode(Buffer.alloc(0), true)
  else yield createDecoder()(head, true)
}

/** Magic numbers of binary files, in hex, and their names for staff. */
const OTHER_FILES: readonly [RegExp, string][] = [
  [/^504b0304/, 'a ZIP archive or an Excel workbook'],
  [/^d0cf11e0/, 'an Excel workbook'],
  [/^(1f8b|425a68|52617221|377abcaf|fd377a58)/, 'a compressed file'],
  [/^255044462d/, 'a PDF document'],
  [/^(89504e47|ffd8ff|47494638|52494646)/, 'a picture'],
]

function rejectOtherFiles(head: Buffer): void {
  const start = head.subarray(0, 8).toString('hex')
  const type = OTHER_FILES.find(([sign]) => sign.test(start))
  if (type) throw new FeedError(`The feed is ${type[1]}. Send it as CSV, XML or JSON.`)
}

/** The encoding according to the first bytes; null if they do not decide it. */
function detectEncoding(head: Buffer): DecodeResult['encoding'] | null {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2]! += 1
  if (zeros[1]! > head.length / 4 && zeros[0] === 0) return 'utf-16le'
  if (zeros[0]! > head.length / 4 && zeros[1] === 0) return 'utf-16be'
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w-]+)["']/i.exec(head.toString('latin1'))?.[1]?.toLowerCase()
  if (declared === undefined) return null
  if (/^(windows-1252|cp1252|iso-8859-1|iso8859-1|latin1|us-ascii)$/.test(declared)) return 'windows-1252'
  if (/^utf-?8$/.test(declared)) return 'utf-8'
  throw new FeedError(`The encoding ${declared} is not supported. Export the feed as UTF-8.`)
}

function decodeAs(encoding: DecodeResult['encoding'], result: DecodeResult) {
  const decoder = new TextDecoder(encoding, { fatal: true })
  return (chunk: Buffer, last: boolean) => {
    try {
      const text = decoder.decode(chunk, { stream: true })
      if (last) result.truncated = !endsComplete(decoder)
      return text
    } catch {
      throw new FeedError(
        encoding === 'utf-8'
          ? 'The feed is declared as UTF-8 but is not. Export it as UTF-8.'
          : `The feed is not valid ${encoding}. Check its encoding under "Format options".`,
      )
    }
  }
}

/** Decodes as UTF-8 until the first non-ASCII byte shows that the text is Windows-1252. */
function decodeGuessing(result: DecodeResult) {
  let decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let ascii = true
  let windows = false
  // The start of a character split between two chunks, at most three bytes.
  let incomplete: Buffer = Buffer.alloc(0)
  return (chunk: Buffer, last: boolean): string => {
    if (windows) return decodeWindows1252(decoder, chunk)
    const bytes = incomplete.length > 0 ? Buffer.concat([incomplete, chunk]) : chunk
    const completeLength = bytes.length - incompleteBytes(bytes)
    incomplete = bytes.subarray(completeLength)
    try {
      const text = decoder.decode(bytes.subarray(0, completeLength), { stream: false })
      if (ascii) ascii = !hasNonAscii(bytes.subarray(0, completeLength))
      if (last && incomplete.length > 0) result.truncated = true
      return text
    } catch {
      if (!ascii || startsUtf8(bytes)) throw new FeedError(NOT_UTF8_MESSAGE)
      windows = true
      incomplete = Buffer.alloc(0)
      decoder = new TextDecoder('windows-1252')
      result.encoding = 'windows-1252'
      result.warning = 'The feed is not in UTF-8; it was read as Windows-1252. Check names with accents.'
      return decodeWindows1252(decoder, bytes)
    }
  }
}

function decodeWindows1252(decoder: TextDecoder, bytes: Buffer): string {
  for (const byte of bytes) if (UNDEFINED_IN_WINDOWS_1252.has(byte)) throw new FeedError(NOT_UTF8_MESSAGE)
  return decoder.decode(bytes, { stream: true })
}

const hasNonAscii = (bytes: Buffer) => {
  for (const byte of bytes) if (byte >= 0x80) return true
  return false
}

/** True if the first non-ASCII byte starts a UTF-8 character, which rules out Windows-1252. */
function startsUtf8(bytes: Buffer): boolean {
  const at = bytes.findIndex((byte) => byte >= 0x80)
  const length = at === -1 ? 0 : utf8Length(bytes[at]!)
  return length > 0 && isUtf8(bytes.subarray(at, at + length))
}

/** Length of a UTF-8 character by its first byte; 0 if the byte cannot start one. */
const utf8Length = (byte: number) =>
  byte >= 0xf0 && byte <= 0xf4 ? 4 : byte >= 0xe0 ? (byte < 0xf0 ? 3 : 0) : byte >= 0xc2 ? 2 : 0

/** Number of bytes at the end that belong to an incomplete character. */
function incompleteBytes(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!
    if (byte >= 0xc0) return utf8Length(byte) > back ? back : 0
    if (byte < 0x80) return 0
  }
  return 0
}

function endsComplete(decoder: TextDecoder): boolean {
  try {
    decoder.decode()
    return true
  } catch {
    return false
  }
}
