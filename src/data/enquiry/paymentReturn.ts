import 'server-only'
import type { Site } from '../../domain/site/site'
import { settlePayment } from '../../leads/settlePayment'
import { logger } from '../../server/logger'
import { payloadClient } from '../payloadClient'
import { getPayment, paymentProvider, type ShownPayment } from './payments'

/**
 * A payment as its service sees it at this moment, for a shopper who has just come back from there. Where the service cannot
 * be asked, as we know it: its own call will come.
 */
export async function refreshPayment(
  site: Pick<Site, 'id' | 'bookings'>,
  payment: ShownPayment,
): Promise<ShownPayment> {
  const { session, token, status } = payment
  const provider = paymentProvider()
  if (!session || status === 'paid' || payment.provider !== provider.name) return payment
  try {
    const state = await provider.stateOf(session.id, site.bookings.stripeAccount)
    if (!state || state.token !== token) return payment
    const now = new Date()
    const news = { id: `returned.${session.id}.${state.status}`, type: 'returned', at: now, state }
    await settlePayment((await payloadClient()).db.pool, news, now)
    return (await getPayment(site.id, token)) ?? payment
  } catch (error) {
    logger.warn({ err: error, reference: payment.reference }, 'A payment could not be asked after')
    return payment
  }
}
