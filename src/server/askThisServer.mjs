// @ts-check
// JavaScript, since the production server reads it without compiling it.
import { get } from 'node:http'
import { json } from 'node:stream/consumers'

const TIMEOUT_MS = 2000

/**
 * Asks this server whether a site has a page at a path.
 * @param {{ port: number, host: string, path: string }} page
 * @returns {Promise<boolean>}
 * @throws if it does not answer in time
 */
export async function askPageExists({ port, host, path }) {
  const query = new URLSearchParams({ host, path: decodeURIComponent(path) })
  const { exists } = /** @type {{ exists?: boolean }} */ (await ask(port, `/api/page-exists?${query}`))
  return exists === true
}

/**
 * Asks this server for the preview of a picture.
 * @param {number} port @param {URLSearchParams} query of the picture's address
 * @returns {Promise<string | null>} a data URI; null if the picture has none
 * @throws if it does not answer in time
 */
export async function askPicturePreview(port, query) {
  const { preview } = /** @type {{ preview?: string | null }} */ (await ask(port, `/api/picture-previews?${query}`))
  return preview ?? null
}

/** @param {number} port @param {string} path @returns {Promise<unknown>} */
async function ask(port, path) {
  const headers = { Authorization: `Bearer ${process.env.CRON_SECRET}` }
  return json(await openOnThisServer({ port, path, headers, timeoutMs: TIMEOUT_MS }))
}

/**
 * Sends a request to this server itself.
 * @param {{ port: number, path: string, headers: import('node:http').OutgoingHttpHeaders, timeoutMs: number }} request
 * @returns {Promise<import('node:http').IncomingMessage>}
 * @throws if it does not respond in time
 */
export function openOnThisServer({ port, path, headers, timeoutMs }) {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers, timeout: timeoutMs, agent: false }
    const request = get(options, resolve)
    request.on('timeout', () => request.destroy(new Error(`${path} did not respond`)))
    request.on('error', reject)
  })
}
