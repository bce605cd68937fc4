import { NO_VISIT, readVisit, type Visit, visitWith } from '@/domain/leads/visit'

const KEY = 'forecourt.visit'

/** The visit so far, in this tab. Empty where the browser keeps nothing. */
export function visitSoFar(): Visit {
  try {
    return readVisit(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
  } catch {
    return NO_VISIT
  }
}

/** Adds the page that the shopper is on. */
export function recordPage(): void {
  try {
    const { pathname, search } = window.location
    sessionStorage.setItem(KEY, JSON.stringify(visitWith(visitSoFar(), pathname, search)))
  } catch {
    // Private windows may refuse; the lead then says less of its way.
  }
}
