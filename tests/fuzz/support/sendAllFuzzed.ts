import config from '@payload-config'
import { listWherePaths } from '../../support/wherePaths'
import { type FuzzedRequest, listFuzzedRequests } from './fuzzedRequests'
import { type FuzzResponse, sendFuzzed } from './sendFuzzed'

/** A stranger, and one account of each role. */
export const FUZZ_ACCOUNTS = [
  ...[null, 'super@forecourt.test', 'group@forecourt.test', 'editor@harbour.test', 'author@harbour.test'],
  'leads@harbour.test',
]

interface FuzzOptions {
  /** port of a server with the demo */
  port: number
  seed: number
  count: number
  /** requests at a time */
  concurrency: number
  /** the next request waits for it; `sendAgain` sends the same one */
  onResponse: (
    fuzzed: FuzzedRequest,
    response: FuzzResponse,
    index: number,
    sendAgain: () => Promise<FuzzResponse>,
  ) => void | Promise<void>
}

/** Sends the requests of a seed as strangers and as staff. @returns how many were sent */
export async function sendAllFuzzed({ port, seed, count, concurrency, onResponse }: FuzzOptions): Promise<number> {
  const cookies: (string | null)[] = []
  for (const email of FUZZ_ACCOUNTS) cookies.push(await logIn(port, email))
  const { collections } = await config
  const requests = listFuzzedRequests({
    ...{ seed, count, accounts: FUZZ_ACCOUNTS.length },
    collections: collections.map((collection) => ({
      slug: collection.slug,
      paths: listWherePaths(collection).map(({ path }) => path),
    })),
  })
  let next = 0
  const sendNext = async () => {
    for (let index = next++; index < requests.length; index = next++) {
      const fuzzed = requests[index]!
      const send = () => sendFuzzed(port, fuzzed, cookies[fuzzed.account] ?? null)
      await onResponse(fuzzed, await send(), index, send)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, sendNext))
  return requests.length
}

/** Logs in and returns the session's cookie; null for a stranger. */
export async function logIn(port: number, email: string | null): Promise<string | null> {
  if (email === null) return null
  const response = await fetch(`http://localhost:${port}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'forecourt-demo' }),
  })
  if (!response.ok) throw new Error(`The login of ${email} returned ${response.status}.`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
