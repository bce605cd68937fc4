'use client'

import { type MouseEvent, useRef, useState } from 'react'
import { hasChoice } from '@/domain/finance/financeChoice'
import { FREQUENCY_LABELS, formatAssumptions, formatRates, formatRepayment } from '@/domain/finance/labels'
import { type PackedTerms, unpackTerms } from '@/domain/finance/packedTerms'
import { repaymentOn } from '@/domain/finance/repaymentFigure'
import { resetFinanceChoice, useFinanceChoice } from '@/finance/financeChoiceStore'
import { RepaymentFigureText } from '@/finance/RepaymentFigureText'
import { opensNewTab } from '@/ui/actions/opensNewTab'
import { iconClass } from '@/ui/media/Icon'

export interface WeeklyRepaymentProps {
  terms: PackedTerms
  /** the car's page, which has the finance disclaimer */
  carPath: string
  /** shows the panel at once */
  opens?: boolean
}

/**
 * The repayment with both rates and its assumptions, for the shopper's own deposit and term if chosen. Pressing it shows whose
 * terms they are and a link to them (CARD-02). The panel is created when it is first opened, since a page has dozens of cards;
 * without script the repayment is a link to the terms.
 */
export function WeeklyRepayment({ terms, carPath, opens = false }: WeeklyRepaymentProps) {
  const [isOpen, setOpen] = useState(opens)
  const link = useRef<HTMLAnchorElement>(null)
  const choice = useFinanceChoice()
  const chosen = hasChoice(choice)
  const repayment = repaymentOn(unpackTerms(terms), choice)
  const termsUrl = `${carPath}#financeDisclaimer`
  const open = (event: MouseEvent<HTMLElement>) => {
    if (opensNewTab(event)) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a
        ref={link}
        href={termsUrl}
        aria-haspopup="dialog"
        className={`sprite-icon-after ${iconClass(chosen ? 'sliders-horizontal' : 'info')} numbers above-card-link card-weekly`}
        onClick={open}
      >
        <RepaymentFigureText figure={repayment} look="card" />
      </a>
      {isOpen && (
        <div
          ref={(panel) => panel?.showPopover({ source: link.current ?? undefined })}
          popover="auto"
          onToggle={({ newState }) => newState === 'closed' && setOpen(false)}
          className="popover p-4 text-sm leading-normal supports-[position-area:top]:inset-auto supports-[position-area:top]:m-2 supports-[position-area:top]:[position-area:top] supports-[position-area:top]:[position-try-fallbacks:flip-block]"
        >
          {!repayment.showsEnquire &&
            `${formatRepayment(repayment.payment)} ${FREQUENCY_LABELS[repayment.frequency].per} at ${formatRates(repayment)}`}
          <p className="mt-1 mb-2 text-muted">
            {`${chosen ? 'With your terms: ' : 'Over '}${formatAssumptions(repayment)}. An estimate for personal use, subject to approval.`}
          </p>
          <a href={termsUrl} className="link mr-5 inline-block py-1">
            Finance terms
          </a>
          {chosen && (
            <button type="button" className="link py-1" onClick={resetFinanceChoice}>
              Reset to the dealer’s terms
            </button>
          )}
        </div>
      )}
    </>
  )
}
