import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { GET as ownDraw, POST as spin } from '../../../src/app/api/prize-wheel/route'
import { POST as deleteAccount } from '../../../src/app/api/shopper/account/route'
import { GET as exportAccount } from '../../../src/app/api/shopper/export/route'
import { type DrawnPrize, drawPrize } from '../../../src/domain/campaigns/prizeDraw'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { createSite, startCms, uniqueName } from '../../support/cms'
import { listMessages, ShopperBrowser } from './shopperBrowser'

const host = `${uniqueName('dealer')}.test`
const block_id = '0123456789abcdef01234567'
const second = '0123456789abcdef01234569'
const ended = '0123456789abcdef01234568'
let cms: Payload

beforeAll(async () => {
  cms = await startCms()
  await ensureJobTables(cms.db.pool)
  const { id } = await createSite(cms)
  await cms.update({ collection: 'sites', id, data: { domains: [{ host }], flags: { prizeWheel: true } } as never })
  const wheel = (blockId: string, endsAt: string) => ({
    ...{ blockType: 'prizeWheel', id: blockId, heading: 'Spin to win', startsAt: '2026-01-01T00:00:00.000Z', endsAt },
    prizes: [{ id: 'fuel', label: 'Fuel card', odds: 100, stock: 1 }],
    terms: 'One spin a person.',
  })
  const layout = [
    wheel(block_id, '2099-01-01T00:00:00.000Z'),
    wheel(second, '2099-01-01T00:00:00.000Z'),
    wheel(ended, '2026-02-01T00:00:00.000Z'),
  ]
  const data = { site: id, title: 'Spin to win', path: '/spin-to-win', _status: 'published', layout }
  await cms.create({ collection: 'pages', data: data as never })
})
beforeEach(async () => {
  await cms.db.pool.query('delete from rate_limits')
  await cms.db.pool.query('delete from graphile_worker._private_jobs')
})

it('[FAV-06] draws once a person for who signed in, mails the code, gives no more prizes than there are, and can be repeated from its seed', async () => {
  const ada = new ShopperBrowser(host)
  expect((await ada.send(spin, 'POST', { block_id })).status).toBe(401)
  await ada.signIn(cms, 'ada@example.test')
  expect((await ada.send(spin, 'POST', { block_id: ended })).status).toBe(409)
  expect((await ada.send(spin, 'POST', { block_id: 'f'.repeat(24) })).status).toBe(404)

  const first = await (await ada.send(spin, 'POST', { block_id })).json()
  expect(first).toMatchObject({ prize: 0, label: 'Fuel card', code: expect.stringMatching(/^[A-Z2-9]{8}$/) })
  const mail = (await listMessages(cms)).at(-1)!
  expect(mail).toMatchObject({ to: 'ada@example.test', text: expect.stringContaining(first.code) })
  expect(await (await ada.send(spin, 'POST', { block_id })).json()).toEqual(first)

  const read = async (browser: ShopperBrowser, id: string) =>
    browser.send(ownDraw, 'GET', undefined, { path: `?block_id=${id}` })
  const seen = await read(ada, block_id)
  expect(seen.headers.get('cache-control')).toContain('no-store')
  expect(await seen.json()).toEqual({ draw: first })
  expect(await (await read(ada, second)).json()).toEqual({ draw: null })
  expect((await read(new ShopperBrowser(host), block_id)).status).toBe(401)

  const tom = new ShopperBrowser(host)
  await tom.signIn(cms, 'tom@example.test')
  expect(await (await tom.send(spin, 'POST', { block_id })).json()).toEqual({ prize: null, label: null, code: null })

  const { rows } = await cms.db.pool.query('select draw_seed, prizes, prize from campaign_draws order by id')
  expect(rows).toHaveLength(2)
  for (const { draw_seed, prizes, prize } of rows)
    expect(drawPrize(draw_seed, prizes as DrawnPrize[])?.key ?? null).toBe(prize)
})

it('[FAV-06] knows a person again by the account, the mailbox and the mobile, and keeps their prize with the account', async () => {
  const spins = async (browser: ShopperBrowser) => (await browser.send(spin, 'POST', { block_id: second })).json()
  const eve = new ShopperBrowser(host)
  await eve.signIn(cms, 'eve@example.test')
  const first = await spins(eve)
  expect(first).toMatchObject({ label: 'Fuel card' })
  // The same account with another email keeps the prize, and lists it.
  await eve.signIn(cms, 'eve.new@example.test', { attach: '1' })
  expect(await spins(eve)).toEqual(first)
  const text = await (await eve.send(exportAccount, 'GET')).text()
  expect(text).toContain(first.code)
  for (const address of ['eve@example.test', 'Eve+2@example.test', 'eve.new+x@example.test']) {
    const again = new ShopperBrowser(host)
    await again.signIn(cms, address)
    expect(await spins(again), address).toEqual(first)
  }
  // A mobile is no way to a second draw, nor to what somebody else won by it.
  await eve.signIn(cms, '0491 570 110', { attach: '1' })
  const heir = new ShopperBrowser(host)
  await heir.signIn(cms, 'heir@example.test')
  await heir.signIn(cms, '0491 570 110', { attach: '1' })
  expect(await spins(heir)).toEqual({ prize: null, label: null, code: null })
  // Also after the account was deleted.
  await eve.send(deleteAccount, 'POST', { confirm: 'delete' })
  await eve.signIn(cms, 'eve.new@example.test')
  expect(await spins(eve)).toEqual(first)
  const { rows } = await cms.db.pool.query('select from campaign_draws where campaign = $1', [second])
  expect(rows).toHaveLength(1)
})
