import 'server-only'
import type { Site } from '../../domain/site/site'
import { settlePayment } from '../../leads/settlePayment'
import { logger } from '../../server/logger'
import { payloadClient } from '../payloadClient'
import { createPaymentProvider, getPayment, type PaymentDetails } from './payments'

/**
 * The current state of a payment at its service, for a shopper returning from there. If the service fails, the stored state:
 * its webhook follows.
 */
export async function refreshPayment(
  site: Pick<Site, 'id' | 'bookings'>,
  payment: PaymentDetails,
): Promise<PaymentDetails> {
  const { session, token, status } = payment
  const provider = createPaymentProvider()
  if (!session || status === 'paid' || payment.provider !== provider.name) return payment
  try {
    const state = await provider.getCheckoutState(session.id, site.bookings.stripeAccount)
    if (!state || state.token !== token) return payment
    const now = new Date()
    const update = { id: `returned.${session.id}.${state.status}`, type: 'returned', at: now, state }
    await settlePayment((await payloadClient()).db.pool, update, now)
    return (await getPayment(site.id, token)) ?? payment
  } catch (error) {
    logger.warn({ err: error, reference: payment.reference }, 'Could not refresh a payment')
    return payment
  }
}
