import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { completePageRedirects } from '../../../src/server/pageRedirects.mjs'

/** Answers every request as Next does for a redirect of a page. */
const server = createServer((request, response) => {
  completePageRedirects(request, response)
  const status = Number(/\d{3}/.exec(request.url ?? '')?.[0])
  const location = request.url?.startsWith('/own')
    ? '/own?a=1'
    : request.url?.includes('own')
      ? '/new?a=1'
      : '/new#form'
  // As an array, which Next sends for a cached page.
  response.setHeader('location', [location, location])
  response.writeHead(status).end()
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

it.each([
  ['/308?utm_source=mail&gclid=1', 301, '/new?utm_source=mail&gclid=1#form'],
  ['/307', 302, '/new#form'],
  ['/308/own?utm_source=mail&page=2&a=9', 301, '/new?a=1&utm_source=mail&page=2'],
  // What a search had chosen, the target has replaced.
  ['/search/own308?utm_source=mail&page=2&a=9', 301, '/new?a=1&utm_source=mail'],
  [
    '/308/own?gad_source=1&gbraid=2&li_fat_id=3&epik=4&near=2000',
    301,
    '/new?a=1&gad_source=1&gbraid=2&li_fat_id=3&epik=4&near=2000',
  ],
  // The product's own clean address, which would lead to itself for ever.
  ['/own?308=1&x=1', 301, '/own?a=1'],
  ['/307?range%5Bprice%5D%5Bmin%5D=&query=hilux', 302, '/new#form'],
  ['/307?refinementList[body][]=SUV', 302, '/new#form'],
  ['/307?refinementList%5Bbody%5D%5B0%5D=SUV', 302, '/new?refinementList%5Bbody%5D%5B0%5D=SUV#form'],
  ['/api/307?x=1', 307, '/new#form'],
  // Whoever is signed in goes on to exactly the page that they wanted.
  ['/sign-in?redirect=/x307', 307, '/new#form'],
  ['/200?x=1', 200, '/new#form'],
])('[SITE-08] %s is answered with %i and %s', async (path, status, location) => {
  const response = await fetch(origin + path, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')?.split(', ')[0]]).toEqual([status, location])
})
