import 'server-only'
import { permanentRedirect, redirect } from 'next/navigation'
import { cacheTags } from '../../domain/cacheTags'
import { isProductPath, type RedirectRule, redirectSteps, resolveRedirect } from '../../domain/site/redirectMatch'
import { cachedRead } from '../cachedRead'
import { populated } from '../fromPayload/relation'
import { payloadClient } from '../payloadClient'
import { findPageByPath } from './pages'

const REDIRECT_DEPTH = 1

/** More than an import takes at once. */
const MAX_REDIRECTS = 10_000

/** The redirects of a site by their `from`. */
const listRedirects = cachedRead(
  'listRedirects',
  async (siteId: number): Promise<RedirectRule[]> => {
    const payload = await payloadClient()
    const found = await payload.find({
      collection: 'redirects',
      depth: REDIRECT_DEPTH,
      limit: MAX_REDIRECTS,
      pagination: false,
      sort: 'id',
      where: { site: { equals: siteId } },
    })
    return found.docs.flatMap(({ from, to: target, type }) => {
      const to = target?.type === 'reference' ? populated(target.reference?.value)?.path : target?.url
      return to ? [{ from, to, permanent: type === '301' }] : []
    })
  },
  (siteId) => [cacheTags.redirects(siteId)],
)

/**
 * Redirects an old path straight to its last target; returns if there is no redirect. The server adds the query of the request,
 * and answers 301 or 302 (`completePageRedirects`).
 */
export async function followRedirect(siteId: number, path: string): Promise<void> {
  const found = await findRedirect(siteId, path)
  if (!found) return
  if (found.permanent) permanentRedirect(found.to)
  redirect(found.to)
}

/** The location that a path ends on, before it moved: "/contact-us/geelong" and searches of its stock lead to its new address. */
export async function followMovedLocation(siteId: number, path: string): Promise<void> {
  const slug = path.split('/').at(-1)!
  const rule = (await listRedirects(siteId)).find(({ from }) => from === `/our-location/${slug}`)
  const moved = /^\/our-location\/([^/?#]+)$/.exec(rule?.to ?? '')?.[1]
  if (moved) permanentRedirect(`${path.slice(0, -slug.length)}${moved}`)
}

/** Where a path is redirected to, and how; null if it is not. */
export async function findRedirect(siteId: number, path: string) {
  const rules = new Map((await listRedirects(siteId)).map((rule) => [rule.from, rule]))
  const steps = redirectSteps(path, rules)
  const isPage = await Promise.all(steps.map(async (step) => isProductPath(step) || findPageByPath(siteId, step)))
  return resolveRedirect(path, rules, new Set(steps.filter((_, index) => isPage[index])))
}
