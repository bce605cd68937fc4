import type { Payload, SelectType } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { Site } from '../../src/payload-types'
import { createSite, startCms } from '../support/cms'

let cms: Payload
let site: Site

beforeAll(async () => {
  cms = await startCms()
  const { id } = await createSite(cms)
  site = await cms.update({
    collection: 'sites',
    id,
    depth: 0,
    data: {
      stockRules: { statuses: ['in_stock'], facets: [{ attribute: 'make', label: 'Make' }] },
      cards: { buttons: ['enquire'] },
    } as never,
  })
}, 120_000)

/** The site as the database's adapter returns it, before Payload drops what was not selected. */
async function read(select?: SelectType) {
  const query = { collection: 'sites' as const, where: { id: { equals: site.id } }, ...(select && { select }) }
  const { docs } = await cms.db.find<Site>({ ...query, limit: 1, pagination: false })
  expect(await cms.db.findOne(query)).toEqual(docs[0])
  return docs[0]!
}

it('reads no list of a group that the selection does not name', async () => {
  const { name, stockRules, cards } = await read({ name: true })
  expect(name).toBe(site.name)
  expect([stockRules?.facets, stockRules?.statuses ?? [], cards?.buttons ?? []]).toEqual([undefined, [], []])
})

it('reads the lists that it names, alone and with their group', async () => {
  expect((await read({ stockRules: { facets: true } })).stockRules).toMatchObject({ facets: [{ attribute: 'make' }] })
  expect((await read({ stockRules: true })).stockRules).toMatchObject({
    facets: [{ attribute: 'make' }],
    statuses: ['in_stock'],
  })
})

it('reads everything without a selection, and all but what one leaves out', async () => {
  const whole = await read()
  expect(whole.cards?.buttons).toEqual(['enquire'])
  const { name: _, ...rest } = whole
  expect(await read({ name: false })).toEqual(rest)
})
