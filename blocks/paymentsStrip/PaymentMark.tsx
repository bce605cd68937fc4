import { siApplepay, siGooglepay, siMastercard, siVisa } from 'simple-icons'
import type { PaymentMethod } from '@/domain/site/paymentMethods'

/** simple-icons has no Maestro logo; its two discs are in one colour like the others. */
const MAESTRO =
  'M9 5.5a6.5 6.5 0 1 0 3 12.27A8.4 8.4 0 0 1 9.9 12 8.4 8.4 0 0 1 12 6.23 6.5 6.5 0 0 0 9 5.5m6 0a6.5 6.5 0 0 0-3.1.78A6.5 6.5 0 0 1 12 17.7 6.5 6.5 0 1 0 15 5.5'

const MARKS: Record<PaymentMethod, { path: string; className: string }> = {
  mastercard: { path: siMastercard.path, className: 'size-8' },
  visa: { path: siVisa.path, className: 'size-11' },
  maestro: { path: MAESTRO, className: 'size-8' },
  googlePay: { path: siGooglepay.path, className: 'size-11' },
  applePay: { path: siApplepay.path, className: 'size-11' },
}

/** The logo of a payment method in the current text colour. Decorative: show its name next to it. */
export function PaymentMark({ method }: { method: PaymentMethod }) {
  const { path, className } = MARKS[method]
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="currentColor" className={className}>
      <path d={path} />
    </svg>
  )
}
