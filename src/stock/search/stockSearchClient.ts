import type { SearchClient } from 'instantsearch.js'
import { answerCache } from './answerCache'
import { serverClient } from './serverClients'

/** Milliseconds to wait for an answer before the search says that it failed. */
const TIMEOUT_MS = 10_000

/** Algolia's path for several searches at once, under our own. */
const QUERIES_PATH = '/api/stock-index/1/indexes/*/queries'

let browserClient: SearchClient | null = null

/**
 * The search client of a site: on the server the one that was provided, in the browser one that asks the site's own host. There it
 * is a call of its own rather than Algolia's client, which speaks the same but brings hosts, retries and keys that one endpoint of
 * ours needs not.
 */
export function stockSearchClient(siteId: number): SearchClient {
  if (typeof window === 'undefined') return serverClient(siteId)
  browserClient ??= ownHostClient()
  return browserClient
}

function ownHostClient(): SearchClient {
  const responsesCache = answerCache()
  const search = (requests: unknown) => {
    const key = { requests }
    return responsesCache.get(key, () => ask(requests), { miss: (answer) => responsesCache.set(key, answer) })
  }
  // InstantSearch puts the server's answers into `responsesCache`, under keys of its own.
  return { search, transporter: { responsesCache } } as unknown as SearchClient
}

async function ask(requests: unknown): Promise<unknown> {
  const answer = await fetch(QUERIES_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requests }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!answer.ok) throw new Error(`The search answered ${answer.status}`)
  return answer.json()
}
