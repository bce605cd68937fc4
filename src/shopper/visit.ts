import { addCampaignToVisit, addPageToVisit, EMPTY_VISIT, parseVisit } from '@/domain/leads/visit'
import { storedValue } from '@/ui/storage/browserStorage'

const visit = storedValue({ key: 'visit', area: 'session', fallback: EMPTY_VISIT, parse: parseVisit })

/** The visit so far, in this tab. */
export const visitSoFar = visit.read

/** Adds the page that the shopper is on. */
export function recordPage(): void {
  const { pathname, search } = window.location
  visit.write(addPageToVisit(visit.read(), pathname, search))
}

/** Counts the visit for a campaign where nothing has said yet where the shopper came from. */
export function recordCampaign(params: Record<string, string>): void {
  // The page's own address may say more than what is stored so far.
  const { pathname, search } = window.location
  visit.write(addCampaignToVisit(addPageToVisit(visit.read(), pathname, search), params))
}
