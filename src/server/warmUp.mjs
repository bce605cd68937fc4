// @ts-check
import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const HEALTH_PATH = '/api/health'

/** What takes longest to load: code of the admin, of shoppers' pages, of pages that do not exist, and of drawings. */
const PATHS = ['/admin/login', '/admin/not-a-page', '/search', '/models/not-a-model', '/share-image?path=%2F']
const TIMEOUT_MS = 30_000

/** Milliseconds in which health checks are answered at once, before loading code delays them. */
const PAUSE_MS = 500

/**
 * Asks this server for some pages one after another, so that the first person does not wait until their code has been loaded. A page
 * that fails now is tried again by whoever asks for it.
 * @param {number} port of this server
 */
export async function warmUp(port) {
  await request({ port, path: HEALTH_PATH })
  await sleep(PAUSE_MS)
  for (const path of PATHS) await request({ port, path })
}

/** @param {{ port: number, path: string }} target @returns {Promise<void>} when it has been answered, or has failed */
function request({ port, path }) {
  const hostHeader = (path.startsWith('/admin') && process.env.ADMIN_HOST) || 'localhost'
  const options = { host: '127.0.0.1', port, path, headers: { Host: hostHeader }, timeout: TIMEOUT_MS, agent: false }
  return new Promise((resolve) => {
    const sent = get(options, (response) => response.resume())
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => resolve())
    sent.on('close', () => resolve())
  })
}
