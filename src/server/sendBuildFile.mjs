// @ts-check
// JavaScript, since the production server reads it without compiling it.
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { lookup } from 'mrmime'
import Negotiator from 'negotiator'
import { findSender } from './clientAddress.mjs'
import { createTurns } from './turns.mjs'
import { RETRY_AFTER_SECONDS } from './unavailable.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {{ encoding: 'br' | 'identity', body: Buffer }} BuildFile */
/** @typedef {(path: string) => Promise<BuildFile | null>} FindBuildFile */

const YEAR_SECONDS = 31_536_000

/** Longer than any path of a build. */
const MAX_PATH_LENGTH = 300

/** A file that a build writes: folders of routes, such as `app/(site)/[host]`, and a name with an extension. */
const BUILD_FILE = /^(?:[\w.()[\]@~-]+\/)*[\w.()[\]@~-]+\.[a-z0-9]{2,12}$/i

/** A browser loads six files at a time. */
const LIMITS = { running: 6, waiting: 100, waitMs: 5000 }

const decompress = promisify(brotliDecompress)

// Next may load this module more than once in a process.
const shared = /** @type {{ forecourtFindBuildFile?: FindBuildFile }} */ (globalThis)

/** Sets how a static file of another build is found. @param {FindBuildFile} find */
export function registerBuildFiles(find) {
  shared.forecourtFindBuildFile = find
}

/**
 * Sends the static files of other builds, which a page that is open in a browser may ask for: only names that a build writes are looked up, six at a
 * time for each sender. Any other name is a 404.
 * @returns {(request: Request, response: Response, path: string) => Promise<void>} `path` below `/_next/static/`, decoded
 */
export function createBuildFileSender() {
  const takeTurn = createTurns(LIMITS)

  return async (request, response, path) => {
    if (path.length > MAX_PATH_LENGTH || !BUILD_FILE.test(path)) return refuse(response, 404)
    const left = new AbortController()
    response.once('close', () => left.abort())
    const end = await takeTurn(findSender(request) ?? '', left.signal)
    if (!end) return refuse(response, 503)
    try {
      const file = (await shared.forecourtFindBuildFile?.(path)) ?? null
      if (!file) return refuse(response, 404)
      await sendFile(request, response, path, file)
    } catch (error) {
      console.error('Could not read a file of another build', error)
      refuse(response, 503)
    } finally {
      end()
    }
  }
}

/** @param {Request} request @param {Response} response @param {string} path @param {BuildFile} file */
async function sendFile(request, response, path, { encoding, body }) {
  const acceptsBrotli = new Negotiator(request).encodings(['br']).includes('br')
  const isSentAsStored = encoding === 'identity' || acceptsBrotli
  const bytes = isSentAsStored ? body : await decompress(body)
  if (response.destroyed) return
  response
    .writeHead(200, {
      'Content-Type': lookup(path) ?? 'application/octet-stream',
      'Content-Length': bytes.length,
      ...(encoding === 'br' && isSentAsStored && { 'Content-Encoding': 'br' }),
      'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
      Vary: 'Accept-Encoding',
    })
    .end(request.method === 'HEAD' ? undefined : bytes)
}

/** @param {Response} response @param {404 | 503} status */
function refuse(response, status) {
  if (response.destroyed || response.headersSent) return
  response
    .writeHead(status, {
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
      ...(status === 503 && { 'Retry-After': String(RETRY_AFTER_SECONDS) }),
    })
    .end(status === 404 ? 'Not found' : 'Try again in a moment.')
}
