import 'server-only'
import { cookies } from 'next/headers'
import { hasAccounts } from '../../domain/site/signInGates'
import type { Site } from '../../domain/site/site'
import { readCookies, SESSION_COOKIE } from '../../server/shoppers/shopperCookies'
import { countOtherSessions, findSignedInShopper, type SignedInShopper } from '../../server/shoppers/shopperSessions'
import { payloadClient } from '../payloadClient'

/** The shopper by whose session a request to a site came; null for nobody, and on sites without accounts. */
export async function findShopperOfRequest(site: Site, headers: Headers): Promise<SignedInShopper | null> {
  return findShopper(site, readCookies(headers).get(SESSION_COOKIE))
}

/** The shopper for whom a page of a site is rendered. Such a page is never cached, since it reads the request's cookies. */
export async function findShopperOfPage(site: Site): Promise<SignedInShopper | null> {
  return findShopper(site, (await cookies()).get(SESSION_COOKIE)?.value)
}

async function findShopper(site: Site, token: string | undefined): Promise<SignedInShopper | null> {
  if (!token || !hasAccounts(site.flags)) return null
  return findSignedInShopper((await payloadClient()).db.drizzle, site.id, token)
}

/** How many other browsers a shopper is signed in to. */
export async function countOtherBrowsers(shopper: SignedInShopper): Promise<number> {
  return countOtherSessions((await payloadClient()).db.drizzle, shopper)
}
