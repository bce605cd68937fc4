// @ts-check
// The web server in production: `node --no-warnings --import ./src/server/jsonConsole.mjs src/server/productionServer.mjs`, after a
// build. It sends the files of the build itself, as compressed by the build. Everything else goes to Next.

import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import nextEnv from '@next/env'
import next from 'next'
import sirv from 'sirv'
import { askPageExists, askPicturePreview } from './askThisServer.mjs'
import { createCompression } from './compressResponses.mjs'
import { createMissingPageCount, sendMissingPages } from './countMissingPages.mjs'
import { deferLoading, markLoading } from './deferLoading.mjs'
import { dropInvalidSelection } from './dropInvalidSelection.mjs'
import { escapeBeyondLatin } from './escapeBeyondLatin.mjs'
import { createStyleInliner } from './inlineStyles.mjs'
import { createUnknownPathLimit } from './limitUnknownPaths.mjs'
import { minifyHtml } from './minifyHtml.mjs'
import { completePageRedirects } from './pageRedirects.mjs'
import { createPageResponses } from './pageResponses.mjs'
import { createPicturePreviews } from './picturePreviews.mjs'
import { isDecodable, rejectInvalidRequest } from './rejectInvalidRequest.mjs'
import { createRenderTurns } from './renderInTurn.mjs'
import { createSearchRendering, createShellLoader, isShellRequest } from './renderSearch.mjs'
import { secureCookies } from './secureCookies.mjs'
import { SECURITY_HEADERS } from './securityHeaders.mjs'
import { drain } from './shutdown.mjs'
import { dropStaticParts } from './staticParts.mjs'
import { explainUnavailable, stopAdminWhileUnavailable } from './unavailable.mjs'
import { warmUp } from './warmUp.mjs'

/** @typedef {import('node:fs').ReadStream} ReadStream */

const STATIC_PREFIX = '/_next/static/'
/** Where files of other builds are read. */
const BUILD_FILES_PATH = '/api/build-files'
const YEAR_SECONDS = 31_536_000
const KEEP_ALIVE_MS = 65_000
const PROJECT_ROOT = resolve(import.meta.dirname, '../..')

process.title = 'forecourt-web'
Object.assign(process.env, { NODE_ENV: 'production' })

const server = createServer()
// Longer than the minute for which proxies keep an idle connection: a request on one that is being closed would fail.
server.keepAliveTimeout = KEEP_ALIVE_MS
server.headersTimeout = KEEP_ALIVE_MS + 1000
const port = Number(process.env.PORT || 3000)
nextEnv.loadEnvConfig(PROJECT_ROOT)
const DIST_DIR = resolve(PROJECT_ROOT, process.env.NEXT_DIST_DIR || '.next')
takeBuiltConfig()
const app = next({ dev: false, dir: PROJECT_ROOT, port, httpServer: server })

server.once('error', (error) => {
  console.error(error)
  process.exit(1)
})
try {
  await app.prepare()
  server.on('request', createHandler())
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

/** @returns {import('node:http').RequestListener} */
function createHandler() {
  const handleByNext = app.getRequestHandler()
  const sendStaticFile = sirv(join(DIST_DIR, 'static'), {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: YEAR_SECONDS,
  })
  const inlineStyles = createStyleInliner({ staticDir: join(DIST_DIR, 'static') })
  const addPreview = createPicturePreviews((query) => askPicturePreview(port, query))
  const compress = createCompression({
    optimize: async (html) => {
      const page = await addPreview(markLoading(dropStaticParts(html)))
      return escapeBeyondLatin(minifyHtml(deferLoading(await inlineStyles(page))))
    },
  })
  const sendPageResponse = createPageResponses()
  const renderInTurn = createRenderTurns()
  const token = randomUUID()
  const render = createSearchRendering({ handle: handleByNext, loadShell: createShellLoader({ port, token }) })
  const limitUnknownPaths = createUnknownPathLimit((host, path) => askPageExists({ port, host, path }))
  const countMissingPage = createMissingPageCount(sendMissingPages(port))
  /** @type {import('node:http').RequestListener} */
  const handle = (request, response) => {
    countMissingPage(request, response)
    secureCookies(request, response)
    dropInvalidSelection(request)
    compress(request, response)
    explainUnavailable(request, response)
    completePageRedirects(request, response)
    if (sendPageResponse(request, response)) return
    stopAdminWhileUnavailable(request, response).then((stopped) => {
      if (!stopped) return renderInTurn(request, response, () => render(request, response))
    })
  }
  return (request, response) => {
    const url = request.url ?? '/'
    if (isShellRequest(request, token)) return void handleByNext(request, response)
    if (!url.startsWith(STATIC_PREFIX)) {
      if (rejectInvalidRequest(request, response)) return
      const limited = limitUnknownPaths(request, response)
      if (limited === false) handle(request, response)
      else Promise.resolve(limited).then((answered) => answered || handle(request, response))
      return
    }
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end('Method not allowed')
    request.url = url.slice(STATIC_PREFIX.length - 1)
    // sirv leaves the file open when the client goes before its end.
    response.on('pipe', (file) => response.once('close', () => /** @type {ReadStream} */ (file).destroy()))
    sendStaticFile(request, response, () => {
      if (!isDecodable(url)) {
        response.writeHead(404, { 'Cache-Control': 'no-store' }).end('Not found')
        return
      }
      // A page of another build may be open in a browser.
      request.url = `${BUILD_FILES_PATH}${request.url}`
      compress(request, response)
      handleByNext(request, response)
    })
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
