import * as z from 'zod'
import { findAlertsOfEmail } from '@/data/alerts/alertSettings'
import { getAccountRecords } from '@/data/shoppers/accountRecords'
import { getGarage } from '@/data/shoppers/garage'
import { FREQUENCY_LABELS } from '@/domain/alerts/alertFrequency'
import { LEAD_STATUS_LABELS } from '@/domain/leads/leadStatus'
import { formatAmount, PAYMENT_STATUS_LABELS } from '@/domain/payments/payment'
import { type AccountRecord, accountCsv } from '@/domain/shoppers/accountExport'
import { ownCarName } from '@/domain/shoppers/ownCar'
import { route } from '@/server/route'
import { NO_STORE, type ShopperAccess, shopperAccess } from '../shopperRoute'

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
  const [garage, alerts, { prizes, consents }] = await Promise.all([
    getGarage(shopper),
    findAlertsOfEmail(site, shopper.email),
    getAccountRecords(shopper),
  ])
  const { ownCars, saved, watched, viewed, enquiries, bookings, holds, payments } = garage
  const account = [shopper.name, shopper.email, shopper.phone].filter(Boolean).join(', ')
  return [
    { kind: 'Account', at: null, reference: null, what: account, state: null },
    ...ownCars.map(
      (car): AccountRecord => ({
        ...{ kind: 'Own vehicle', at: car.nextServiceOn, reference: car.rego || null },
        what: `${ownCarName(car)}, ${car.km.toLocaleString('en-AU')} km`,
        state: car.reminds ? 'With service reminder' : null,
      }),
    ),
    ...saved.map(
      ({ name }): AccountRecord => ({ kind: 'Saved vehicle', at: null, reference: null, what: name, state: null }),
    ),
    ...watched.map(
      ({ name }): AccountRecord => ({ kind: 'Watched vehicle', at: null, reference: null, what: name, state: null }),
    ),
    ...viewed.map(
      ({ name }): AccountRecord => ({ kind: 'Viewed vehicle', at: null, reference: null, what: name, state: null }),
    ),
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
      ({ reference, category, carName, status, at }): AccountRecord => ({
        ...{ kind: 'Enquiry', at: at.toISOString(), reference },
        what: [category, carName].filter(Boolean).join(': '),
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
