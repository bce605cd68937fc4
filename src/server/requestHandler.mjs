// @ts-check
// JavaScript, since the production server reads it without compiling it.

import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import sirv from 'sirv'
import { askPageExists, askPicturePreview } from './askThisServer.mjs'
import { createCompression } from './compressResponses.mjs'
import { createMissingPageCount, sendMissingPages } from './countMissingPages.mjs'
import { deferLoading, markLoading } from './deferLoading.mjs'
import { dropInvalidSelection } from './dropInvalidSelection.mjs'
import { escapeBeyondLatin } from './escapeBeyondLatin.mjs'
import { createStyleInliner } from './inlineStyles.mjs'
import { keepPreviewsPrivate } from './keepPreviewsPrivate.mjs'
import { createUnknownPathLimit } from './limitUnknownPaths.mjs'
import { minifyHtml } from './minifyHtml.mjs'
import { completePageRedirects } from './pageRedirects.mjs'
import { createPageResponses } from './pageResponses.mjs'
import { createPicturePreviews } from './picturePreviews.mjs'
import { rejectInvalidRequest, rejectInvalidTarget } from './rejectInvalidRequest.mjs'
import { createRenderTurns } from './renderInTurn.mjs'
import { createSearchRendering, createShellLoader, isShellRequest } from './renderSearch.mjs'
import { decodePath } from './requestTarget.mjs'
import { secureCookies } from './secureCookies.mjs'
import { SECURITY_HEADERS } from './securityHeaders.mjs'
import { createBuildFileSender } from './sendBuildFile.mjs'
import { dropStaticParts } from './staticParts.mjs'
import { explainUnavailable, stopAdminWhileUnavailable } from './unavailable.mjs'

/** @typedef {import('node:fs').ReadStream} ReadStream */
/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

const STATIC_PREFIX = '/_next/static/'
const YEAR_SECONDS = 31_536_000

/**
 * Handles every request of the web server: refuses what no route may see, sends the files of the build, and leaves everything else to Next.
 * @param {object} options
 * @param {(request: IncomingMessage, response: ServerResponse) => Promise<void>} options.handleByNext
 * @param {number} options.port of this server, which asks itself for parts of pages
 * @param {string} options.distDir folder of the build
 * @returns {import('node:http').RequestListener}
 */
export function createRequestHandler({ handleByNext, port, distDir }) {
  const sendBuildFile = createBuildFileSender()
  const sendStaticFile = sirv(join(distDir, 'static'), {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: YEAR_SECONDS,
  })
  const inlineStyles = createStyleInliner({ staticDir: join(distDir, 'static') })
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
    keepPreviewsPrivate(response)
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
    if (rejectInvalidTarget(request, response)) return
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
    // A page of another build may be open in a browser.
    sendStaticFile(request, response, () => void sendBuildFile(request, response, toBuildFile(url)))
  }
}

/** The path of a file below `/_next/static/`, decoded. @param {string} url that `rejectInvalidTarget` lets through */
const toBuildFile = (url) => decodePath(url.slice(STATIC_PREFIX.length).split('?', 1)[0] ?? '') ?? ''
