import { asc, eq, sql } from 'drizzle-orm'
import { siteOrigin } from '../../domain/site/origin'
import { getAdminHostOrigin } from '../adminHost'
import type { Database } from '../database/database'
import { sites, sites_domains, users_sites } from '../database/tables.generated'

/**
 * The admin's origin for links in emails to a member of staff, and the time zone of their times: those of the first of their sites,
 * or of any site for a super admin. With a host of its own, the admin is there. A known host, never that of a request, which an attacker
 * could set to collect tokens.
 */
export async function getAdminOrigin(
  database: Database,
  userId: number,
): Promise<{ adminOrigin: string; timeZone: string }> {
  const isOwn = sql`exists (
    select from ${users_sites} where ${users_sites._parentID} = ${userId} and ${users_sites.site} = ${sites.id})`
  const [site] = await database
    .select({ id: sites.id, slug: sites.slug, timeZone: sites.timeZone })
    .from(sites)
    .orderBy(sql`${isOwn} desc`, asc(sites.id))
    .limit(1)
  const ownOrigin = getAdminHostOrigin()
  if (!site) return { adminOrigin: ownOrigin ?? siteOrigin([], process.env.PORT), timeZone: 'Australia/Melbourne' }
  const timeZone = site.timeZone ?? 'Australia/Melbourne'
  if (ownOrigin !== null) return { adminOrigin: ownOrigin, timeZone }
  const [domain] = await database
    .select({ host: sites_domains.host })
    .from(sites_domains)
    .where(eq(sites_domains._parentID, site.id))
    .orderBy(sites_domains._order)
    .limit(1)
  return {
    adminOrigin: siteOrigin([domain?.host ?? `${site.slug}.localhost`], process.env.PORT),
    timeZone,
  }
}
