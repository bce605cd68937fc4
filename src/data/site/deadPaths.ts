import 'server-only'
import type { Site } from '../../domain/site/site'
import { OPERATOR_RULES, sendRequest } from '../../providers/httpClient/sendRequest'
import { logger } from '../../server/logger'
import { createPreviewLinkToken, PREVIEW_COOKIE, previewCookie } from '../../server/sitePreview'
import { pageExists } from './pageExists'

/** Paths requested at the same time, and milliseconds for each. */
const BATCH = 8
const TIMEOUT_MS = 10_000

/** A path and the status that its visitors get. */
export interface DeadPath {
  path: string
  status: number
}

/** Requests each path from this server as a staff member's preview would; returns those with a status of 400 or above. */
export async function requestPaths(
  { id, host }: { id: number; host: string },
  paths: readonly string[],
): Promise<DeadPath[]> {
  const now = new Date()
  const cookie = previewCookie(createPreviewLinkToken(id, now), id, now)?.split(';')[0] ?? PREVIEW_COOKIE
  const dead: DeadPath[] = []
  for (let start = 0; start < paths.length; start += BATCH) {
    const batch = await Promise.all(
      paths.slice(start, start + BATCH).map(async (path) => ({ path, status: await getStatus(host, path, cookie) })),
    )
    dead.push(...batch.filter(({ status }) => status >= 400))
  }
  return dead
}

async function getStatus(host: string, path: string, cookie: string): Promise<number> {
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
 * The paths of a site that lead nowhere. Reads tell of most; a path that they do not know, such as a search, is requested. If this server
 * cannot be reached, the reads decide.
 */
export async function findDeadPaths(site: Site, paths: readonly string[], now: Date): Promise<DeadPath[]> {
  const exist = await Promise.all(paths.map((path) => pageExists(site, path, now)))
  const unknown = paths.filter((_, index) => !exist[index])
  if (unknown.length === 0) return []
  try {
    return await requestPaths({ id: site.id, host: site.domains[0] ?? `${site.slug}.localhost` }, unknown)
  } catch (error) {
    logger.warn({ err: error, site: site.id }, 'Could not request the links of a site, so that reads alone decide')
    return unknown.map((path) => ({ path, status: 404 }))
  }
}
