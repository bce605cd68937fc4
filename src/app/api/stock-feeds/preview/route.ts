import * as z from 'zod'
import { documentIdField } from '@/domain/documentIdField'
import { FEED_DELIMITERS, FEED_ENCODINGS, FEED_FORMATS, FEED_SOURCES } from '@/domain/feeds/feedOptions'
import { getRelationId } from '@/domain/relationId'
import { FeedError } from '@/feeds/feedError'
import { previewInProcess } from '@/feeds/feedProcesses'
import type { FeedMapping } from '@/feeds/mapping'
import { getFeedSettings } from '@/feeds/runs/feedSettings'
import { SiteLocations } from '@/feeds/siteLocations'
import { openSource, readSourceRules, type SourceSettings } from '@/feeds/sources/openSource'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { type FeedStaff, feedStaffAccess, findFeed } from '../feedStaff'

const text = z.string().max(2000).nullish()
const previewSchema = z.object({
  /** the saved feed, whose password is used when none is entered */
  id: documentIdField().nullish(),
  /** a new feed has none in its form until it is saved: that of its upload, or the user's only one */
  site: documentIdField().nullish(),
  source: z.enum(FEED_SOURCES),
  upload: documentIdField().nullish(),
  filePath: text,
  url: text,
  username: text,
  newPassword: text,
  format: z.enum(FEED_FORMATS).nullish(),
  encoding: z.enum(FEED_ENCODINGS).nullish(),
  delimiter: z.enum(FEED_DELIMITERS).nullish(),
  recordPath: text,
  /** the columns that staff chose, by field */
  mapping: z.record(z.string().max(100), z.string().max(500)).nullish(),
})
type PreviewBody = z.output<typeof previewSchema> & { site: number }

/** Columns and first rows of a feed with the form's current settings, saved or not, for staff of its site. */
export const POST = route(
  { access: feedStaffAccess, body: z.unknown(), readOnly: true },
  async (_request, { access: staff, body }) => {
    const parsed = previewSchema.safeParse(body)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      return errorResponse(400, {
        field: issue?.path.join('.') || 'body',
        message: issue?.message ?? 'Invalid feed settings.',
      })
    }
    const siteId = parsed.data.site ?? (await findSiteOfFeed(staff, parsed.data.upload))
    if (!siteId) return errorResponse(400, { field: 'site', message: 'Choose a site above the navigation first.' })
    const input: PreviewBody = { ...parsed.data, site: siteId }
    const site = await findSite(staff, siteId)
    if (!site) return errorResponse(404, { field: 'site', message: 'Site not found.' })
    try {
      const settings = await toSourceSettings(staff, input)
      const formatOptions = {
        format: input.format ?? 'auto',
        encoding: input.encoding ?? 'auto',
        delimiter: input.delimiter ?? 'auto',
        recordPath: input.recordPath,
      }
      const { ids: locationIds } = await SiteLocations.load(staff.payload.db.drizzle, siteId)
      const mapping = (input.mapping ?? {}) as FeedMapping
      const source = () => openSource(settings, readSourceRules(), site.slug)
      return Response.json(await previewInProcess({ formatOptions, mapping, locationIds }, { source }))
    } catch (error) {
      if (error instanceof FeedError) return errorResponse(422, { field: 'source', message: error.message })
      throw error
    }
  },
)

/** The site of an uploaded file, else the only site of the user; null if that is not clear. */
async function findSiteOfFeed({ payload, user }: FeedStaff, upload: number | null | undefined): Promise<number | null> {
  const options = { depth: 0, limit: 2, overrideAccess: false, pagination: false, user } as const
  if (upload) {
    const { docs } = await payload.find({ ...options, collection: 'feedFiles', where: { id: { equals: upload } } })
    return getRelationId(docs[0]?.site)
  }
  const { docs } = await payload.find({ ...options, collection: 'sites', select: {} })
  return docs.length === 1 ? docs[0]!.id : null
}

/** One of the user's sites; null otherwise. */
function findSite({ payload, user }: FeedStaff, id: number) {
  return payload.findByID({ collection: 'sites', id, depth: 0, disableErrors: true, overrideAccess: false, user })
}

async function toSourceSettings(staff: FeedStaff, input: PreviewBody): Promise<SourceSettings> {
  const { source, filePath, url, username, newPassword } = input
  const upload = source === 'upload' && input.upload ? await findUpload(staff, input.upload, input.site) : null
  const sealedPassword = newPassword ? null : await findSavedPassword(staff, input)
  return {
    source,
    filePath,
    url,
    username,
    uploadName: upload?.filename ?? null,
    password: newPassword,
    sealedPassword,
  }
}

async function findUpload({ payload, user }: FeedStaff, id: number, site: number) {
  const found = await payload.find({
    collection: 'feedFiles',
    where: { and: [{ id: { equals: id } }, { site: { equals: site } }] },
    depth: 0,
    limit: 1,
    overrideAccess: false,
    user,
  })
  return found.docs[0] ?? null
}

/** The saved feed's password, for its own origin only, so that it does not leak to another server. */
async function findSavedPassword(staff: FeedStaff, { id, site, url }: PreviewBody): Promise<string | null> {
  if (!id || !(await findFeed(staff, id))) return null
  const feed = await getFeedSettings(staff.payload.db.pool, id)
  return feed?.siteId === site && origin(feed.url) !== null && origin(feed.url) === origin(url)
    ? (feed.sealedPassword ?? null)
    : null
}

const origin = (url: string | null | undefined) => (url && URL.canParse(url) ? new URL(url).origin : null)
