import { NO_VISIT, readVisit, type Visit, visitOfCampaign, visitWith } from '@/domain/leads/visit'

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

/** Takes the visit for one of a campaign where nothing has said yet where the shopper came from. */
export function recordCampaign(params: Record<string, string>): void {
  try {
    // The page's own address may say more than what is kept so far.
    const { pathname, search } = window.location
    const visit = visitWith(visitSoFar(), pathname, search)
    sessionStorage.setItem(KEY, JSON.stringify(visitOfCampaign(visit, params)))
  } catch {
    // As above.
  }
}
