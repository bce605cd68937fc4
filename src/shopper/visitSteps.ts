import { REPORT_EVENTS } from '@/domain/leads/analyticsEvents'
import type { FunnelStep } from '@/domain/reports/reportEvents'
import { storedList } from '@/ui/storage/browserStorage'
import { countEvent } from './recordEvent'

const isText = (entry: unknown): entry is string => typeof entry === 'string'

/** What this visit came to already, so that it is counted once without an id of the visitor. Ends with the tab. */
const steps = storedList({ key: 'visitSteps', area: 'session', isEntry: isText, max: 60 })

/** Whether something happens for the first time in this visit. */
export function isFirst(step: string): boolean {
  const known = steps.read()
  if (known.includes(step)) return false
  steps.write([...known, step])
  return true
}

/** Stores the steps that the page could not store until the shopper agreed. */
export const keepSteps = (): void => steps.write(steps.read())

/** Counts a step of the funnel, once in a visit. */
export function countStep(step: FunnelStep): void {
  if (isFirst(step)) countEvent(REPORT_EVENTS.funnelStep, { step })
}

/** The form that was begun and neither sent nor left, with the field that was entered last. */
let open: { form: string; field: string } | null = null

/** Notes which field of a form is being filled in: its name, never its value. */
export function enterField(form: string, field: string): void {
  if (open?.form !== form) {
    leaveForm()
    countEvent(REPORT_EVENTS.formStart, { form })
    countStep('formStart')
  }
  open = { form, field }
}

/** Counts where a form was left, if one was begun and not sent. */
export function leaveForm(): void {
  if (open) countEvent(REPORT_EVENTS.formStop, open)
  open = null
}

/** Counts an enquiry that the server has, for the funnel and for what was clicked before in this visit. */
export function countSent(): void {
  open = null
  countStep('sent')
  for (const step of steps.read()) {
    const promotion = step.startsWith(CLICKED) ? step.slice(CLICKED.length) : null
    if (promotion && isFirst(`enquired ${promotion}`)) countEvent(REPORT_EVENTS.promotionEnquiry, { promotion })
  }
}

const CLICKED = 'clicked '

/** Counts a click on a promotion, and remembers it for an enquiry of this visit. */
export function clickPromotion(promotion: string): void {
  countEvent(REPORT_EVENTS.promotionClick, { promotion })
  isFirst(CLICKED + promotion)
}

/** Counts a promotion that came into view, once in a visit. */
export function seePromotion(promotion: string): void {
  if (isFirst(`seen ${promotion}`)) countEvent(REPORT_EVENTS.promotionSeen, { promotion })
}
