import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { addDeliveries } from '../../../src/leads/addDeliveries'
import { getMailFolder, toMailFileName } from '../../../src/providers/mail/mailCopies'
import { toDatabase } from '../../../src/server/database/database'
import { createDocument, uniqueName } from '../../support/cms'

export const mailFolder = () => getMailFolder(process.env.FORECOURT_DATA ?? '')
export const uploadFile = (name: unknown) => join(process.env.FORECOURT_DATA ?? '', 'private', String(name))

/** An enquiry of a person with everything that hangs on one: a note, deliveries, a booking, a payment, a file and a copy of an email. */
export async function createEnquiry(cms: Payload, site: number, data: Record<string, unknown> = {}) {
  const email = String(data.email ?? 'ada@example.test')
  const lead = await createDocument(cms, 'leads', site, {
    ...{ name: 'Ada', last_name: 'Lovelace', email, postcode: '3220', rego: '1AB2CD' },
    ...{ trade_in: { make: 'Mazda' }, details: { hobby: 'engines' }, user_agent: 'Ada’s browser', opt_in: true },
    ...{ consent_text: 'News, please.', consent_at: '2026-01-02T00:00:00.000Z', car_name: '2024 Kia Rio' },
    url: 'https://dealer.test/cars/x?gclid=1&email=ada',
    lead_attributes: { visited_pages: ['/'], linked_query_params: { utm_source: 'news', gclid: 'ada-1' } },
    notes: [{ text: 'Ada rang at noon' }],
    ...data,
  })
  const database = toDatabase(cms.db.pool)
  await addDeliveries(database, {
    ...{ leadId: lead.id, reference: String(lead.reference), siteId: site, part: 'lead' },
    planned: [
      { channel: 'email', purpose: 'dealer', recipient: 'sales@dealer.test', routeId: null },
      { channel: 'email', purpose: 'receipt', recipient: email, routeId: null },
    ],
  })
  const booking = await createDocument(cms, 'bookings', site, { lead: lead.id })
  const payment = await createDocument(cms, 'payments', site, {
    ...{ lead: lead.id, payer_name: 'Ada Lovelace', payer_email: email, status: 'awaiting' },
  })
  const file = await createDocument(cms, 'uploads', site, { lead: lead.id, sent_as: 'ada cv.pdf' })
  const deliveries = await listDeliveries(cms, lead.id)
  await mkdir(mailFolder(), { recursive: true })
  const copy = join(mailFolder(), toMailFileName(deliveries[0]!.stable_key))
  await writeFile(copy, `To: sales@dealer.test\n\nAda Lovelace, ${email}`)
  return { lead, booking, payment, file, copy, deliveries }
}

export async function listDeliveries(cms: Payload, lead: number) {
  const where = { lead: { equals: lead } }
  return (await cms.find({ collection: 'leadDeliveries', where, sort: 'id', depth: 0, pagination: false })).docs
}

/** All rows of a table about a site, as text. */
export async function dump(cms: Payload, table: string, site: number): Promise<string> {
  const { rows } = await cms.db.pool.query(
    `select to_jsonb(t)::text as row from ${table} t where site_id = $1 order by id`,
    [site],
  )
  return rows.map(({ row }) => row).join('\n')
}

export const uniqueEmail = () => `${uniqueName('ada')}@example.test`
