import { randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { PaymentKind, PaymentStatus } from '../domain/payments/payment'

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

/** Inserts a payment due from a shopper in the client's transaction. */
export async function addPayment(client: PoolClient, payment: NewPayment): Promise<void> {
  const { siteId, leadId, holdId, carId, kind, amount, description, reference, payer, online, now } = payment
  const status: PaymentStatus = online ? 'awaiting' : 'atDealership'
  await client.query(
    `insert into payments (site_id, lead_id, hold_id, car_id, kind, status, amount, description, reference, payer_name,
       payer_email, token, events, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, '[]', $13, $13)`,
    [
      ...[siteId, leadId, holdId, carId, kind, status, amount, description, reference, payer.name, payer.email],
      ...[randomBytes(32).toString('base64url'), now],
    ],
  )
}
