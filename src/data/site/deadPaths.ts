import 'server-only'
import { hiddenPages, leadsTo } from '../../domain/site/hiddenPages'
import { normalizePath } from '../../domain/site/path'
import { isProductPath } from '../../domain/site/redirectMatch'
import type { Site } from '../../domain/site/site'
import { OPERATOR_RULES, sendRequest } from '../../providers/httpClient/sendRequest'
import { logger } from '../../server/logger'
import { createPreviewLinkToken, PREVIEW_COOKIE, previewCookie } from '../../server/sitePreview'
import { listExistingPaths } from './pageExists'

/** Paths requested at the same time, and milliseconds for each. */
const BATCH = 8
const TIMEOUT_MS = 10_000

/** A path and the status that its visitors get. */
export interface DeadPath {
  path: string
  status: number
}

interface RequestedSite {
  id: number
  host: string
}

/**
 * Requests each path from this server as a staff member's preview would; returns those with a status of 400 or above.
 * @throws if the server does not answer in time
 */
export async function requestPaths(site: RequestedSite, paths: readonly string[]): Promise<DeadPath[]> {
  const answers = await inBatches(paths, async (path) => ({ path, status: await getStatus(site, path) }))
  return answers.filter(({ status }) => status >= 400)
}

/** Whether links to a path are shown: those to pages that a site does not have are left out everywhere. */
export function isShownOn(site: Pick<Site, 'flags' | 'links'>): (path: string) => boolean {
  const hidden = hiddenPages(site)
  return (path) => !leadsTo(path, hidden)
}

async function inBatches<Answer>(paths: readonly string[], ask: (path: string) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let start = 0; start < paths.length; start += BATCH)
    answers.push(...(await Promise.all(paths.slice(start, start + BATCH).map(ask))))
  return answers
}

async function getStatus({ id, host }: RequestedSite, path: string): Promise<number> {
  const now = new Date()
  const cookie = previewCookie(createPreviewLinkToken(id, now), id, now)?.split(';')[0] ?? PREVIEW_COOKIE
  const port = process.env.PORT || '3000'
  const response = await sendRequest(new URL(path, `http://127.0.0.1:${port}`), {
    ...OPERATOR_RULES,
    headers: { host: host.endsWith('localhost') ? `${host}:${port}` : host, cookie },
    timeoutMs: TIMEOUT_MS,
  })
  response.close()
  return response.status
}

/**
 * The paths of a site that lead nowhere: those that no read knows and that this server answers with 404 or 410, without those to which
 * the site's pages leave out all links. If it fails or is
 * too late, a path counts as dead unless a part of the product is there, such as a search.
 */
export async function findDeadPaths(site: Site, paths: readonly string[], now: Date): Promise<string[]> {
  const shown = paths.filter(isShownOn(site))
  const existing = new Set(await listExistingPaths(site, shown, now))
  const unknown = shown.filter((path) => !existing.has(path))
  const requested = { id: site.id, host: site.domains[0] ?? `${site.slug}.localhost` }
  const dead = await inBatches(unknown, async (path) => {
    try {
      const status = await getStatus(requested, path)
      if (status < 500) return status === 404 || status === 410
    } catch (error) {
      logger.warn({ err: error, site: site.id }, 'Could not request a link of a site')
    }
    return !isProductPath(normalizePath(path))
  })
  return unknown.filter((_, index) => dead[index])
}
