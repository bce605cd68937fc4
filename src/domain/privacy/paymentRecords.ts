import type { PaymentStatus } from '../payments/payment'
import { retentionCutoff } from './retention'

/**
 * Years that a company keeps the records of a payment: Corporations Act 2001 (Cth) s 286(2). The five years of tax law end
 * before.
 */
export const PAYMENT_RECORD_YEARS = 7

/** The reason shown to staff and in exports. */
export const PAYMENT_RECORD_REASON = `Kept for ${PAYMENT_RECORD_YEARS} years as a financial record (Corporations Act 2001 s 286).`

const MADE: readonly PaymentStatus[] = ['paid', 'refunded']

interface PaymentRecord {
  status: PaymentStatus
  /** when it was paid, else when it was created */
  at: Date
  checkoutExpiresAt: Date | null
}

/** Whether the payer of a payment must stay on record. Payments that were never made need no payer. */
export function mustKeepPayer({ status, at }: Pick<PaymentRecord, 'status' | 'at'>, now: Date): boolean {
  return MADE.includes(status) && at >= paymentRecordCutoff(now)
}

/** Payments made before this time are no longer required. */
export const paymentRecordCutoff = (now: Date): Date => retentionCutoff(now, PAYMENT_RECORD_YEARS * 12)

/** When a payment's payer may be removed. */
export function payerKeptUntil(at: Date): Date {
  return retentionCutoff(at, -PAYMENT_RECORD_YEARS * 12)
}

/** Whether money may still arrive for a payment: its result must find the payment, so the person cannot be erased yet. */
export function isPaymentUnderWay({ status, checkoutExpiresAt }: Omit<PaymentRecord, 'at'>, now: Date): boolean {
  return status === 'processing' || (status === 'awaiting' && checkoutExpiresAt !== null && checkoutExpiresAt > now)
}
