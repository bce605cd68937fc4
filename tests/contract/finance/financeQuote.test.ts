import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quoteRequest } from '../../../src/domain/finance/financeQuote'
import { httpFinanceQuote } from '../../../src/providers/financeQuote/http'

/** A local quote service with a configurable response, which records the last request. */
let server: Server
let url: string
let requests: { method?: string; authorization?: string; body: unknown }[] = []
let respond: (response: ServerResponse) => void

const json = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(body))
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text)
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    requests.push({
      method: request.method,
      authorization: request.headers.authorization,
      body: await readBody(request),
    })
    respond(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/quotes`
})

afterAll(() => new Promise((resolve) => server.close(resolve)))

const car = { year: 2024, vin: '6T1BF3FK50X000001', nvic: 'ABC24A' }

describe('[FIN-11] the quote service', () => {
  it('is called by POST with the specified fields, and its key', async () => {
    requests = []
    respond = json(200, { weeklyRepaymentAmount: 171.42, advertisedRate: 6.29, comparisonRate: 8.19, more: 'ignored' })
    const quote = await httpFinanceQuote({ url, key: 'secret' }).quote(quoteRequest(car, 34_990)!)
    expect(requests).toEqual([
      {
        method: 'POST',
        authorization: 'Bearer secret',
        body: {
          selfAssessedCreditScore: 'GREAT',
          purchasePrice: 34_990,
          loanTerm: 5,
          year: 2024,
          vin: '6T1BF3FK50X000001',
          nvic: 'ABC24A',
          whoIsHelping: '',
        },
      },
    ])
    expect(quote).toEqual({ weeklyRepaymentAmount: 171.42, advertisedRate: 6.29, comparisonRate: 8.19 })
  })

  it('is not called for a car without a price', () => {
    expect(quoteRequest(car, null)).toBeNull()
    expect(quoteRequest(car, 0)).toBeNull()
  })

  it.each([
    ['nothing', null],
    ['half a quote', { weeklyRepaymentAmount: 171.42, advertisedRate: 6.29 }],
    ['no number', { weeklyRepaymentAmount: 'soon', advertisedRate: 6.29, comparisonRate: 8.19 }],
    ['a repayment of nothing', { weeklyRepaymentAmount: 0, advertisedRate: 6.29, comparisonRate: 8.19 }],
  ])('returns no quote for the response %s', async (_, body) => {
    respond = json(200, body)
    expect(await httpFinanceQuote({ url, key: null }).quote(quoteRequest(car, 34_990)!)).toBeNull()
  })

  it('returns no quote for an unknown car, and rejects on failure', async () => {
    const requestQuote = () => httpFinanceQuote({ url, key: null }).quote(quoteRequest(car, 34_990)!)
    respond = json(404, {})
    expect(await requestQuote()).toBeNull()
    respond = json(500, {})
    await expect(requestQuote()).rejects.toThrow('returned 500')
    respond = (response) => {
      response.writeHead(302, { Location: 'http://127.0.0.1:1/' })
      response.end()
    }
    await expect(requestQuote()).rejects.toThrow()
  })
})
