import { getPayment } from '@/data/enquiry/payments'
import { payloadClient } from '@/data/payloadClient'
import { findSiteByHost } from '@/data/site/sites'
import { answerError } from '@/server/answerError'
import { requestOrigin } from '../../requestOrigin'

/**
 * Ends a checkout of the demo: the shopper is to pay at the dealership, since no money was taken. Whoever has a payment
 * service never comes here.
 */
export async function POST(request: Request, { params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const site = await findSiteByHost(request.headers.get('host'))
  const payment = site ? await getPayment(site.id, token) : null
  if (!payment) return answerError(404, 'token', 'No such payment.')
  const { pool } = (await payloadClient()).db
  await pool.query(
    `update payments set status = 'atDealership', updated_at = now() where id = $1 and status = 'awaiting' and provider = 'demo'`,
    [payment.id],
  )
  return new Response(null, { status: 303, headers: { Location: `${requestOrigin(request)}/payments/${token}` } })
}
