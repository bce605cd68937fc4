import type { liteClient } from 'algoliasearch/lite'
import type { Site } from '../domain/site/site'
import type { StockIndexCall, StockIndexResponse } from './protocol/handleCall'

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>

/** Handles a call for a site: this process's index, or a test's. */
export type StockCallHandler = (site: Site, call: StockIndexCall) => Promise<StockIndexResponse>

/** Connects the search client to the index in this process, with the same calls and responses as over HTTP. */
export function inProcessRequester(site: Site, handle: StockCallHandler): Requester {
  return {
    async send({ method, url, data }) {
      const { pathname, searchParams } = new URL(url)
      const body = typeof data === 'string' ? data : ''
      const response = await handle(site, { method, path: pathname, searchParams, body })
      return { status: response.status, content: response.body, isTimedOut: false }
    },
  }
}
