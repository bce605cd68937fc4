import type { BlockProps } from '@blocks/blockProps'
import { PAYMENT_METHODS } from '@/domain/site/paymentMethods'
import { PaymentMark } from './PaymentMark'

/** Payment logos in a wrapping row, each labelled for screen readers (SITE-13). */
export function Block({ block, context }: BlockProps<'paymentsStrip'>) {
  const Heading = `h${context.headingLevel}` as const
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
      <div>
        {block.heading && <Heading className="heading-4">{block.heading}</Heading>}
        {block.note && <p className="mt-1 text-sm text-muted">{block.note}</p>}
      </div>
      <ul className="flex flex-wrap gap-2 sm:gap-3">
        {block.methods.map((method) => (
          <li
            key={method}
            className="grid h-10 w-15 place-items-center sm:h-11 sm:w-18 rounded-tag border border-hairline bg-(--card) text-ink"
          >
            <PaymentMark method={method} />
            <span className="sr-only">{PAYMENT_METHODS[method]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
