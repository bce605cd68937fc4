import { writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import config from '@payload-config'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { listHostileFields } from './support/hostileFields'
import { HOSTILE_TEXTS } from './support/hostileTexts'
import { FUZZ_ACCOUNTS, logIn } from './support/sendAllFuzzed'
import { type HostileRequest, listHostileRequests } from './support/sendHostile'
import { createHoldReader } from './support/serverLog'

const base = process.env.E2E_BASE
const logPath = process.env.SERVER_LOG
if (!base || !logPath)
  throw new Error('The hostile texts need a server with the demo and its log: npm run test:faults starts one.')
const port = Number(new URL(base).port)
const seed = Number(process.env.FUZZ_SEED ?? 20261129)
const rounds = Number(process.env.FUZZ_ROUNDS ?? 1)
/** A part of a field's name, to send its texts alone. */
const only = process.env.FUZZ_FIELD ?? ''
/** A part of the list, for a run beside other tests. */
const max = Number(process.env.FUZZ_TEXTS || Number.POSITIVE_INFINITY)

const HOST = `harbour.localhost:${port}`
const CONCURRENCY = 4
/** Milliseconds for which nothing may hold the server's event loop: `EVENT_LOOP_HOLD_MS` of the server. */
const HOLD_MS = 200
const TIMEOUT_MS = 120_000
/** A text is at fault if it holds the loop again this often of three times, alone. */
const REPEATS = 3
const REPEATED = 2
/** Until the server has logged a hold. */
const LOG_MS = 300
/** Requests after which limits by sender start again, so that they keep no text from the code behind them. */
const FORGET_EVERY = 50
const SLOWEST = 10
const MAX_FAILED = 50

const agent = new Agent({ keepAlive: true, maxSockets: 2 * CONCURRENCY })
const cookies: (string | null)[] = []

interface Answer {
  status: number
  ms: number
}

function send({ field, text, length, account }: HostileRequest, id: string): Promise<Answer> {
  const { path, headers, body } = field.build(text.make(length).slice(0, length))
  const cookie = cookies[account]
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, ms: Math.round(performance.now() - startedAt) })
    try {
      const sent = request({
        ...{ agent, host: '127.0.0.1', port, method: field.method, path, timeout: TIMEOUT_MS },
        headers: {
          ...{ host: HOST, 'x-request-id': id, 'idempotency-key': id },
          ...(cookie && { cookie }),
          ...(body !== null && { 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      })
      sent.on('response', (response) =>
        response
          .resume()
          .on('end', () => end(response.statusCode ?? 0))
          .on('error', () => end(0)),
      )
      sent.on('timeout', () => sent.destroy())
      sent.on('error', () => end(0))
      sent.end(body ?? undefined)
    } catch {
      // Node's client refuses the header before the server can.
      end(-1)
    }
  })
}

/** 503 says that the server is busy; -1 was not sent. */
const isFailed = (answer: Answer | undefined) => answer === undefined || answer.status === 0 || answer.status === 500

const describe = ({ field, text, length, account }: HostileRequest) =>
  `${field.name} as ${FUZZ_ACCOUNTS[account] ?? 'a stranger'}: ${text.name}, ${length} characters`

it(`no text holds the event loop for ${HOLD_MS} ms, in any field (seed ${seed})`, async () => {
  for (const email of FUZZ_ACCOUNTS) cookies.push(await logIn(port, email))
  const database = process.env.DATABASE_URL ? new Client({ connectionString: process.env.DATABASE_URL }) : null
  await database?.connect()
  const fields = listHostileFields(await config).filter(({ name }) => name.includes(only))
  const requests = listHostileRequests({ seed, fields, accounts: FUZZ_ACCOUNTS.length, rounds }).slice(0, max)
  const readHolds = createHoldReader(logPath)
  await readHolds()
  const startedAt = Date.now()
  const answers: (Answer | undefined)[] = []
  let next = 0
  const sendNext = async () => {
    for (let at = next++; at < requests.length; at = next++) {
      if (at % FORGET_EVERY === 0) await database?.query('delete from rate_limits')
      answers[at] = await send(requests[at]!, `hostile-${at}`)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, sendNext))
  await sleep(LOG_MS)
  const held = new Map<number, number>()
  for (const { requestId, ms } of await readHolds()) {
    const at = Number(/^hostile-(\d+)$/.exec(requestId)?.[1] ?? -1)
    if (at >= 0 && ms > HOLD_MS) held.set(at, Math.max(ms, held.get(at) ?? 0))
  }
  const failures: string[] = []
  for (const [at, ms] of held) {
    const again: number[] = []
    for (let time = 0; time < REPEATS; time += 1) {
      await database?.query('delete from rate_limits')
      await send(requests[at]!, `again-${at}-${time}`)
      await sleep(LOG_MS)
      const own = (await readHolds()).filter(({ requestId }) => requestId === `again-${at}-${time}`)
      again.push(...own.map((hold) => hold.ms).filter((ownMs) => ownMs > HOLD_MS))
    }
    if (again.length >= REPEATED) failures.push(`${ms} ms, alone ${again.join(', ')}: ${describe(requests[at]!)}`)
  }
  await database?.end()
  agent.destroy()
  report(requests, fields.length, answers, held, Date.now() - startedAt)
  expect(failures).toEqual([])
}, 3_600_000)

function report(
  requests: HostileRequest[],
  fields: number,
  answers: (Answer | undefined)[],
  held: Map<number, number>,
  ms: number,
) {
  const routes = new Set(requests.map(({ field }) => field.name.split(/[ ?]/, 2).join(' ')))
  const texts = new Set(requests.map(({ text }) => text.name))
  const statuses: Record<string, number> = {}
  for (const answer of answers) statuses[`${answer?.status}`] = (statuses[`${answer?.status}`] ?? 0) + 1
  const failed = requests
    .map((hostile, at) => ({ hostile, answer: answers[at] }))
    .filter(({ answer }) => isFailed(answer))
    .slice(0, MAX_FAILED)
  const slowest = requests
    .map((hostile, at) => ({ hostile, at, ms: answers[at]?.ms ?? 0 }))
    .sort((first, second) => second.ms - first.ms)
    .slice(0, SLOWEST)
  const lines = [
    `${requests.length} requests in ${Math.round(ms / 1000)} s: ${texts.size} of ${HOSTILE_TEXTS.length} texts, ${fields} fields of ${routes.size} routes.`,
    `Responses by status: ${JSON.stringify(statuses)}`,
    ...failed.map(({ hostile, answer }) => `  ${answer?.status}  ${describe(hostile)}`),
    `Held the loop for more than ${HOLD_MS} ms: ${held.size}`,
    ...[...held].map(([at, heldMs]) => `  ${heldMs} ms  ${answers[at]?.status}  ${describe(requests[at]!)}`),
    'Slowest, with what waited for others at the same time:',
    ...slowest.map(({ hostile, at, ms: tookMs }) => `  ${tookMs} ms  ${answers[at]?.status}  ${describe(hostile)}`),
  ].join('\n')
  console.log(lines)
  if (process.env.FUZZ_REPORT) writeFileSync(process.env.FUZZ_REPORT, `Hostile texts:\n${lines}\n`)
}
