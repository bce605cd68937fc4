// @ts-check
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { resolveNodeModule, startNode } from './childProcesses.mjs'

// The server logs JSON lines only.
/**
 * Less memory: garbage of a loaded stock is collected when the heap has doubled, and more of it before it leaves the young generation. A
 * quicker start: most of what is loaded stays, so that collecting garbage among the first 256 MB finds little. The same in package.json and
 * Dockerfile.
 */
const MEMORY_FLAGS = [
  '--min-semi-space-size=16',
  '--max-semi-space-size=32',
  '--initial-old-space-size=256',
  '--heap-growing-percent=100',
]

const JSON_LOGS = ['--no-warnings', '--import', new URL('../server/jsonConsole.mjs', import.meta.url).href]

const READY_TIMEOUT_MS = 180_000

/**
 * Starts the web server and waits until /api/health reports that it is ready.
 * @param {object} options
 * @param {'start' | 'dev'} options.mode
 * @param {number} options.port
 * @param {Record<string, string | undefined>} options.env
 * @param {(line: string) => void} options.onLine called with each line of its output
 * @param {(detail: string) => void} [options.onProgress] called with the reason why it is not ready yet
 * @returns the server, ready
 * @throws with the end of its output, or with the reason why it is not ready
 */
export async function startServer({ mode, port, env, onLine, onProgress = () => {} }) {
  const command =
    mode === 'start'
      ? [...MEMORY_FLAGS, fileURLToPath(new URL('../server/productionServer.mjs', import.meta.url))]
      : [resolveNodeModule('next/dist/bin/next'), 'dev', '-p', String(port)]
  const server = startNode([...JSON_LOGS, ...command], {
    name: mode === 'start' ? 'the web server' : 'next dev',
    env: { ...env, NODE_ENV: undefined, PORT: String(port), NEXT_TELEMETRY_DISABLED: '1' },
    onLine,
  })
  /** @type {{ code: number | null, signal: string | null, tail: string } | undefined} */
  let end
  server.ended.then(
    (result) => {
      end = result
    },
    (error) => {
      end = { code: 1, signal: null, tail: String(error) }
    },
  )
  const deadline = Date.now() + READY_TIMEOUT_MS
  let reason = 'no response'
  while (Date.now() < deadline) {
    if (end) throw new Error(`The server exited before it was ready:\n${end.tail}`)
    const health = await fetchHealth(port)
    if (health?.status === 'ok' || health?.status === 'degraded') return server
    reason = health?.reason ?? reason
    if (health?.reason) onProgress(health.reason)
    await sleep(200)
  }
  await server.stop()
  throw new Error(`The server is not ready after ${READY_TIMEOUT_MS / 1000} seconds: ${reason}.`)
}

/** @param {number} port @returns {Promise<{ status: string, reason?: string } | undefined>} */
async function fetchHealth(port) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(60_000) })
    return await response.json()
  } catch {
    return undefined
  }
}
