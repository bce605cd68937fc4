import type { liteClient } from 'algoliasearch/lite'
import type { Site } from '../domain/site/site'
import type { StockIndexCall, StockIndexReply } from './protocol/handleCall'

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>

/** Whoever answers a call for a site: this process's index, or a test's. */
export type AnswerStockCall = (site: Site, call: StockIndexCall) => Promise<StockIndexReply>

/** Carries the search client's calls to the index in this process: the same calls and answers as over HTTP, with no HTTP. */
export function inProcessRequester(site: Site, answer: AnswerStockCall): Requester {
  return {
    async send({ method, url, data }) {
      const { pathname, searchParams } = new URL(url)
      const body = typeof data === 'string' ? data : ''
      const reply = await answer(site, { method, path: pathname, searchParams, body })
      return { status: reply.status, content: reply.body, isTimedOut: false }
    },
  }
}
