import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { enquirySchema } from '../../../src/domain/leads/enquiry'
import type { LeadTrackingConsent } from '../../../src/domain/tags/consent'
import { googleRecipient, pixelRecipient } from '../../../src/domain/tags/conversions'
import { deliveryChannels } from '../../../src/leads/channels/channels'
import { deliver } from '../../../src/leads/deliver'
import { storeEnquiry } from '../../../src/leads/storeEnquiry'
import type { Site } from '../../../src/payload-types'
import { createDocument, createSite, startCms, uniqueName } from '../../support/cms'

const PIXEL = '123456789012345'
const CONSENT: LeadTrackingConsent = {
  version: 'v1',
  at: '2027-01-05T00:00:00.000Z',
  purposes: ['marketing'],
  text: 'Ads',
}

interface Received {
  url: string
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
}

let cms: Payload
let site: Site
let sister: Site
const received: Received[] = []
let status = 200

/** Stands for Meta and for Google. */
const vendor = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const text = Buffer.concat(chunks).toString()
    const isToken = request.url === '/token'
    received.push({
      url: request.url ?? '',
      headers: request.headers,
      body: isToken ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text),
    })
    response.statusCode = status
    response.end(
      JSON.stringify(isToken ? { access_token: 'an-access-token', expires_in: 3600 } : { events_received: 1 }),
    )
  })
})

beforeAll(async () => {
  vendor.listen(0, '127.0.0.1')
  await once(vendor, 'listening')
  cms = await startCms()
  const group = await cms.create({ collection: 'groups', data: { name: uniqueName('Group') } as never })
  ;[site, sister] = [await createSite(cms), await createSite(cms)]
  for (const { id } of [site, sister]) await cms.update({ collection: 'sites', id, data: { group: group.id } })
})

afterAll(() => {
  vendor.closeAllConnections()
  vendor.close()
})

beforeEach(() => {
  received.length = 0
  status = 200
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

async function storeAndDeliver(
  of: Site,
  consent: LeadTrackingConsent | null,
  channel: 'metaConversion' | 'googleConversion',
) {
  const { pool } = cms.db
  const recipient = channel === 'metaConversion' ? pixelRecipient(PIXEL) : googleRecipient('123-456-7890', '987654321')
  const { lead_id, reference } = await storeEnquiry(pool, {
    site: { id: of.id, email: 'hello@dealer.test', wording: { enquiryConsent: '' } as never },
    enquiry: enquirySchema.parse({
      ...{ kind: 'general', name: 'Ada', email: ' Ada@Shopper.test ', phone: '0491 570 006', message: 'Hello' },
      url: 'https://dealer.test/contact?email=ada@shopper.test',
      linked_query_params: { gclid: 'a-click', fbclid: 'a-meta-click' },
    }),
    idempotencyKey: randomUUID(),
    ...{ car: null, location: null, userAgent: 'a browser', tokenSecret: 'a-secret', now: new Date() },
    routing: { routes: [], receipt: false },
    tracking: { consent, conversions: [{ channel, purpose: 'conversion', recipient, routeId: null }] },
  })
  const { rows } = await pool.query('select id from lead_deliveries where lead_id = $1 and purpose = $2', [
    ...[lead_id, 'conversion'],
  ])
  const base = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`
  await deliver(
    {
      ...{ pool, workerId: 'a-worker', port: '3000', now: () => new Date(), random: () => 0.5, backoffMultiplier: 1 },
      channels: deliveryChannels({
        ...{ pool, mailFrom: 'no-reply@dealer.test', allowPrivate: true, tokenSecret: 'a-secret' },
        conversions: {
          metaUrl: `${base}/v23.0`,
          googleAds: {
            ...{ url: `${base}/v26`, tokenUrl: `${base}/token`, developerToken: 'dev', loginCustomerId: '1112223333' },
            ...{ clientId: 'client', clientSecret: 'client-secret', refreshToken: randomUUID() },
          },
        },
        sendMail: async () => '',
      }),
    },
    rows[0].id,
  )
  const delivery = await cms.findByID({ collection: 'leadDeliveries', id: rows[0].id, depth: 0 })
  return { delivery, reference }
}

it('is sent to Meta with hashes and the id of the browser’s event, by a tag that the group shares too', async () => {
  await createDocument(cms, 'tags', site.id, {
    ...{ kind: 'metaPixel', shared: true },
    metaPixel: { pixelId: PIXEL, testEventCode: 'TEST123', newAccessToken: 'EAAB-secret' },
  })
  for (const of of [site, sister]) {
    received.length = 0
    const { delivery, reference } = await storeAndDeliver(of, CONSENT, 'metaConversion')
    expect(delivery).toMatchObject({ status: 'delivered', channel: 'metaConversion', recipient: `Pixel ${PIXEL}` })
    expect(received).toHaveLength(1)
    const { url, body } = received[0]!
    expect(url).toBe(`/v23.0/${PIXEL}/events`)
    expect(body).toMatchObject({ access_token: 'EAAB-secret', test_event_code: 'TEST123' })
    const [event] = body.data as Record<string, unknown>[]
    expect(event).toMatchObject({
      ...{ event_name: 'Lead', event_id: reference, event_source_url: 'https://dealer.test/contact' },
      user_data: {
        em: [sha256('ada@shopper.test')],
        ph: [sha256('61491570006')],
        fbc: expect.stringMatching(/^fb\.1\.\d+\.a-meta-click$/),
      },
    })
    expect(JSON.stringify(body).toLowerCase()).not.toContain('ada@shopper')
    expect(JSON.stringify(delivery)).not.toContain('EAAB')
  }
})

it('is uploaded to Google Ads with the click, hashes and the consent', async () => {
  const { delivery, reference } = await storeAndDeliver(site, CONSENT, 'googleConversion')
  expect(delivery.status).toBe('delivered')
  expect(received.map(({ url }) => url)).toEqual(['/token', '/v26/customers/1234567890:uploadClickConversions'])
  const { headers, body } = received[1]!
  expect(headers).toMatchObject({
    authorization: 'Bearer an-access-token',
    'developer-token': 'dev',
    'login-customer-id': '1112223333',
  })
  expect(body).toMatchObject({ partialFailure: true })
  const [conversion] = body.conversions as Record<string, unknown>[]
  expect(conversion).toMatchObject({
    ...{ gclid: 'a-click', orderId: reference, conversionAction: 'customers/1234567890/conversionActions/987654321' },
    userIdentifiers: [{ hashedEmail: sha256('ada@shopper.test') }, { hashedPhoneNumber: sha256('+61491570006') }],
    consent: { adUserData: 'GRANTED', adPersonalization: 'GRANTED' },
    conversionDateTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+00:00$/),
  })
})

it.each([null, { ...CONSENT, purposes: ['analytics' as const] }])(
  'is never sent without consent to marketing: %j',
  async (consent) => {
    for (const channel of ['metaConversion', 'googleConversion'] as const) {
      const { delivery } = await storeAndDeliver(site, consent, channel)
      expect(delivery).toMatchObject({ status: 'dead', last_error: 'The shopper did not agree to marketing.' })
    }
    expect(received).toEqual([])
  },
)

it('is tried again after a failure, and given up at once without a token', async () => {
  status = 500
  expect((await storeAndDeliver(site, CONSENT, 'metaConversion')).delivery).toMatchObject({
    status: 'failed',
    attempts: 1,
  })
  const other = await createSite(cms)
  const { delivery } = await storeAndDeliver(other, CONSENT, 'metaConversion')
  expect(delivery).toMatchObject({
    status: 'dead',
    last_error: expect.stringContaining('was deleted, or has no access token'),
  })
})
