import { eq } from 'drizzle-orm'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { mayUpdate } from '../../collections/access/mayUpdate'
import { getDatabase } from '../../collections/hooks/getDatabase'
import type { CopyOverview, SiteCopy } from '../domain/copies'
import { diffPlaces } from '../domain/history/diffDocuments'
import type { Site } from '../payload-types'
import { sites } from '../server/database/tables.generated'
import { findPreviewSite } from '../server/findPreviewSite'
import { describeChanges } from './describeChanges'
import { ReleaseProblem } from './releaseProblem'
import { saveInDraft } from './settingsDraft'
import { inUsersTransaction, withRights } from './transaction'

/** Sites that are offered; a group has fewer. */
const MAX_LISTED_SITES = 200

/** Fields in which a theme differs that are named at most. */
const MAX_SHOWN = 8

export interface CopiedTheme {
  site: number
  /** why it could not be copied */
  message?: string
}

/** The sites that the user may copy a site's theme to, how theirs differ, and where its own came from. Null if they may see no drafts of it. */
export const listThemeCopies = (payload: Payload, user: TypedUser, id: number): Promise<CopyOverview | null> =>
  inUsersTransaction(payload, user, async (req) => {
    if (!(await findPreviewSite(payload, user, { id }, req))) return null
    const all = await listSites(req)
    const latest = new Map<number, Site>()
    for (const { id: site } of all) latest.set(site, await readLatest(req, site))
    const source = latest.get(id)
    if (!source) return null
    const overview: CopyOverview = { sites: [], source: null }
    for (const [site, { name }] of latest)
      if (site !== id && (await mayUpdate(req, 'sites', site, true)))
        overview.sites.push({ id: site, name, copy: await describeCopy(req, source, latest.get(site)!) })
    const from = latest.get(source.theme_copied_from ?? 0)
    if (from) {
      const { differences } = await describeCopy(req, from, source)
      overview.source = { href: formOf(from.id), title: 'the theme', site: from.name, differences }
    }
    return overview
  })

/**
 * Copies a site's theme, as last saved, into the drafts of others, each by itself. What is live there stays until its staff publish, and so do
 * the other settings of their drafts.
 */
export async function copyTheme(
  payload: Payload,
  user: TypedUser,
  id: number,
  targets: readonly number[],
): Promise<CopiedTheme[] | null> {
  const source = await inUsersTransaction(payload, user, async (req) =>
    (await findPreviewSite(payload, user, { id }, req)) ? readLatest(req, id) : null,
  )
  if (!source) return null
  const results: CopiedTheme[] = []
  for (const site of targets) results.push(await copyTo(payload, user, source, site))
  return results
}

async function copyTo(payload: Payload, user: TypedUser, { id, theme }: Site, site: number): Promise<CopiedTheme> {
  try {
    await inUsersTransaction(payload, user, async (req) => {
      await saveInDraft(req, site, { theme })
      await (await getDatabase(req)).update(sites).set({ theme_copied_from: id }).where(eq(sites.id, site))
    })
    return { site }
  } catch (error) {
    if (error instanceof ReleaseProblem) return { site, message: error.message }
    throw error
  }
}

async function listSites(req: PayloadRequest): Promise<{ id: number }[]> {
  const { docs } = await req.payload.find({
    ...{ collection: 'sites', joins: false, limit: MAX_LISTED_SITES, pagination: false, sort: 'name' },
    select: { name: true },
    ...withRights(req),
  })
  return docs
}

const formOf = (site: number) => `/admin/collections/sites/${site}`

/** A site with its draft. */
const readLatest = (req: PayloadRequest, id: number): Promise<Site> =>
  req.payload.findByID({
    ...{ collection: 'sites', id, draft: true, joins: false },
    select: { name: true, theme: true, timeZone: true, theme_copied_from: true },
    ...withRights(req),
  }) as Promise<Site>

async function describeCopy(req: PayloadRequest, source: Site, copy: Site): Promise<SiteCopy> {
  const fields = req.payload.collections.sites.config.flattenedFields
  const places = diffPlaces({ theme: source.theme }, { theme: copy.theme })
  const found = (await describeChanges(req, fields, places, copy.timeZone)).map(({ field }) => field)
  const more = found.length - MAX_SHOWN
  return {
    href: formOf(copy.id),
    title: `Theme of ${copy.name}`,
    isCopy: copy.theme_copied_from === source.id,
    differences: more > 0 ? [...found.slice(0, MAX_SHOWN), `${more} more`] : found,
  }
}
