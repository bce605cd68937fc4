import type { CollectionBeforeChangeHook } from 'payload'
import type { Payment } from '../../../src/payload-types'

/** Sets the payment time when staff mark a payment as paid. Provider events have their own time. */
export const recordPaidInPerson: CollectionBeforeChangeHook<Payment> = ({ data, originalDoc }) => {
  if (data.status !== 'paid' || originalDoc?.status === 'paid') return data
  return { ...data, paid_at: new Date().toISOString() }
}
