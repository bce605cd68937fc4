import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const SCRIPT = readFileSync(resolve(import.meta.dirname, '../../../public/forecourt/error-reports.js'), 'utf8')
const OWN_STACK = 'at https://dealer.test/_next/static/chunks/1.js:1:2'

/** Runs the script in a page and returns its listeners and what it sends. */
function openPage() {
  const sent: { url: string; body: Record<string, string> }[] = []
  const listeners: Record<string, (event: object) => void> = {}
  runInNewContext(SCRIPT, {
    Error,
    location: { origin: 'https://dealer.test', pathname: '/cars/a-car', search: '?name=Ada' },
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener
    },
    fetch: (url: string, { body }: { body: string }) => {
      sent.push({ url, body: JSON.parse(body) })
      return Promise.reject(new Error('offline'))
    },
  })
  return {
    sent,
    fail: (error: unknown) => listeners.error?.({ error }),
    reject: (reason: unknown) => listeners.unhandledrejection?.({ reason }),
  }
}

const errorOf = (message: string, stack = OWN_STACK, name = 'TypeError') =>
  Object.assign(new Error(message), { stack, name })

test('an error of our scripts is sent to the same site, without the query string', () => {
  const { sent, fail } = openPage()
  fail(errorOf('x is undefined'))
  expect(sent).toEqual([
    {
      url: '/api/browser-errors',
      body: { name: 'TypeError', message: 'x is undefined', stack: OWN_STACK, path: '/cars/a-car' },
    },
  ])
})

test('errors of extensions, cancelled requests and repeats are not sent, and five per page at most', () => {
  const { sent, fail, reject } = openPage()
  fail(errorOf('extension', 'at chrome-extension://abc/content.js:1:2'))
  fail(undefined)
  reject('a string')
  reject(errorOf('cancelled', OWN_STACK, 'AbortError'))
  expect(sent).toEqual([])
  for (const number of [1, 1, 2, 3, 4, 5, 6, 7]) reject(errorOf(`failure ${number}`))
  expect(sent.map(({ body }) => body.message)).toEqual([1, 2, 3, 4, 5].map((number) => `failure ${number}`))
})

test('long texts are cut to what the endpoint accepts', () => {
  const { sent, fail } = openPage()
  fail(errorOf('m'.repeat(5000), OWN_STACK + 's'.repeat(20_000), 'n'.repeat(300)))
  const { name, message, stack } = sent[0]!.body
  expect([name, message, stack].map((text) => text?.length)).toEqual([100, 2000, 8000])
})
