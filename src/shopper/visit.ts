import { NO_VISIT, readVisit, visitOfCampaign, visitWith } from '@/domain/leads/visit'
import { storedValue } from '@/ui/browserStorage'

const visit = storedValue({ key: 'visit', area: 'session', fallback: NO_VISIT, parse: readVisit })

/** The visit so far, in this tab. */
export const visitSoFar = visit.read

/** Adds the page that the shopper is on. */
export function recordPage(): void {
  const { pathname, search } = window.location
  visit.write(visitWith(visit.read(), pathname, search))
}

/** Counts the visit for a campaign where nothing has said yet where the shopper came from. */
export function recordCampaign(params: Record<string, string>): void {
  // The page's own address may say more than what is stored so far.
  const { pathname, search } = window.location
  visit.write(visitOfCampaign(visitWith(visit.read(), pathname, search), params))
}
