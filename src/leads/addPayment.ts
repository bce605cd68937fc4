import { randomBytes } from 'node:crypto'
import type { PaymentKind } from '../domain/payments/payment'
import type { Database } from '../server/database/database'
import { payments } from '../server/database/tables.generated'

export interface NewPayment {
  siteId: number
  leadId: number
  holdId: number | null
  carId: number | null
  kind: PaymentKind
  /** dollars */
  amount: number
  description: string
  reference: string
  payer: { name: string; email: string }
  /** true if the shopper pays on the site, false if at the dealership */
  online: boolean
  now: Date
}

/** Inserts a payment due from a shopper in the given transaction. */
export async function addPayment(database: Database, payment: NewPayment): Promise<void> {
  const { siteId, leadId, holdId, carId, kind, amount, description, reference, payer, online, now } = payment
  await database.insert(payments).values({
    ...{ site: siteId, lead: leadId, hold: holdId, car: carId, kind, amount, description, reference },
    status: online ? 'awaiting' : 'atDealership',
    payer_name: payer.name,
    payer_email: payer.email,
    token: randomBytes(32).toString('base64url'),
    events: [],
    createdAt: now,
    updatedAt: now,
  })
}
