import config from '@payload-config'
import { expect, it } from 'vitest'
import { listWherePaths } from '../support/wherePaths'
import { type FuzzedRequest, listFuzzedRequests } from './support/fuzzedRequests'
import { type FuzzResponse, sendFuzzed } from './support/sendFuzzed'

const base = process.env.E2E_BASE
if (!base) throw new Error('The fuzzer needs a server with the demo on it: npm run test:faults starts one.')
const port = Number(new URL(base).port)
const seed = Number(process.env.FUZZ_SEED ?? 20261123)
const count = Number(process.env.FUZZ_REQUESTS ?? 10_000)
const CONCURRENCY = 4
const SLOW_MS = 200

/** A stranger, and one account of each role. */
const ACCOUNTS = [
  ...[null, 'super@forecourt.test', 'group@forecourt.test', 'editor@harbour.test', 'author@harbour.test'],
  'leads@harbour.test',
]

async function logIn(email: string | null): Promise<string | null> {
  if (email === null) return null
  const response = await fetch(`http://localhost:${port}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'forecourt-demo' }),
  })
  expect(response.status, `login of ${email}`).toBe(200)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

const describeRequest = (
  { method, path, host, account, contentType, body }: FuzzedRequest,
  { status, ms, text }: FuzzResponse,
) =>
  `${status} in ${Math.round(ms)} ms: ${method} ${host}${path.slice(0, 300)} as ${ACCOUNTS[account] ?? 'a stranger'}` +
  `${body === null ? '' : ` with ${contentType} ${JSON.stringify(body.slice(0, 300))}`} → ${JSON.stringify(text.slice(0, 200))}`

it(`no request of strangers or staff is answered by 5xx or not at all (${count} requests, seed ${seed})`, async () => {
  const cookies: (string | null)[] = []
  for (const email of ACCOUNTS) cookies.push(await logIn(email))
  const { collections } = await config
  const requests = listFuzzedRequests({
    ...{ seed, count, accounts: ACCOUNTS.length },
    collections: collections.map((collection) => ({
      slug: collection.slug,
      paths: listWherePaths(collection).map(({ path }) => path),
    })),
  })
  const failures: string[] = []
  const slow: { ms: number; line: string }[] = []
  const statuses: Record<number, number> = {}
  let next = 0
  const sendAll = async () => {
    for (let index = next++; index < requests.length; index = next++) {
      const fuzzed = requests[index]!
      const response = await sendFuzzed(port, fuzzed, cookies[fuzzed.account] ?? null)
      statuses[response.status] = (statuses[response.status] ?? 0) + 1
      if (response.status >= 500 || response.status === 0)
        failures.push(`#${index} ${describeRequest(fuzzed, response)}`)
      if (response.ms > SLOW_MS) slow.push({ ms: response.ms, line: describeRequest(fuzzed, response) })
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, sendAll))
  console.log(`Responses by status: ${JSON.stringify(statuses)}. Over ${SLOW_MS} ms: ${slow.length}`)
  for (const { line } of slow
    .sort((first, second) => second.ms - first.ms)
    .slice(0, Number(process.env.FUZZ_SLOW ?? 0)))
    console.log(line)
  expect(requests).toHaveLength(count)
  expect(failures).toEqual([])
})
