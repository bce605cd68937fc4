// @ts-check
// The web server in production: `node --no-warnings --import ./src/server/jsonConsole.mjs src/server/productionServer.mjs`, after a
// build. It sends the files of the build itself, as compressed by the build. Everything else goes to Next.

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import nextEnv from '@next/env'
import next from 'next'
import { createRequestHandler } from './requestHandler.mjs'
import { drain } from './shutdown.mjs'
import { warmUp } from './warmUp.mjs'

/** Longer than the minute for which proxies keep an idle connection: a request on one that is being closed would fail. */
const KEEP_ALIVE_MS = 65_000
/** For the headers of a request, and for the request with its body: a slow phone sends its photos in less. */
const HEADERS_MS = 20_000
const REQUEST_MS = 300_000
/** How often connections are checked for both. */
const CHECK_MS = 5000
/** Each takes a file descriptor and some kilobytes, whatever it sends. */
const MAX_CONNECTIONS = 10_000
const PROJECT_ROOT = resolve(import.meta.dirname, '../..')

process.title = 'forecourt-web'
Object.assign(process.env, { NODE_ENV: 'production' })

const server = createServer({
  keepAliveTimeout: KEEP_ALIVE_MS,
  headersTimeout: HEADERS_MS,
  requestTimeout: REQUEST_MS,
  connectionsCheckingInterval: CHECK_MS,
})
server.maxConnections = MAX_CONNECTIONS
const port = Number(process.env.PORT || 3000)
nextEnv.loadEnvConfig(PROJECT_ROOT)
const DIST_DIR = resolve(PROJECT_ROOT, process.env.NEXT_DIST_DIR || '.next')
takeBuiltConfig()
// Next listens for upgrades of connections on the server that it gets, and leaves them open. Nothing here upgrades one: without a listener, Node
// reads such a request as any other.
const app = next({ dev: false, dir: PROJECT_ROOT, port, httpServer: createServer() })

server.once('error', (error) => {
  console.error(error)
  process.exit(1)
})
try {
  await app.prepare()
  server.on('request', createRequestHandler({ handleByNext: app.getRequestHandler(), port, distDir: DIST_DIR }))
  // Only now, so that a proxy sends requests to other servers until this one can answer.
  server.listen(port, () => void warmUp(port))
} catch (error) {
  console.error(error)
  process.exit(1)
}

/** Takes the config from the build, as Next's standalone servers do: compiling and checking it again delays the first answer. */
function takeBuiltConfig() {
  try {
    const { config } = JSON.parse(readFileSync(join(DIST_DIR, 'required-server-files.json'), 'utf8'))
    Object.assign(process.env, { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config) })
  } catch {
    // Without a build, Next says so.
  }
}

for (const [signal, exitCode] of /** @type {const} */ ([
  ['SIGINT', 130],
  ['SIGTERM', 143],
]))
  process.once(signal, async () => {
    // Nobody sends requests to a server that is stopped by Ctrl+C.
    await drain(server, signal === 'SIGTERM' ? shutdownDelayMs() : 0)
    await app.close().catch(console.error)
    process.exit(exitCode)
  })

/** The environment was checked when the server started. */
function shutdownDelayMs() {
  return Number(process.env.SHUTDOWN_DELAY_SECONDS || 0) * 1000
}
