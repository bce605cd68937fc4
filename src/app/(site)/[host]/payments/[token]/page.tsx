import { CircleAlert, CircleCheck, Clock, Lock } from 'lucide-react'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { refreshPayment } from '@/data/enquiry/paymentReturn'
import { getPayment } from '@/data/enquiry/payments'
import { findSiteByHost } from '@/data/site/sites'
import { formatLeadTime } from '@/domain/leads/labels'
import { PAYMENT_ERRORS, type PaymentLabels, paymentLabels } from '@/domain/payments/labels'
import { formatPhone, telLink } from '@/domain/phone'
import { PaymentSummary } from '@/enquiry/PaymentSummary'
import { Button } from '@/ui/actions/Button'
import { NotFound } from '../../NotFound'

interface PaymentRouteProps {
  params: Promise<{ host: string; token: string }>
  searchParams: Promise<{ returned?: string; problem?: string }>
}

export const metadata: Metadata = { title: 'Payment', robots: { index: false, follow: false }, referrer: 'no-referrer' }

const ICONS: Record<PaymentLabels['tone'], [icon: typeof Clock, colour: string]> = {
  waits: [Clock, 'text-muted'],
  done: [CircleCheck, 'text-positive-text'],
  problem: [CircleAlert, 'text-warning-text'],
}

/** Where a reservation fee or an invoice is paid, and where the shopper comes back to (CAR-19). Known by its token alone. */
export default async function PaymentRoute({ params, searchParams }: PaymentRouteProps) {
  const { host, token } = await params
  const { returned, problem } = await searchParams
  const site = await findSiteByHost(host)
  if (!site) notFound()
  const found = await getPayment(site.id, token)
  if (!found) return <NotFound site={site} />
  // The shopper may be back before the payment service has told us.
  const payment = returned ? await refreshPayment(site, found) : found
  const { hold } = payment
  const words = paymentLabels({
    ...payment,
    heldNoMore: hold !== null && hold.status !== 'held' && hold.status !== 'paid',
    heldUntil: hold ? formatLeadTime(hold.expiresAt.toISOString(), site.timeZone) : null,
    online: site.bookings.takesCards,
  })
  const [Icon, colour] = ICONS[words.tone]
  const said = PAYMENT_ERRORS[problem ?? '']
  return (
    <div className="container-page max-w-2xl py-10 md:py-section-space">
      <Icon aria-hidden className={`size-10 ${colour}`} strokeWidth={1.75} />
      <h1 className="heading-1 mt-4">{words.heading}</h1>
      <p className="measure mt-3 mb-8 text-lg text-muted">{words.text}</p>
      {said && (
        <p role="alert" className="mb-6 rounded-control bg-warning-soft p-4">
          {said}
        </p>
      )}
      <PaymentSummary {...payment} />
      {words.pay && (
        <>
          <Button href={`/api/payments/${token}/checkout`} size="lg" fullWidth className="mt-6">
            <Lock aria-hidden />
            {words.pay}
          </Button>
          <p className="mt-3 text-center text-sm text-muted">
            You pay on the page of our payment service; your card number never comes to us.
          </p>
        </>
      )}
      <p className="mt-8 text-muted">
        Questions?{' '}
        {site.phone ? (
          <>
            Call{' '}
            <a href={telLink(site.phone)} className="link">
              {formatPhone(site.phone)}
            </a>{' '}
            and quote
          </>
        ) : (
          'Quote'
        )}{' '}
        <span className="numbers">{payment.reference}</span>.
      </p>
    </div>
  )
}
