import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { embeddedMarketPrice } from '../../../src/providers/marketPrice/embedded'
import { httpMarketPrice } from '../../../src/providers/marketPrice/http'
import type { FindComparables, MarketPriceRequest } from '../../../src/providers/marketPrice/port'
import { httpValuation } from '../../../src/providers/valuation/http'

const car: MarketPriceRequest = {
  id: 7,
  vin: 'VIN7',
  nvic: null,
  make: 'Mazda',
  model: 'CX-5',
  badge: 'Touring',
  year: 2022,
  km: 40_000,
  price: 30_000,
  priceType: 'drive_away',
  itemType: 'car',
  state: 'NSW',
}

let server: Server | null = null
afterEach(() => server?.close())

/** Starts a service with a fixed response, which records the last request. */
async function startService(status: number, body: unknown) {
  const received: { method?: string; authorization?: string; body?: unknown } = {}
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.method = request.method
    received.authorization = request.headers.authorization
    received.body = JSON.parse(Buffer.concat(chunks).toString())
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready))
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

describe('[CAR-13] market price', () => {
  test('the embedded provider compares only with similar prices of other cars', async () => {
    const questions: Parameters<FindComparables>[0][] = []
    const find: FindComparables = async (like) => {
      questions.push(like)
      return [28, 29, 30, 31, 32].map((thousands) => ({ price: thousands * 1000, year: 2022, km: 40_000 }))
    }
    const comparison = await embeddedMarketPrice(find).getMarketPrice(car)
    expect(questions).toEqual([
      {
        make: 'Mazda',
        model: 'CX-5',
        year: 2022,
        km: 40_000,
        itemType: 'car',
        priceType: 'drive_away',
        exclude: { id: 7, vin: 'VIN7' },
      },
    ])
    expect(comparison).toMatchObject({ listing_price: 30_000, comparables: 5 })
    expect(JSON.stringify(comparison)).not.toMatch(/Mazda|VIN|slug|site/)
  })

  test('the HTTP adapter sends the car and its key, and reads the specified fields', async () => {
    const body = {
      fill: 0.7,
      listing_price: 30_000,
      market_range_min: 28_000,
      market_range_max: 33_000,
      confidence: 0.9,
      description: 'Well priced',
      more: 'is passed over',
    }
    const { received, url } = await startService(200, body)
    const { more: _, ...complete } = body
    expect(await httpMarketPrice({ url, key: 'secret' }).getMarketPrice(car)).toEqual(complete)
    expect(received).toMatchObject({ method: 'POST', authorization: 'Bearer secret' })
    expect(received.body).toMatchObject({ make: 'Mazda', price: 30_000, price_type: 'drive_away' })
  })

  test('the HTTP adapter returns nothing on 404, and rejects on a failure or an invalid response', async () => {
    const notFound = await startService(404, {})
    expect(await httpMarketPrice({ url: notFound.url, key: null }).getMarketPrice(car)).toBeNull()
    server?.close()
    const failing = await startService(500, {})
    await expect(httpMarketPrice({ url: failing.url, key: null }).getMarketPrice(car)).rejects.toThrow('returned 500')
    server?.close()
    const nonsense = await startService(200, { fill: 'lots' })
    await expect(httpMarketPrice({ url: nonsense.url, key: null }).getMarketPrice(car)).rejects.toThrow()
  })
})

describe('[CAR-20] valuation', () => {
  const tradeIn = { make: 'Mazda', model: 'CX-5', year: 2022, km: 40_000 }

  test('the HTTP adapter reads a range, and rejects a reversed one', async () => {
    const good = await startService(200, { low: 20_000, high: 24_000, comparables: 9 })
    expect(await httpValuation({ url: good.url, key: null }).getValuation(tradeIn)).toEqual({
      low: 20_000,
      high: 24_000,
      comparables: 9,
    })
    server?.close()
    const backwards = await startService(200, { low: 24_000, high: 20_000 })
    await expect(httpValuation({ url: backwards.url, key: null }).getValuation(tradeIn)).rejects.toThrow(
      'low value above the high value',
    )
    server?.close()
    const notFound = await startService(404, {})
    expect(await httpValuation({ url: notFound.url, key: null }).getValuation(tradeIn)).toBeNull()
  })
})
