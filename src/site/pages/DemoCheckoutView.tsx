import type { PaymentDetails } from '@/data/enquiry/payments'
import { PaymentSummary } from '@/enquiry/PaymentSummary'
import { Button } from '@/ui/actions/Button'
import { Badge } from '@/ui/content/Badge'

/** The checkout of a deployment without a payment service. Takes no money. */
export function DemoCheckoutView({ payment }: { payment: PaymentDetails }) {
  return (
    <div className="container-page max-w-2xl py-10 md:py-section-space">
      <Badge tone="warning">Demo: no money is taken</Badge>
      <h1 className="heading-1 mt-4">This is where a card would be charged</h1>
      <p className="measure mt-3 mb-8 text-lg text-muted">
        This website is not connected to a payment service yet, so no card is charged. You pay at the dealership.
      </p>
      <PaymentSummary {...payment} />
      <form method="post" action={`/api/payments/${payment.token}/demo`} className="mt-6 grid gap-3">
        <Button type="submit" size="lg" fullWidth>
          Pay at the dealership
        </Button>
        <Button href={`/payments/${payment.token}`} variant="quiet" fullWidth>
          Back
        </Button>
      </form>
    </div>
  )
}
