import { payloadClient } from '@/data/payloadClient'
import { paymentOf } from '@/data/payments'
import { siteForHost } from '@/data/sites'
import { answerError } from '@/ops/answerError'
import { requestOrigin } from '../../requestOrigin'

/**
 * Ends a checkout of the demo: the shopper is to pay at the dealership, since no money was taken. Whoever has a payment
 * service never comes here.
 */
export async function POST(request: Request, { params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const site = await siteForHost(request.headers.get('host'))
  const payment = site ? await paymentOf(site.id, token) : null
  if (!payment) return answerError(404, 'token', 'No such payment.')
  const { pool } = (await payloadClient()).db
  await pool.query(
    `update payments set status = 'atDealership', updated_at = now() where id = $1 and status = 'awaiting' and provider = 'demo'`,
    [payment.id],
  )
  return new Response(null, { status: 303, headers: { Location: `${requestOrigin(request)}/payments/${token}` } })
}
