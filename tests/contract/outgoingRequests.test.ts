import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

const HTTP_CLIENT = 'src/providers/httpClient/'

/** Runs in the browser, where `fetch` is the only way. */
const BROWSER = /^(src\/(admin|car|enquiry|finance|locations|reviews|shopper|site|stock|ui)|blocks)\//

/** Developer tools, and the launcher, which runs before any package is installed. */
const TOOLS = /^src\/([^/]+\/)?bench\/|\.mjs$/

/** Importing `createServer` alone is fine: a server sends no requests. */
const REQUESTS =
  /(?<![.\w])fetch\(|(globalThis|window)\.fetch\b|import (?!type\b|\{ createServer(, type \w+)* \}).*\bfrom '(node:)?(https?|http2|undici)'|\bimport\('(node:)?(https?|http2|undici)'\)/

const sources = ['src', 'blocks', 'collections', 'seed']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`))
  .concat('payload.config.ts', 'next.config.ts')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file))

const sendsRequests = (file: string) => REQUESTS.test(readFileSync(join(root, file), 'utf8'))

it('every outgoing request of the server uses the one HTTP client', () => {
  const server = sources.filter((file) => !BROWSER.test(file) && !TOOLS.test(file))
  expect(server.length).toBeGreaterThan(300)
  expect(server.filter((file) => !file.startsWith(HTTP_CLIENT) && sendsRequests(file))).toEqual([])
  expect(server.filter(sendsRequests)).toEqual([`${HTTP_CLIENT}requestServer.ts`, `${HTTP_CLIENT}sendRequest.ts`])
})
