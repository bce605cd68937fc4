import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Content } from './manifest'

/** Bytes that are read at once. */
const CHUNK_BYTES = 256 * 1024

/** A stage of a pipeline that passes everything on, and knows its size and SHA-256 at the end. */
function createHasher() {
  const hash = createHash('sha256')
  let bytes = 0
  const stage = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stage, result: (): Content => ({ bytes, sha256: hash.digest('hex') }) }
}

/**
 * Writes a new file that only this account can read, on the disk itself when this returns.
 * @throws `EEXIST` if there is one
 */
export async function writeHashed(path: string, source: Readable, signal: AbortSignal, ...stages: Transform[]) {
  const hasher = createHasher()
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline([source, ...stages, hasher.stage, target], { signal })
  return hasher.result()
}

/** Size and SHA-256 of a file. */
export async function hashFile(path: string): Promise<Content> {
  const hasher = createHasher()
  const ignore = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(createReadStream(path, { highWaterMark: CHUNK_BYTES }), hasher.stage, ignore)
  return hasher.result()
}
