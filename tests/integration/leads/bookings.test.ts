import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { enquirySchema } from '../../../src/domain/leads/enquiry'
import { bookSlot } from '../../../src/leads/bookSlot'
import { createFileToken, saveFiles } from '../../../src/leads/saveFiles'
import { storeEnquiry } from '../../../src/leads/storeEnquiry'
import type { Site } from '../../../src/payload-types'
import { inTransaction } from '../../../src/server/database/database'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { createDocument, createSite, startCms, uniqueName } from '../../support/cms'

let cms: Payload
let site: Site
let other: Site

beforeAll(async () => {
  cms = await startCms()
  site = await createSite(cms)
  other = await createSite(cms)
  await ensureJobTables(cms.db.pool)
})

class SlotUnavailable extends Error {}

it('[LEAD-06] of 50 concurrent bookings of one time, as many succeed as there are places, and the others store no lead', async () => {
  const { id: locationId } = await createDocument(cms, 'locations', site.id)
  const startsAt = new Date('2027-02-01T22:00:00Z')
  const book = () =>
    storeEnquiry(cms.db.pool, {
      site: { id: site.id, email: null, wording: { enquiryConsent: 'News.' } as never },
      enquiry: enquirySchema.parse({
        kind: 'testDrive',
        name: 'Ada',
        email: 'ada@shopper.test',
        phone: '0491 570 006',
      }),
      idempotencyKey: uniqueName('booking'),
      ...{ car: null, location: null, userAgent: null, tokenSecret: 'a-secret', now: new Date() },
      routing: { routes: [], receipt: false },
      withinTransaction: async (client, lead) => {
        const slot = await bookSlot(client, {
          ...{ siteId: site.id, locationId: Number(locationId), department: 'sales', carId: null, leadId: lead.id },
          ...{ startsAt, endsAt: new Date(startsAt.getTime() + 30 * 60_000), capacity: 2 },
        })
        if (slot === null) throw new SlotUnavailable()
      },
    })
  const results = await Promise.allSettled(Array.from({ length: 50 }, book))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const rejections = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  expect(rejections.every((reason) => reason instanceof SlotUnavailable)).toBe(true)
  const { totalDocs } = await cms.count({ collection: 'leads', where: { site: { equals: site.id } } })
  expect(totalDocs).toBe(2)
  const { docs } = await cms.find({
    collection: 'bookings',
    where: { location: { equals: locationId } },
    sort: 'place',
  })
  expect(docs.map(({ place }) => place)).toEqual([1, 2])
})

it('[LEAD-11] an uploaded file is attached to the lead with its token, once, and never to one of another site', async () => {
  const { id: lead } = await createDocument(cms, 'leads', site.id)
  const { id: upload } = await createDocument(cms, 'uploads', site.id)
  await cms.db.pool.query('update uploads set lead_id = null where id = $1', [upload])
  const attachFile = (proof: string, siteId = site.id, leadId = Number(lead)) =>
    inTransaction(cms.db.pool, (client) => saveFiles(client, { siteId, leadId, files: [proof], secret: 'a-secret' }))
  const findLead = async () => {
    const { rows } = await cms.db.pool.query('select lead_id from uploads where id = $1', [upload])
    return rows[0].lead_id
  }
  const proof = createFileToken('a-secret', site.id, Number(upload))
  await attachFile(`${upload}.${'x'.repeat(43)}`)
  await attachFile(proof, other.id)
  await attachFile(createFileToken('another', site.id, Number(upload)))
  expect(await findLead()).toBeNull()
  await attachFile(proof)
  expect(await findLead()).toBe(lead)
  const { id: second } = await createDocument(cms, 'leads', site.id)
  await attachFile(proof, site.id, Number(second))
  expect(await findLead()).toBe(lead)
})
