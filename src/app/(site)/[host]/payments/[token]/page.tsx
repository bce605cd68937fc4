import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { refreshPayment } from '@/data/enquiry/paymentReturn'
import { createPaymentProvider, getPayment } from '@/data/enquiry/payments'
import { findSiteByHost } from '@/data/site/sites'
import { PaymentView } from '@/site/pages/PaymentView'
import { NotFound } from '../../NotFound'

interface PaymentRouteProps {
  params: Promise<{ host: string; token: string }>
  searchParams: Promise<{ returned?: string; problem?: string }>
}

export const metadata: Metadata = { title: 'Payment', robots: { index: false, follow: false }, referrer: 'no-referrer' }

/** The page of a reservation fee or an invoice, before and after payment (CAR-19). Its token is the only access control. */
export default async function PaymentRoute({ params, searchParams }: PaymentRouteProps) {
  const { host, token } = await params
  const { returned, problem } = await searchParams
  const site = await findSiteByHost(host)
  if (!site) notFound()
  const saved = await getPayment(site.id, token)
  if (!saved) return <NotFound site={site} />
  // The shopper may return before the webhook arrives.
  const payment = returned ? await refreshPayment(site, saved) : saved
  const checkout = !site.bookings.takesCards ? null : createPaymentProvider().name === 'demo' ? 'demo' : 'service'
  return <PaymentView site={site} payment={payment} checkout={checkout} problem={problem} />
}
