import { addCampaignToVisit, addPageToVisit, EMPTY_VISIT, parseVisit } from '@/domain/leads/visit'
import { storedValue } from '@/ui/storage/browserStorage'

const visit = storedValue({ key: 'visit', area: 'session', fallback: EMPTY_VISIT, parse: parseVisit })

/** The visit so far, in this tab. */
export const readVisit = visit.read

/** Adds the current page. */
export function recordPage(): void {
  const { pathname, search } = window.location
  visit.write(addPageToVisit(visit.read(), pathname, search))
}

/** Counts the visit for a campaign, unless its source is already known. */
export function recordCampaign(params: Record<string, string>): void {
  // The page's own address may have more than what is stored.
  const { pathname, search } = window.location
  visit.write(addCampaignToVisit(addPageToVisit(visit.read(), pathname, search), params))
}
