import { formatAmount } from '@/domain/payments/payment'

interface PaymentSummaryProps {
  description: string
  reference: string
  /** dollars */
  amount: number
}

/** What is paid, and for what. */
export function PaymentSummary({ description, reference, amount }: PaymentSummaryProps) {
  return (
    <dl className="card grid grid-cols-[1fr_auto] gap-x-6 gap-y-3 p-card">
      <dt className="text-muted">For</dt>
      <dd className="text-right font-semibold">{description}</dd>
      <dt className="text-muted">Reference</dt>
      <dd className="numbers text-right font-semibold">{reference}</dd>
      <dt className="border-t border-hairline pt-3 font-semibold">Amount</dt>
      <dd className="numbers border-t border-hairline pt-3 text-right text-xl font-bold">{formatAmount(amount)}</dd>
    </dl>
  )
}
