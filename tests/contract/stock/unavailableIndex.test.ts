import { afterEach, expect, it, vi } from 'vitest'
import type { Site } from '../../../src/domain/site/site'
import { isDatabaseUnavailable } from '../../../src/server/database/databaseUnavailable'
import { handleStockCall } from '../../../src/stockIndex/handleStockCall'
import { serverSearchClient } from '../../../src/stockIndex/serverSearchClient'
import { stockCache } from '../../../src/stockIndex/stockCache'

vi.mock('../../../src/stockIndex/stockCache')

const site = { id: 1, slug: 'harbour' } as Site

/** The database is away while the index is loaded. */
function refuseConnections() {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
  vi.mocked(stockCache).mockReturnValue({
    getStock: () => Promise.reject(refused),
    log: { warn: () => {} },
  } as never)
}

afterEach(() => vi.resetAllMocks())

it('a page that cannot search its stock fails with the error of the database, so that it is a 503', async () => {
  refuseConnections()
  const search = () => serverSearchClient(site).search([{ indexName: 'cars', params: {} }])
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const error = await search().catch((reason: unknown) => reason)
    expect(isDatabaseUnavailable(error)).toBe(true)
  }
})

it('a search over HTTP that cannot read the stock is a 503 in the form of Algolia', async () => {
  refuseConnections()
  const call = {
    method: 'POST',
    path: '/1/indexes/*/queries',
    searchParams: new URLSearchParams(),
    body: '{"requests":[]}',
  }
  expect(await handleStockCall(site, call)).toMatchObject({ status: 503 })
})
