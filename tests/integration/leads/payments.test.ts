import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { CheckoutState } from '../../../src/domain/payments/checkout'
import { addPayment } from '../../../src/leads/addPayment'
import { confirmReservation } from '../../../src/leads/confirmReservation'
import { countLiveHolds } from '../../../src/leads/countLiveHolds'
import { addReservation, claimCar, type NewHold } from '../../../src/leads/holdCar'
import { refuseReservation } from '../../../src/leads/refuseReservation'
import { saveCheckout } from '../../../src/leads/saveCheckout'
import { settlePayment } from '../../../src/leads/settlePayment'
import { updateHeldCars } from '../../../src/leads/updateHeldCars'
import type { Site } from '../../../src/payload-types'
import { type Database, inTransaction } from '../../../src/server/database/database'
import { ensureJobTables } from '../../../src/server/jobs/jobTables'
import { createDocument, createSite, startCms, uniqueName } from '../../support/cms'
import { startTestWorker } from '../../support/worker'

const NOW = new Date('2026-11-22T09:00:00Z')
const HOUR_MS = 3_600_000

let cms: Payload
let site: Site

beforeAll(async () => {
  cms = await startCms()
  site = await createSite(cms)
  await ensureJobTables(cms.db.pool)
})

/** Reserves a car and holds it as if its link were confirmed; null if somebody else holds it. */
async function holdCar(
  database: Database,
  { expiresAt, ...hold }: NewHold & { expiresAt: Date },
): Promise<number | null> {
  const holdId = await addReservation(database, hold)
  const claim = { carId: hold.carId, status: { held: expiresAt }, from: ['pending'], now: hold.now } as const
  return holdId !== null && (await claimCar(database, { holdId, ...claim })) ? holdId : null
}

/** Reserves a car for two hours, with an open checkout for its fee. */
async function reserveCar() {
  const carId = Number((await createDocument(cms, 'cars', site.id)).id)
  const lead = await createDocument(cms, 'leads', site.id, { kind: 'reserve' })
  await createDocument(cms, 'leadDeliveries', site.id, { lead: lead.id, recipient: 'sales@dealer.test' })
  const holdId = await inTransaction(cms.db.pool, async (client) => {
    const expiresAt = new Date(NOW.getTime() + 2 * HOUR_MS)
    const hold = await holdCar(client, { siteId: site.id, carId, leadId: lead.id, expiresAt, amount: 200, now: NOW })
    await addPayment(client, {
      ...{ siteId: site.id, leadId: lead.id, holdId: hold, carId, kind: 'reservation', amount: 200, now: NOW },
      ...{ description: 'Reservation', reference: String(lead.reference), online: true },
      payer: { name: 'Ada', email: 'ada@shopper.test' },
    })
    return hold as number
  })
  const sessionId = uniqueName('cs')
  const { id, token } = await queryRow('select id, token from payments where hold_id = $1', holdId)
  const session = { sessionId, url: `https://pay.test/${sessionId}`, expiresAt: new Date(NOW.getTime() + HOUR_MS) }
  await saveCheckout(cms.db.pool, {
    paymentId: id,
    provider: 'stripe',
    session: session,
    previousSessionId: null,
    now: NOW,
  })
  const state = (status: CheckoutState['status'], overrides = {}): CheckoutState => ({
    ...{ sessionId, token, status, paymentId: 'pi_1', cents: 20_000, currency: 'aud' },
    ...overrides,
  })
  return { carId, leadId: lead.id, holdId, paymentId: id as number, sessionId, state }
}

async function queryRow(question: string, ...values: unknown[]) {
  return (await cms.db.pool.query(question, values)).rows[0]
}
const settle = (id: string, state: CheckoutState, now = NOW) =>
  settlePayment(cms.db.pool, { id, type: 'checkout.session.completed', at: now, state }, now)
const getPayment = (id: number) => queryRow('select * from payments where id = $1', id)
const getHold = (id: number) => queryRow('select * from holds where id = $1', id)
const isHeld = async (carId: number) => (await queryRow('select held from cars where id = $1', carId)).held

it('[CAR-19] of 20 concurrent copies of an event, one marks the payment as paid, keeps the car, and emails dealer and shopper', async () => {
  const { leadId, holdId, paymentId, state } = await reserveCar()
  const results = await Promise.all(Array.from({ length: 20 }, () => settle('evt_1', state('paid'))))
  expect(results.filter((settled) => settled === 'changed')).toHaveLength(1)
  expect(await getPayment(paymentId)).toMatchObject({ status: 'paid', provider_payment: 'pi_1', paid_at: NOW })
  expect((await getPayment(paymentId)).events).toHaveLength(1)
  expect(await getHold(holdId)).toMatchObject({ status: 'paid' })
  const { rows } = await cms.db.pool.query(
    `select purpose, recipient from lead_deliveries where lead_id = $1 and part = 'payment' order by purpose`,
    [leadId],
  )
  expect(rows).toEqual([
    { purpose: 'dealer', recipient: 'sales@dealer.test' },
    { purpose: 'receipt', recipient: 'ada@shopper.test' },
  ])
})

it('[CAR-19] a paid hold does not expire; one with a pending payment lasts for days', async () => {
  const paid = await reserveCar()
  const pending = await reserveCar()
  await settle('evt_paid', paid.state('paid'))
  await settle('evt_waiting', pending.state('processing'))
  await updateHeldCars(cms.db.pool, new Date(NOW.getTime() + 72 * HOUR_MS))
  expect(await isHeld(paid.carId)).toBe(true)
  expect(await isHeld(pending.carId)).toBe(true)
  expect(await getPayment(pending.paymentId)).toMatchObject({ status: 'processing' })
})

it('[CAR-19] an event with another amount, from another deployment or out of order has no effect', async () => {
  const { paymentId, holdId, state } = await reserveCar()
  await settle('evt_low', state('paid', { cents: 100 }))
  expect(await getPayment(paymentId)).toMatchObject({
    status: 'awaiting',
    problem: expect.stringContaining('Amount mismatch'),
  })
  expect(await getHold(holdId)).toMatchObject({ status: 'held' })
  expect(await settle('evt_other', state('paid', { token: 'unknown' }))).toBe('unknown')
  await settle('evt_paid', state('paid'))
  expect(await settle('evt_late', state('expired'))).toBe('unchanged')
  expect(await getPayment(paymentId)).toMatchObject({ status: 'paid' })
})

it('[CAR-19] a payment after the hold expired reserves the car again, unless somebody else has it: then staff are notified', async () => {
  const available = await reserveCar()
  const lost = await reserveCar()
  const later = new Date(NOW.getTime() + 3 * HOUR_MS)
  await updateHeldCars(cms.db.pool, later)
  expect(await isHeld(available.carId)).toBe(false)
  expect(await getPayment(available.paymentId)).toMatchObject({ status: 'expired' })
  const other = await inTransaction(cms.db.pool, (client) =>
    holdCar(client, {
      ...{ siteId: site.id, carId: lost.carId, leadId: null, amount: null, now: later },
      expiresAt: new Date(later.getTime() + HOUR_MS),
    }),
  )
  await settle('evt_alone', available.state('paid'), later)
  await settle('evt_beaten', lost.state('paid'), later)
  expect(await getHold(available.holdId)).toMatchObject({ status: 'paid' })
  expect(await getHold(lost.holdId)).toMatchObject({ status: 'expired' })
  expect(await getHold(other as number)).toMatchObject({ status: 'held' })
  expect(await getPayment(lost.paymentId)).toMatchObject({
    status: 'paid',
    problem: expect.stringContaining('another shopper now has the car'),
  })
})

it('[CAR-19] a car shows as reserved while held, is available again when its hold expires or is released, with notifications', async () => {
  const { carId, holdId } = await reserveCar()
  const notifications: string[] = []
  const listener = await cms.db.pool.connect()
  listener.on('notification', ({ payload }) => notifications.push(payload ?? ''))
  await listener.query('listen stock_changed')
  try {
    const before = await queryRow('select updated_at from cars where id = $1', carId)
    await updateHeldCars(cms.db.pool, NOW)
    expect(await isHeld(carId)).toBe(true)
    expect((await queryRow('select updated_at from cars where id = $1', carId)).updated_at > before.updated_at).toBe(
      true,
    )
    await expect.poll(() => notifications.some((results) => JSON.parse(results).siteId === site.id)).toBe(true)
    expect((await updateHeldCars(cms.db.pool, NOW)).changed).toBe(0)
    await cms.update({ collection: 'holds', id: holdId, data: { status: 'released' } })
    await updateHeldCars(cms.db.pool, NOW)
    expect(await isHeld(carId)).toBe(false)
  } finally {
    listener.release(true)
  }
})

it('[CAR-19] a worker marks a reserved car within seconds, and lists it again when its hold expires or is released', async () => {
  const hold = async (seconds: number) => {
    const carId = Number((await createDocument(cms, 'cars', site.id)).id)
    const now = new Date()
    const expiresAt = new Date(now.getTime() + seconds * 1000)
    const id = await inTransaction(cms.db.pool, (client) =>
      holdCar(client, { siteId: site.id, carId, leadId: null, expiresAt, amount: null, now }),
    )
    return { carId, id: id as number }
  }
  const worker = startTestWorker()
  const within = { timeout: 10_000, interval: 100 }
  try {
    const [brief, long] = [await hold(4), await hold(3600)]
    await expect.poll(() => isHeld(brief.carId), within).toBe(true)
    await expect.poll(() => isHeld(long.carId), within).toBe(true)
    await expect.poll(() => isHeld(brief.carId), within).toBe(false)
    expect(await isHeld(long.carId)).toBe(true)
    await cms.update({ collection: 'holds', id: long.id, data: { status: 'released' } })
    await expect.poll(() => isHeld(long.carId), within).toBe(false)
  } finally {
    await worker.stop()
  }
})

it('[CAR-19] a fee that staff received in person keeps the car', async () => {
  const { carId, holdId, paymentId } = await reserveCar()
  const marked = await cms.update({ collection: 'payments', id: paymentId, data: { status: 'paid' } })
  expect(Date.now() - Date.parse(marked.paid_at ?? '')).toBeLessThan(60_000)
  await updateHeldCars(cms.db.pool, NOW)
  expect(await getHold(holdId)).toMatchObject({ status: 'paid' })
  expect(await isHeld(carId)).toBe(true)
})

it('[CAR-19] of two concurrent checkouts one is used, and the car is held while it is open', async () => {
  const { paymentId, holdId, sessionId } = await reserveCar()
  const open = (name: string) => ({
    sessionId: name,
    url: `https://pay.test/${name}`,
    expiresAt: new Date(NOW.getTime() + 5 * HOUR_MS),
  })
  const openCheckout = (name: string) =>
    saveCheckout(cms.db.pool, {
      paymentId,
      provider: 'stripe',
      session: open(name),
      previousSessionId: sessionId,
      now: NOW,
    })
  const addresses = await Promise.all([openCheckout(uniqueName('cs')), openCheckout(uniqueName('cs'))])
  expect(addresses[0]).toBe(addresses[1])
  expect((await getHold(holdId)).expires_at).toEqual(new Date(NOW.getTime() + 5 * HOUR_MS))
})

it('[CAR-19] deleting the lead of a reservation releases its car, unless the fee is paid', async () => {
  const unpaid = await reserveCar()
  const paid = await reserveCar()
  await settle('evt_kept', paid.state('paid'))
  await updateHeldCars(cms.db.pool, NOW)
  expect(await isHeld(unpaid.carId)).toBe(true)
  for (const { leadId } of [unpaid, paid]) await cms.delete({ collection: 'leads', id: leadId })
  await updateHeldCars(cms.db.pool, NOW)
  expect(await getHold(unpaid.holdId)).toMatchObject({ status: 'released' })
  expect(await isHeld(unpaid.carId)).toBe(false)
  expect(await getHold(paid.holdId)).toMatchObject({ status: 'paid' })
  expect(await isHeld(paid.carId)).toBe(true)
})

it('[CAR-19] a person holds at most two cars of a site, by email or by phone however it is typed', async () => {
  const own = await createSite(cms)
  const hold = async (contact: { email: string; phone: string }, expiresAt = new Date(NOW.getTime() + HOUR_MS)) => {
    const carId = Number((await createDocument(cms, 'cars', own.id)).id)
    const lead = await createDocument(cms, 'leads', own.id, { kind: 'reserve', ...contact })
    await inTransaction(cms.db.pool, (client) =>
      holdCar(client, { siteId: own.id, carId, leadId: lead.id, expiresAt, amount: 200, now: NOW }),
    )
  }
  const count = (email: string, phone: string, siteId = own.id) =>
    inTransaction(cms.db.pool, (client) => countLiveHolds(client, { siteId, leadId: 0, email, phone, now: NOW }))
  await hold({ email: 'Ada@shopper.test', phone: '0491 570 156' })
  await hold({ email: 'other@shopper.test', phone: '+61 491 570 156' })
  await hold({ email: 'ada@shopper.test', phone: '0491 570 156' }, new Date(NOW.getTime() - HOUR_MS))
  expect(await count('ada@shopper.test', '')).toBe(1)
  expect(await count('new@shopper.test', '0491570156')).toBe(2)
  expect(await count('ADA+cars@shopper.test', '')).toBe(1)
  expect(await count('new@shopper.test', '0491 570 157')).toBe(0)
  expect(await count('ada@shopper.test', '0491 570 156', site.id)).toBe(0)
})

/** A reservation of a new car by a new lead, which nobody has confirmed. */
async function reserveUnconfirmed(contact: { email?: string; phone?: string } = {}, carId?: number) {
  const id = carId ?? Number((await createDocument(cms, 'cars', site.id)).id)
  const lead = await createDocument(cms, 'leads', site.id, { kind: 'reserve', ...contact })
  const holdId = await inTransaction(cms.db.pool, (client) =>
    addReservation(client, { siteId: site.id, carId: id, leadId: lead.id, amount: 200, now: NOW }),
  )
  return { carId: id, leadId: lead.id, holdId: holdId as number }
}
const confirm = (holdId: number, now = NOW, siteId = site.id) =>
  confirmReservation(cms.db.pool, { siteId, holdId, holdHours: 48, now })

it('[CAR-19] a reservation holds nothing until its link is confirmed, and then for the hold period, however often', async () => {
  const { carId, holdId } = await reserveUnconfirmed({ email: 'one@shopper.test', phone: '0491 570 112' })
  await updateHeldCars(cms.db.pool, NOW)
  expect(await isHeld(carId)).toBe(false)
  expect(await confirm(holdId, NOW, site.id + 1)).toBe('ended')
  expect(await confirm(holdId)).toBe('held')
  expect(await confirm(holdId, new Date(NOW.getTime() + HOUR_MS))).toBe('held')
  expect((await getHold(holdId)).expires_at.getTime()).toBeLessThan(NOW.getTime() + 49 * HOUR_MS)
  await updateHeldCars(cms.db.pool, NOW)
  expect(await isHeld(carId)).toBe(true)
})

it('[CAR-19] of two people who reserve one car, the first to confirm has it; a link ends after 24 hours', async () => {
  const first = await reserveUnconfirmed({ email: 'first@shopper.test', phone: '0491 570 110' })
  const second = await reserveUnconfirmed({ email: 'second@shopper.test', phone: '0491 570 111' }, first.carId)
  const results = await Promise.all([confirm(first.holdId), confirm(second.holdId)])
  expect(results.toSorted()).toEqual(['held', 'taken'])
  const late = await reserveUnconfirmed({ email: 'late@shopper.test', phone: '0491 570 113' })
  expect(await confirm(late.holdId, new Date(NOW.getTime() + 24 * HOUR_MS))).toBe('ended')
})

it('[CAR-19] a person who holds two cars cannot confirm a third', async () => {
  const contact = { email: 'three@shopper.test', phone: '0491 570 158' }
  const [one, two, three] = [
    await reserveUnconfirmed(contact),
    await reserveUnconfirmed(contact),
    await reserveUnconfirmed(contact),
  ]
  expect(await confirm(one.holdId)).toBe('held')
  expect(await confirm(two.holdId)).toBe('held')
  expect(await confirm(three.holdId)).toBe('tooMany')
})

it('[CAR-19] refusing a reservation frees its car and closes its lead; a paid one must be refunded first', async () => {
  const held = await reserveCar()
  const paid = await reserveCar()
  await settle('evt_refused', paid.state('paid'))
  await updateHeldCars(cms.db.pool, NOW)
  const refuse = (leadId: number) => inTransaction(cms.db.pool, (client) => refuseReservation(client, leadId, NOW))
  expect(await refuse(held.leadId)).toBe('refused')
  expect(await refuse(held.leadId)).toBe('none')
  expect(await refuse(paid.leadId)).toBe('paid')
  await updateHeldCars(cms.db.pool, NOW)
  expect(await isHeld(held.carId)).toBe(false)
  expect(await getPayment(held.paymentId)).toMatchObject({ status: 'expired' })
  expect(await queryRow('select status from leads where id = $1', held.leadId)).toEqual({ status: 'done' })
  expect(await isHeld(paid.carId)).toBe(true)
})
