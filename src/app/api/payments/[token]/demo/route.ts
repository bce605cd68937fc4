import { and, eq, sql } from 'drizzle-orm'
import { getPayment } from '@/data/enquiry/payments'
import { payloadClient } from '@/data/payloadClient'
import { payments } from '@/server/database/tables.generated'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { findSite } from '../../../access'
import { requestOrigin } from '../../requestOrigin'

/**
 * Completes a demo checkout: nothing is charged, and the shopper pays at the dealership. Unavailable if a payment service is
 * configured.
 */
export const POST = route({ access: findSite }, async (request, { access: site, param }) => {
  const token = param('token')
  const payment = site ? await getPayment(site.id, token) : null
  if (!payment) return errorResponse(404, { field: 'token', message: 'Payment not found.' })
  const { drizzle } = (await payloadClient()).db
  await drizzle
    .update(payments)
    .set({ status: 'atDealership', updatedAt: sql`now()` })
    .where(and(eq(payments.id, payment.id), eq(payments.status, 'awaiting'), eq(payments.provider, 'demo')))
  return new Response(null, { status: 303, headers: { Location: `${requestOrigin(request)}/payments/${token}` } })
})
