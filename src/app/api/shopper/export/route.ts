import * as z from 'zod'
import { getAccountRecords } from '@/data/shoppers/accountRecords'
import { type GarageCar, getGarage } from '@/data/shoppers/garage'
import { FREQUENCY_LABELS } from '@/domain/alerts/alertFrequency'
import { LEAD_STATUS_LABELS } from '@/domain/leads/leadStatus'
import { formatAmount, PAYMENT_STATUS_LABELS } from '@/domain/payments/payment'
import { type AccountRecord, accountCsv } from '@/domain/shoppers/accountExport'
import { ownCarName } from '@/domain/shoppers/ownCar'
import type { SavedCar } from '@/domain/shoppers/savedCars'
import { type AlertSettings, findAlertSettings } from '@/server/alerts/savedSearches'
import { toDatabase } from '@/server/database/database'
import { route } from '@/server/route'
import { readAccountDetails } from '@/server/shoppers/accountDetails'
import type { CarList } from '@/server/shoppers/savedCars'
import { getPool, NO_STORE, type ShopperAccess, shopperAccess } from '../shopperRoute'

const query = z.object({ format: z.enum(['json', 'csv'], 'Use json or csv.').default('json') })

/** Everything of the shopper's account as a file, `?format=json` or `csv`. */
export const GET = route({ access: shopperAccess, query }, async (_request, { access, query: { format } }) => {
  const records = await listRecords(access)
  const { site } = access
  const body =
    format === 'csv'
      ? accountCsv(records)
      : JSON.stringify({ format: 1, site: site.name, exported_at: new Date().toISOString(), records }, null, 2)
  return new Response(body, {
    headers: {
      ...NO_STORE,
      'Content-Type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${site.slug}-account.${format}"`,
    },
  })
})

async function listRecords({ site, shopper }: ShopperAccess): Promise<AccountRecord[]> {
  const database = toDatabase(await getPool())
  const [garage, alerts, { prizes, consents }, details] = await Promise.all([
    getGarage(shopper),
    // Whatever the site offers now.
    shopper.email === null ? null : findAlertSettings(database, site.id, { email: shopper.email }),
    getAccountRecords(shopper),
    readAccountDetails(database, shopper.id),
  ])
  const { ownCars, saved, watched, viewed, enquiries, bookings, holds, payments } = garage
  const account = [shopper.name, shopper.email, shopper.phone].filter(Boolean).join(', ')
  const carRecords = (kind: AccountRecord['kind'], list: CarList, cars: readonly SavedCar[]) =>
    cars.map(
      ({ id, name }): AccountRecord => ({
        ...{ kind, at: details.savedAt(list, id)?.toISOString() ?? null, reference: null, what: name, state: null },
      }),
    )
  return [
    { kind: 'Account', at: null, reference: null, what: account, state: null },
    ...details.sessions.map(
      ({ at, lastUsedAt, browser }): AccountRecord => ({
        ...{ kind: 'Session', at: at.toISOString(), reference: null, what: browser ?? 'Unknown browser' },
        state: `Last used ${lastUsedAt.toISOString()}`,
      }),
    ),
    ...ownCars.flatMap((car) => ownCarRecords(car, details.addedAt(car.id))),
    ...details.photos.map(({ vehicle, name, at }): AccountRecord => {
      const car = ownCars.find(({ id }) => id === vehicle)
      return {
        ...{ kind: 'Photo', at: at.toISOString(), reference: car?.rego || null, what: name ?? 'Photo' },
        state: car ? ownCarName(car) : null,
      }
    }),
    ...carRecords('Saved vehicle', 'favourite', saved),
    ...carRecords('Watched vehicle', 'watch', watched),
    ...carRecords('Viewed vehicle', 'viewed', viewed),
    ...(alerts ? [alertRecord(alerts)] : []),
    ...(alerts?.searches ?? []).map(
      ({ name, createdAt, frequency }): AccountRecord => ({
        ...{ kind: 'Saved search', at: createdAt.toISOString(), reference: null },
        ...{ what: name, state: FREQUENCY_LABELS[frequency] },
      }),
    ),
    ...consents.map(
      ({ wording, given, at }): AccountRecord => ({
        ...{ kind: 'Consent', at: at.toISOString(), reference: null, what: wording, state: given ? 'Agreed' : 'Ended' },
      }),
    ),
    ...prizes.map(
      ({ label, code, at }): AccountRecord => ({
        ...{ kind: 'Prize', at: at.toISOString(), reference: code, what: label, state: null },
      }),
    ),
    ...enquiries.map(
      ({ reference, category, carName, message, status, at }): AccountRecord => ({
        ...{ kind: 'Enquiry', at: at.toISOString(), reference },
        what: [category, carName, message].filter(Boolean).join(': '),
        state: LEAD_STATUS_LABELS[status],
      }),
    ),
    ...bookings.map(
      ({ reference, startsAt, department, locationName, status }): AccountRecord => ({
        ...{ kind: 'Booking', at: startsAt.toISOString(), reference },
        what: [department, locationName].filter(Boolean).join(', '),
        state: status,
      }),
    ),
    ...holds.map(
      ({ carName, expiresAt, status }): AccountRecord => ({
        ...{ kind: 'Reservation', at: expiresAt.toISOString(), reference: null, what: carName, state: status },
      }),
    ),
    ...payments.map(
      ({ reference, description, amount, status, at }): AccountRecord => ({
        ...{ kind: 'Payment', at: at.toISOString(), reference },
        what: [formatAmount(amount), description].filter(Boolean).join(': '),
        state: PAYMENT_STATUS_LABELS[status],
      }),
    ),
  ]
}

/** An own car, and its services. */
function ownCarRecords(car: GarageCar, addedAt: Date | null): AccountRecord[] {
  const reference = car.rego || null
  const services = [
    { at: car.lastServiceOn, state: 'Last service' },
    { at: car.nextServiceOn, state: car.serviceMonths ? `Next, every ${car.serviceMonths} months` : 'Next service' },
  ]
  return [
    {
      ...{ kind: 'Own vehicle', at: addedAt?.toISOString() ?? null, reference },
      what: `${ownCarName(car)}, ${car.km.toLocaleString('en-AU')} km`,
      state: car.reminds ? 'With service reminder' : null,
    },
    ...services.flatMap(({ at, state }): AccountRecord[] =>
      at === null ? [] : [{ kind: 'Service', at, reference, what: ownCarName(car), state }],
    ),
  ]
}

const alertRecord = ({ email, carFrequency, isStopped }: AlertSettings): AccountRecord => ({
  ...{ kind: 'Alert settings', at: null, reference: null },
  what: `${email}: saved and watched vehicles ${carFrequency ? FREQUENCY_LABELS[carFrequency].toLowerCase() : 'never'}`,
  state: isStopped ? 'Stopped' : 'On',
})
