import { addCampaignToVisit, addPageToVisit, EMPTY_VISIT, parseVisit, type Visit } from '@/domain/leads/visit'
import { inlineScriptAppend, storedList, storedValue } from '@/ui/storage/browserStorage'

/** Pages that a shopper may open before the code of one of them has loaded. */
const MAX_EARLY_PAGES = 20

const visit = storedValue({ key: 'visit', area: 'session', fallback: EMPTY_VISIT, parse: parseVisit })

/** Paths with queries of pages whose code has not run yet. */
const earlyPages = storedList({
  key: 'earlyPages',
  area: 'session',
  isEntry: (entry): entry is string => typeof entry === 'string',
  max: MAX_EARLY_PAGES,
})

/** Inline script: stores the page immediately, since a shopper who follows a link early would lose their campaign. */
export const EARLY_PAGE_SCRIPT = inlineScriptAppend(earlyPages, 'location.pathname+location.search', MAX_EARLY_PAGES)

/** The visit so far, in this tab. */
export const readVisit = visit.read

/** Adds the current page. */
export function recordPage(): void {
  visit.write(addCurrentPage())
}

/** Stores the visit that the page could not store until the shopper agreed. */
export const keepVisit = (): void => visit.write(visit.read())

/** Counts the visit for a campaign, unless its source is already known. */
export function recordCampaign(params: Record<string, string>): void {
  visit.write(addCampaignToVisit(addCurrentPage(), params))
}

/** The visit with the early pages and the current one, whose URL may have more parameters than are stored. */
function addCurrentPage(): Visit {
  const { pathname, search } = window.location
  const pages = [...earlyPages.read(), pathname + search]
  earlyPages.remove()
  return pages.reduce((soFar, page) => {
    const [path = '', query = ''] = page.split(/\?(.*)/s)
    return addPageToVisit(soFar, path, query)
  }, visit.read())
}
