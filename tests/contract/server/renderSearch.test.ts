import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SEARCH_PART_HEADER, SEARCH_RENDERER, SHELL_SLOTS } from '@/domain/stock/searchShell.mjs'
import { provideOwnSearchPart } from '@/server/ownSearchPart.mjs'
import { pageInvalidation } from '@/server/pageInvalidation.mjs'
import { createSearchRendering, createShellLoader, isShellRequest } from '@/server/renderSearch.mjs'
import { waitFor } from '../../support/waitFor'

const SEARCH = '/search/used-cars?range[price]=1:2'
const { html, setup } = SHELL_SLOTS
const shellOf = (name: string) =>
  `<html><head><link rel="icon"/></head><body>${name} ${html}<script>self.__next_f.push([1,'1:{"setup":"${setup}"}'])</script></body></html>`
const PART = { title: '', description: '', canonical: '', breadcrumbs: '', preloads: '', results: '', setup: { a: 1 } }

type Route = (request: IncomingMessage, response: ServerResponse) => void
const closers: (() => void)[] = []
const world = globalThis as { [SEARCH_RENDERER]?: unknown }
beforeEach(() => {
  world[SEARCH_RENDERER] = () => {}
})
afterEach(() => {
  delete world[SEARCH_RENDERER]
  for (const close of closers.splice(0)) close()
})

/** The route of parts provides one, as Next would run it. */
const partRoute: Route = (_request, response) => {
  provideOwnSearchPart({ ...PART, html: Buffer.from('<p>Ranger</p>') })
  response.writeHead(204).end()
}

interface ServeOptions {
  ownPart?: Route
  loadShell?: (host: string) => string
  wholePage?: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
}

const sendWholePage: Route = (request, response) => {
  response.setHeader('Content-Type', 'text/html')
  response.end(`whole page of ${request.url}`)
}

async function serve({ ownPart = partRoute, loadShell, wholePage = sendWholePage }: ServeOptions = {}) {
  let isRendering = false
  const shells: string[] = []
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers[SEARCH_PART_HEADER]) return ownPart(request, response)
    await wholePage(request, response)
  }
  const render = createSearchRendering({
    handle,
    loadShell: async (host) => {
      shells.push(host)
      await Promise.resolve()
      const page = loadShell ? loadShell(host) : shellOf(`Shell ${shells.length}`)
      return { html: page, headers: { 'content-type': 'text/html; charset=utf-8', vary: 'rsc' } }
    },
  })
  const server = createServer((request, response) => {
    if (isShellRequest(request, 'token')) response.end('a shell')
    else {
      isRendering = true
      void render(request, response).then(() => {
        isRendering = false
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => server.close())
  const { port } = server.address() as AddressInfo
  const open = async (path = SEARCH, init: RequestInit = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  return { open, shells, port, isRendering: () => isRendering }
}

it('fills the shell of the site with the search, which no cache may keep', async () => {
  const { open, shells } = await serve()
  const { status, text, headers } = await open()
  expect(status).toBe(200)
  expect(text).toContain('Shell 1 <p>Ranger</p>')
  expect(text).toContain(`{"setup":{"a":1}}`)
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('vary')).toBe('rsc')
  expect(headers.get('cache-control')).toContain('no-store')
  await open('/search/used-cars?range[price]=1:3')
  expect(shells).toHaveLength(1)
})

it('loads the shell again when a page has expired', async () => {
  const { open } = await serve()
  await open()
  pageInvalidation.emit('invalidated')
  expect((await open()).text).toContain('Shell 2')
})

it('does not keep a shell during whose loading a page expired', async () => {
  const { open, shells } = await serve({
    loadShell: () => {
      pageInvalidation.emit('invalidated')
      return shellOf('Shell')
    },
  })
  await open()
  await open()
  expect(shells).toHaveLength(2)
})

it.each<[string, Route]>([
  ['the route provides no part', (_, response) => response.writeHead(204).end()],
  ['the route fails', (_, response) => response.writeHead(500, { 'X-Failed': '1' }).end('Internal Server Error')],
])('renders the whole page where %s', async (_, ownPart) => {
  const { open } = await serve({ ownPart })
  const { status, text, headers } = await open()
  expect(status).toBe(200)
  expect(text).toBe(`whole page of ${SEARCH}`)
  expect(headers.has('x-failed')).toBe(false)
})

it('is not done before the whole page is, so that a sender has four at a time', async () => {
  let [isSent, send] = [false, () => {}]
  const { open, isRendering } = await serve({
    ownPart: (_, response) => response.writeHead(204).end(),
    wholePage: async (request, response) => {
      await new Promise<void>((resolve) => (send = resolve))
      isSent = true
      sendWholePage(request, response)
    },
  })
  const opened = open()
  await waitFor(() => expect(isRendering()).toBe(true))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([isRendering(), isSent]).toEqual([true, false])
  send()
  expect((await opened).text).toBe(`whole page of ${SEARCH}`)
  await waitFor(() => expect(isRendering()).toBe(false))
})

it('leaves a landing with the query of an advertisement to the caches', async () => {
  const { open } = await serve({
    // The proxy sends it to the cached page, whatever the header asks for.
    ownPart: (request, response) => {
      response.setHeader('Cache-Control', 's-maxage=3600')
      sendWholePage(request, response)
    },
  })
  const { text, headers } = await open('/search/used-cars?utm_source=mail')
  expect(text).toBe('whole page of /search/used-cars?utm_source=mail')
  expect(headers.get('cache-control')).toBe('s-maxage=3600')
})

it('passes a redirect of the route on, which no cache may keep', async () => {
  const { open } = await serve({ ownPart: (_, response) => response.writeHead(307, { Location: '/search' }).end() })
  const { status, headers } = await open()
  expect(status).toBe(307)
  expect(headers.get('location')).toBe('/search')
  expect(headers.get('cache-control')).toContain('no-store')
})

it.each<[string, string, RequestInit]>([
  ['a landing', '/search/used-cars', {}],
  ['the data of a page', SEARCH, { headers: { rsc: '1' } }],
  ['a preview', SEARCH, { headers: { cookie: '__prerender_bypass=abc' } }],
  ['an answer to a form', SEARCH, { method: 'POST' }],
])('renders %s whole', async (_, path, init) => {
  const { open, shells } = await serve()
  expect((await open(path, init)).text).toBe(`whole page of ${path}`)
  expect(shells).toEqual([])
})

it('renders the whole page for a site that has no shell, such as one before its start, and until a search was rendered', async () => {
  const { open, shells: asked } = await serve({
    loadShell: () => '<html><head></head><body>Coming soon</body></html>',
  })
  expect((await open()).text).toBe(`whole page of ${SEARCH}`)
  expect((await open()).text).toBe(`whole page of ${SEARCH}`)
  expect(asked).toHaveLength(1)
  delete world[SEARCH_RENDERER]
  const { open: openEarly, shells } = await serve()
  expect((await openEarly()).text).toBe(`whole page of ${SEARCH}`)
  expect(shells).toEqual([])
})

it('gives the shell to nobody but itself', async () => {
  const { open, port } = await serve()
  const headers = { [SEARCH_PART_HEADER]: 'shell', 'x-forecourt-token': 'guess' }
  expect((await open('/search', { headers })).text).toBe('whole page of /search')
  expect((await createShellLoader({ port, token: 'token' })('a.test')).html).toBe('a shell')
})
