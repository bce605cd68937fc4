import type { PaymentDetails } from '@/data/enquiry/payments'
import { formatLeadTime } from '@/domain/leads/labels'
import {
  CHECKOUT_NOTES,
  PAYMENT_ERRORS,
  type PaymentLabelInput,
  type PaymentLabels,
  paymentLabels,
} from '@/domain/payments/labels'
import { formatPhone, telLink } from '@/domain/phone'
import type { Site } from '@/domain/site/site'
import { PaymentSummary } from '@/enquiry/PaymentSummary'
import { Button } from '@/ui/actions/Button'
import { Icon, type IconName } from '@/ui/media/Icon'

const ICONS: Record<PaymentLabels['tone'], [icon: IconName, colour: string]> = {
  waits: ['clock', 'text-muted'],
  done: ['circle-check', 'text-positive-text'],
  problem: ['circle-exclamation-point', 'text-warning-text'],
}

interface PaymentViewProps {
  site: Site
  payment: PaymentDetails
  /** what takes a card online; null if the site takes none */
  checkout: PaymentLabelInput['checkout']
  /** key of `PAYMENT_ERRORS` that the checkout returned with */
  problem?: string
}

/** A payment with its status and, if still possible, the button to pay (CAR-19). */
export function PaymentView({ site, payment, checkout, problem }: PaymentViewProps) {
  const { hold } = payment
  const labels = paymentLabels({
    ...payment,
    holdEnded: hold !== null && !['pending', 'held', 'paid'].includes(hold.status),
    heldUntil: hold?.status === 'held' ? formatLeadTime(hold.expiresAt.toISOString(), site.timeZone) : null,
    checkout,
  })
  const [icon, colour] = ICONS[labels.tone]
  const error = PAYMENT_ERRORS.get(problem ?? '')
  return (
    <div className="container-page max-w-2xl py-10 md:py-section-space">
      <Icon name={icon} className={`size-10 ${colour}`} />
      <h1 className="heading-1 mt-4">{labels.heading}</h1>
      <p className="measure mt-3 mb-8 text-lg text-muted">{labels.text}</p>
      {error && (
        <p role="alert" className="mb-6 rounded-control bg-warning-soft p-4">
          {error}
        </p>
      )}
      <PaymentSummary {...payment} />
      {labels.pay && checkout && (
        <>
          <Button href={`/api/payments/${payment.token}/checkout`} size="lg" fullWidth className="mt-6">
            {checkout === 'service' && <Icon name="lock" />}
            {labels.pay}
          </Button>
          <p className="mt-3 text-center text-sm text-muted">{CHECKOUT_NOTES[checkout]}</p>
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
