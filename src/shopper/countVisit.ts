import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import { REPORT_EVENTS } from '@/domain/leads/analyticsEvents'
import { pageKind } from '@/domain/reports/pageKind'
import { countEvent } from './recordEvent'
import { addArrival, keepTouches } from './touches'
import { clickPromotion, countStep, enterField, isFirst, keepSteps, leaveForm, seePromotion } from './visitSteps'

/** Milliseconds between two looks at which promotions are in view. */
const LOOK_MS = 1000

let isWatching = false
let isWaiting = false

/**
 * Counts a page for the dealer's reports: without cookies, ids and anything about a person. Loaded when the page is idle, so that it costs no
 * visitor time; the browser keeps the measures of speed until then.
 */
export function countVisit(path: string): void {
  leaveForm()
  const entry = isFirst('visit')
  const touch = entry ? addArrival(new Date()) : null
  countEvent(REPORT_EVENTS.pageView, {
    path,
    ...(entry && {
      entry,
      source: touch?.source,
      medium: touch?.medium,
      campaign: touch?.campaign,
      click: touch?.click,
    }),
  })
  const kind = pageKind(path)
  if (kind === 'search' || kind === 'car') countStep(kind)
  lookSoon()
  if (isWatching) return
  isWatching = true
  const count = ({ name, value }: Metric) => {
    countEvent(REPORT_EVENTS.webVital, { path, metric: name, value: Math.round(value * 1000) / 1000 })
  }
  for (const onMetric of [onLCP, onINP, onCLS]) onMetric(count)
  document.addEventListener('focusin', ({ target }) => noteField(target))
  document.addEventListener('click', ({ target }) => noteClick(target), true)
  window.addEventListener('scroll', lookSoon, { passive: true, capture: true })
  window.addEventListener('pagehide', leaveForm)
}

/** Keeps what brought this visit and what it came to, once the shopper lets the browser store it. */
export function keepArrival(): void {
  keepSteps()
  keepTouches()
}

function noteField(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement)) return
  const form = target.closest<HTMLElement>('[data-enquiry]')?.dataset.enquiry
  // Controls without a name have the field in their id, after that of the form.
  const field = target.getAttribute('name') || target.id.replace(/^[^-]*-/, '')
  if (form && field && target.matches('input, select, textarea, [role=combobox]')) enterField(form, field)
}

function noteClick(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null
  const promotion = link?.closest<HTMLElement>('[data-promotion]')?.dataset.promotion
  if (promotion) clickPromotion(promotion)
}

function lookSoon(): void {
  if (isWaiting) return
  isWaiting = true
  setTimeout(() => {
    isWaiting = false
    for (const element of document.querySelectorAll<HTMLElement>('[data-promotion]')) {
      const { top, bottom, width } = element.getBoundingClientRect()
      const middle = (top + bottom) / 2
      if (width > 0 && middle > 0 && middle < window.innerHeight) seePromotion(element.dataset.promotion ?? '')
    }
  }, LOOK_MS)
}
