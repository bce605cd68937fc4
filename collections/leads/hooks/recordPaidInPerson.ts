import type { CollectionBeforeChangeHook } from 'payload'
import type { Payment } from '../../../src/payload-types'

/** Puts the time beside a payment that staff mark as paid. What a payment service tells has its own. */
export const recordPaidInPerson: CollectionBeforeChangeHook<Payment> = ({ data, originalDoc }) => {
  if (data.status !== 'paid' || originalDoc?.status === 'paid') return data
  return { ...data, paid_at: new Date().toISOString() }
}
