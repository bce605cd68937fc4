import type { PaymentMethod } from '@/domain/site/paymentMethods'
import { Icon, type IconName } from '@/ui/media/Icon'

const LOGOS: Record<PaymentMethod, { name: IconName; className: string }> = {
  mastercard: { name: 'logo-mastercard', className: 'size-8' },
  visa: { name: 'logo-visa', className: 'size-11' },
  maestro: { name: 'logo-maestro', className: 'size-8' },
  googlePay: { name: 'logo-googlepay', className: 'size-11' },
  applePay: { name: 'logo-applepay', className: 'size-11' },
}

/** The logo of a payment method in the current text colour. Decorative: show its name next to it. */
export function PaymentMark({ method }: { method: PaymentMethod }) {
  return <Icon {...LOGOS[method]} />
}
