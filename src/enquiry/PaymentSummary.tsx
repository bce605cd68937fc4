import { formatAmount } from '@/domain/payments/payment'

interface PaymentSummaryProps {
  description: string
  reference: string
  /** dollars */
  amount: number
}

/** The amount and purpose of a payment. */
export function PaymentSummary({ description, reference, amount }: PaymentSummaryProps) {
  return (
    <dl className="card grid gap-3 p-card">
      <div className="flex justify-between gap-6">
        <dt className="text-muted">For</dt>
        <dd className="text-right font-semibold">{description}</dd>
      </div>
      <div className="flex justify-between gap-6">
        <dt className="text-muted">Reference</dt>
        <dd className="numbers text-right font-semibold">{reference}</dd>
      </div>
      <div className="flex items-baseline justify-between gap-6 border-t border-hairline pt-3">
        <dt className="font-semibold">Amount</dt>
        <dd className="numbers text-right text-xl font-bold">{formatAmount(amount)}</dd>
      </div>
    </dl>
  )
}
