import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { findPostcodeByName } from '@/data/locations/places'
import { followMovedLocation, followRedirect } from '@/data/site/redirects'
import { findSiteByHost } from '@/data/site/sites'
import { resolveSearch } from '@/data/stock/searchPage'
import { standardSegments } from '@/domain/stock/landingPath'
import { cleanFormAddress, withPostcode } from '@/domain/stock/searchUrl'

/** The host, path and query of a search route. */
export interface SearchRoute {
  host: string
  /** "/search/mazda" or "/cars" */
  path: string
  segments: string[]
  searchParams: Record<string, string | string[] | undefined>
}

/** The site and search of a route. Follows the redirect of a path that is no search and of a location that moved, and leads from a landing by the dealer's own noun to the standard one, and from the address of a form to the clean one. */
export async function readSearchRoute({ host, path, segments, searchParams }: SearchRoute) {
  const site = await findSiteByHost(host)
  if (!site) notFound()
  const found = await resolveSearch(site, segments, searchParams)
  if (!found) {
    await followRedirect(site.id, path)
    await followMovedLocation(site.id, path)
    const standard = standardSegments(segments, site.stockNoun.many)
    if (standard) permanentRedirect(`/search/${standard.join('/')}`)
  } else {
    // A place that was typed without script, or by hand: its postcode is what the search measures from.
    const near = await findPostcodeByName(searchParams.near)
    if (near !== null) redirect(withPostcode(found.search, near, searchParams, found.vocabulary))
    const clean = cleanFormAddress(found.search, searchParams, found.vocabulary)
    if (clean !== null) redirect(clean)
  }
  return { site, found }
}
