import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { enquirySchema } from '../../../src/domain/leads/enquiry'
import { deliveryChannels } from '../../../src/leads/channels/channels'
import { leadMail } from '../../../src/leads/channels/leadMail'
import { deliver } from '../../../src/leads/deliver'
import { storeEnquiry } from '../../../src/leads/storeEnquiry'
import { requestContext } from '../../../src/providers/httpClient/requestContext.mjs'
import { createMailer } from '../../../src/providers/mail/mailer'
import { logger } from '../../../src/server/logger'
import { createSite, startCms } from '../../support/cms'

it('[LEAD-01] the id of a request goes with its lead to each delivery, by mail and by POST', async () => {
  const received: IncomingHttpHeaders[] = []
  const recipient = createServer((request, response) => {
    received.push(request.headers)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(recipient, 'listening')
  const cms = await startCms()
  const site = await createSite(cms)
  const { pool } = cms.db
  const requestId = randomUUID()
  const url = `http://127.0.0.1:${(recipient.address() as AddressInfo).port}/`
  try {
    const { lead_id } = await requestContext.run({ requestId }, () =>
      storeEnquiry(pool, {
        site: { id: site.id, email: 'hello@dealer.test', wording: { enquiryConsent: '' } as never },
        enquiry: enquirySchema.parse({
          kind: 'general',
          name: 'Ada',
          email: 'ada@shopper.test',
          phone: '0491 570 006',
          message: 'Hello',
        }),
        idempotencyKey: randomUUID(),
        ...{ car: null, location: null, userAgent: 'a test', tokenSecret: 'a-secret', now: new Date() },
        routing: { routes: [], receipt: true },
      }),
    )
    expect(await cms.findByID({ collection: 'leads', id: lead_id, depth: 0 })).toMatchObject({ request_id: requestId })
    await pool.query(
      `insert into lead_deliveries (site_id, lead_id, channel, purpose, part, recipient, stable_key, status, attempts)
       select site_id, lead_id, 'adfPost', 'dealer', part, $2, $3, 'queued', 0 from lead_deliveries where lead_id = $1 limit 1`,
      [lead_id, url, `post-${requestId}`],
    )
    const { rows } = await pool.query('select id, stable_key, channel from lead_deliveries where lead_id = $1', [
      lead_id,
    ])
    const context = {
      ...{ pool, workerId: 'a-worker', port: '3000', now: () => new Date(), random: () => 0.5, backoffMultiplier: 1 },
      channels: deliveryChannels({
        ...{ pool, mailFrom: 'no-reply@dealer.test', allowPrivate: true, tokenSecret: 'a-secret' },
        conversions: { metaUrl: 'https://graph.example', googleAds: null },
        sendMail: leadMail(createMailer({ FORECOURT_DATA: process.env.FORECOURT_DATA ?? '' }), logger),
      }),
    }
    for (const { id } of rows) await deliver(context, id)
    const emails = rows.filter(({ channel }) => channel === 'email')
    expect(emails.length).toBeGreaterThan(0)
    for (const { stable_key } of emails)
      expect(readFileSync(join(process.env.FORECOURT_DATA ?? '', `mail/${stable_key}.eml`), 'utf8')).toContain(
        `X-Request-ID: ${requestId}`,
      )
    expect(received).toEqual([expect.objectContaining({ 'x-request-id': requestId })])
  } finally {
    recipient.closeAllConnections()
    recipient.close()
  }
})
