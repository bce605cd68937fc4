import { expect, it } from 'vitest'
import type { FuzzedRequest } from './support/fuzzedRequests'
import { FUZZ_ACCOUNTS, sendAllFuzzed } from './support/sendAllFuzzed'
import type { FuzzResponse } from './support/sendFuzzed'

const base = process.env.E2E_BASE
if (!base) throw new Error('The fuzzer needs a server with the demo on it: npm run test:faults starts one.')
const port = Number(new URL(base).port)
const seed = Number(process.env.FUZZ_SEED ?? 20261123)
const count = Number(process.env.FUZZ_REQUESTS ?? 10_000)
const CONCURRENCY = 4
/** `npm run bench -- --only fuzz` holds response times to it; here a slow machine must not fail the test. */
const SLOW_MS = 200

const describeRequest = (
  { method, path, host, account, contentType, body }: FuzzedRequest,
  { status, ms, text }: FuzzResponse,
) =>
  `${status} in ${Math.round(ms)} ms: ${method} ${host}${path.slice(0, 300)} as ${FUZZ_ACCOUNTS[account] ?? 'a stranger'}` +
  `${body === null ? '' : ` with ${contentType} ${JSON.stringify(body.slice(0, 300))}`} → ${JSON.stringify(text.slice(0, 200))}`

it(`no request of strangers or staff is answered by 5xx or not at all (${count} requests, seed ${seed})`, async () => {
  const failures: string[] = []
  const slow: { ms: number; line: string }[] = []
  const statuses: Record<number, number> = {}
  const sent = await sendAllFuzzed({
    ...{ port, seed, count, concurrency: CONCURRENCY },
    onResponse: (fuzzed, response, index) => {
      statuses[response.status] = (statuses[response.status] ?? 0) + 1
      if (response.status >= 500 || response.status === 0)
        failures.push(`#${index} ${describeRequest(fuzzed, response)}`)
      if (response.ms > SLOW_MS) slow.push({ ms: response.ms, line: describeRequest(fuzzed, response) })
    },
  })
  console.log(`Responses by status: ${JSON.stringify(statuses)}. Over ${SLOW_MS} ms: ${slow.length}`)
  for (const { line } of slow
    .sort((first, second) => second.ms - first.ms)
    .slice(0, Number(process.env.FUZZ_SLOW ?? 0)))
    console.log(line)
  expect(sent).toBe(count)
  expect(failures).toEqual([])
})
