import { findSiteByHost, findSiteBySlug } from '@/data/site/sites'
import { siteOrigin } from '@/domain/site/origin'
import { hasAccounts, signInGates } from '@/domain/site/signInGates'
import { isCurrent } from '@/domain/tags/tag'
import { allTagSources } from '@/domain/tags/tagSources'
import { route } from '@/server/route'
import { cronAccess } from '../access'

/**
 * Whether `?host=` belongs to a site, and which of its pages ask for a sign-in: `{ known, gates, notLive, tagSources }`, without gates on a site where
 * nobody can sign in, with the site's id as `notLive` until it is launched, and with the hosts of its marketing tags if it has any. With `?slug=` `{ origin }` of a live site,
 * null for another. Called by the proxy with CRON_SECRET.
 */
export const GET = route({ access: cronAccess }, async (request) => {
  const { searchParams } = new URL(request.url)
  const slug = searchParams.get('slug')
  if (slug !== null) {
    const named = await findSiteBySlug(slug)
    const origin = named?.isLive ? siteOrigin(named.domains, process.env.PORT) : null
    return Response.json({ origin }, { headers: { 'Cache-Control': 'no-store' } })
  }
  const site = await findSiteByHost(searchParams.get('host'))
  const gates = site && hasAccounts(site.flags) ? signInGates(site) : null
  const notLive = site && !site.isLive ? site.id : null
  const tags = site?.tags.filter((tag) => isCurrent(tag, Date.now())) ?? []
  const tagSources = tags.length > 0 ? allTagSources(tags) : null
  return Response.json(
    { known: site !== null, gates, notLive, tagSources },
    { headers: { 'Cache-Control': 'no-store' } },
  )
})
