import 'server-only'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Pool } from 'pg'
import { type AlertGroup, type AlertSender, type AlertVehicle, alertEmail } from '../../domain/alerts/alertEmail'
import type { AlertFrequency } from '../../domain/alerts/alertFrequency'
import { isAlertDue, isQuiet } from '../../domain/alerts/alertSchedule'
import { toEmailVehicle } from '../../domain/alerts/alertVehicle'
import { savedSearchUrl } from '../../domain/alerts/savedSearch'
import { toEmailPicture } from '../../domain/leads/emailPicture'
import { localTime } from '../../domain/openingHours/localTime'
import type { Site } from '../../domain/site/site'
import type { CarSummary } from '../../domain/stock/car'
import { cashPrice } from '../../domain/stock/price'
import { listWaitingRecipients, queueAlertMail } from '../../server/alerts/alertMails'
import { createAlertToken } from '../../server/alerts/alertTokens'
import { alert_mails, alert_recipients, alerts, saved_searches, stock_changes } from '../../server/database/alertTables'
import { type Database, inTransaction, toDatabase } from '../../server/database/database'
import { ensureJobTables } from '../../server/jobs/jobTables'
import { findSimilarCars } from '../car/similarCars'
import { findCarById, listCarsForSale } from '../stock/cars'
import { getAlertSender } from './alertSender'

/** Recipients per query. */
const PAGE = 500
/** Alerts of one recipient that one email takes; the next takes the rest. */
const MAX_ALERTS = 200
/** Vehicles of one search, or of the saved ones, that an email shows. */
const MAX_VEHICLES = 12
/** Vehicles that are offered in place of a sold one. */
const MAX_SIMILAR = 3

/**
 * Queues the emails that are due on a site: one for each shopper, with all that waits and is due. None in the quiet hours. What an email tells, and that it
 * told it, are one transaction. Vehicles that are no longer listed, and prices that rose again, are left out. Returns the number of emails.
 */
export async function queueAlertMails(pool: Pool, site: Site, now: Date): Promise<number> {
  if (isQuiet(site.quietHours, site.timeZone, now)) return 0
  await ensureJobTables(pool)
  const sender = await getAlertSender(site)
  let queued = 0
  for (let after = 0; ; ) {
    const page = await listWaitingRecipients(toDatabase(pool), site.id, after, PAGE)
    for (const recipientId of page)
      if (await inTransaction(pool, (database) => queueFor(database, site, sender, recipientId, now))) queued += 1
    if (page.length < PAGE) return queued
    after = page.at(-1)!
  }
}

async function queueFor(
  database: Database,
  site: Site,
  sender: AlertSender,
  recipientId: number,
  now: Date,
): Promise<boolean> {
  const [recipient] = await database
    .select()
    .from(alert_recipients)
    .where(and(eq(alert_recipients.id, recipientId), isNull(alert_recipients.stopped_at)))
    .for('update')
  if (!recipient) return false
  const today = localTime(site.timeZone, now).date
  const due = (await listWaiting(database, recipientId, recipient)).filter((alert) =>
    isAlertDue(alert, recipient.last_mail_on, today),
  )
  if (due.length === 0) return false
  const groups = await toGroups(database, site, sender.origin, due)
  const isEmpty = groups.length === 0
  const [mail] = await database
    .insert(alert_mails)
    .values({ site: site.id, recipient: recipientId, status: isEmpty ? 'cancelled' : 'queued', created_at: now })
    .returning({ id: alert_mails.id })
  const ids = due.map(({ id }) => id)
  await database.update(alerts).set({ mail: mail!.id }).where(inArray(alerts.id, ids))
  if (isEmpty) return false
  if (due.some(({ frequency }) => frequency !== 'atOnce'))
    await database.update(alert_recipients).set({ last_mail_on: today }).where(eq(alert_recipients.id, recipientId))
  const searches = due.flatMap(({ searchId }) => searchId ?? [])
  if (searches.length > 0)
    await database.update(saved_searches).set({ last_mail_on: today }).where(inArray(saved_searches.id, searches))
  const token = createAlertToken(process.env.PAYLOAD_SECRET ?? '', { kind: 'recipient', id: recipientId })
  await queueAlertMail(database, mail!.id, {
    fromName: site.name,
    from: site.alertsFrom,
    replyTo: site.email,
    ...alertEmail({ sender, groups, stockNoun: site.stockNoun, settingsUrl: `${sender.origin}/alerts/${token}` }),
    unsubscribeUrl: `${sender.origin}/api/alerts/${token}/stop`,
  })
  return true
}

interface Waiting {
  id: number
  searchId: number | null
  name: string | null
  path: string | null
  frequency: AlertFrequency
  lastOn: string | null
  changes: readonly number[]
  total: number
}

async function listWaiting(
  database: Database,
  recipientId: number,
  recipient: typeof alert_recipients.$inferSelect,
): Promise<Waiting[]> {
  const rows = await database
    .select({
      ...{ id: alerts.id, searchId: alerts.search, changes: alerts.changes, total: alerts.total },
      ...{ name: saved_searches.name, path: saved_searches.path, frequency: saved_searches.frequency },
      lastOn: saved_searches.last_mail_on,
    })
    .from(alerts)
    .leftJoin(saved_searches, eq(saved_searches.id, alerts.search))
    .where(and(eq(alerts.recipient, recipientId), isNull(alerts.mail)))
    .orderBy(asc(alerts.id))
    .limit(MAX_ALERTS)
  return rows.flatMap((row) => {
    const frequency = row.frequency ?? recipient.car_frequency
    return frequency === null ? [] : [{ ...row, frequency, lastOn: row.lastOn ?? recipient.last_mail_on }]
  })
}

type Change = typeof stock_changes.$inferSelect

/** What is told: by search in the order of their alerts, each vehicle once in the whole email, saved ones last. */
async function toGroups(
  database: Database,
  site: Site,
  origin: string,
  due: readonly Waiting[],
): Promise<AlertGroup[]> {
  const changeIds = [...new Set(due.flatMap(({ changes }) => changes))]
  const changes = await database
    .select()
    .from(stock_changes)
    .where(inArray(stock_changes.id, changeIds))
    .orderBy(asc(stock_changes.id))
  const byId = new Map(changes.map((change) => [change.id, change]))
  const cards = await listCarsForSale(
    site,
    changes.map(({ car }) => car),
  )
  const bySearch = new Map<number | null, { alert: Waiting; cars: Map<number, Change[]>; more: number }>()
  for (const alert of [...due].sort((a, b) => Number(a.searchId === null) - Number(b.searchId === null))) {
    const group = bySearch.get(alert.searchId) ?? { alert, cars: new Map(), more: 0 }
    for (const id of alert.changes) {
      const change = byId.get(id)
      if (change) group.cars.set(change.car, [...(group.cars.get(change.car) ?? []), change])
    }
    group.more += alert.total - alert.changes.length
    bySearch.set(alert.searchId, group)
  }
  const shown = new Set<number>()
  const groups: AlertGroup[] = []
  for (const { alert, cars, more } of bySearch.values()) {
    const vehicles: AlertVehicle[] = []
    let left = more
    for (const [carId, own] of cars) {
      if (shown.has(carId)) continue
      const vehicle = await toVehicle(site, origin, carId, own, cards.get(carId))
      if (!vehicle) continue
      shown.add(carId)
      if (vehicles.length < MAX_VEHICLES) vehicles.push(vehicle)
      else left += 1
    }
    if (vehicles.length === 0) continue
    const url = alert.path === null ? null : savedSearchUrl(alert.path, origin)
    groups.push({ name: alert.name, url, vehicles, more: left })
  }
  return groups
}

/** A vehicle with its latest news; null if it has none any more. */
async function toVehicle(
  site: Site,
  origin: string,
  carId: number,
  changes: readonly Change[],
  card: CarSummary | undefined,
): Promise<AlertVehicle | null> {
  const last = changes.at(-1)!
  if (!card) return last.kind === 'sold' ? toSoldVehicle(site, origin, carId) : null
  const vehicle = toEmailVehicle(site, origin, card)
  if (changes.some(({ kind }) => kind === 'listed')) return { ...vehicle, news: 'listed' }
  if (changes.some(({ kind }) => kind === 'back')) return { ...vehicle, news: 'back' }
  const before = changes.find(({ kind }) => kind === 'priceDrop')?.price_before
  const after = cashPrice(card)
  if (before == null || after === null || after >= before) return null
  return { ...vehicle, news: 'priceDrop', before, after }
}

async function toSoldVehicle(site: Site, origin: string, carId: number): Promise<AlertVehicle | null> {
  const car = await findCarById(site.id, carId)
  if (!car) return null
  const similar = (await findSimilarCars(site, car)).map(({ id }) => id)
  const cards = await listCarsForSale(site, similar)
  return {
    news: 'sold',
    name: car.name,
    url: new URL(car.path, origin).href,
    picture: toEmailPicture(origin, car.images[0]?.thumbUrl, car.name, 'row'),
    price: null,
    repayment: null,
    similar: similar
      .flatMap((id) => cards.get(id) ?? [])
      .slice(0, MAX_SIMILAR)
      .map((other) => toEmailVehicle(site, origin, other)),
  }
}
