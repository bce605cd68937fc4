import * as z from 'zod'
import { FEED_DELIMITERS, FEED_ENCODINGS, FEED_FORMATS, FEED_SOURCES } from '@/domain/feeds/feedOptions'
import { FeedError } from '@/feeds/feedError'
import { previewFeed } from '@/feeds/previewFeed'
import { getFeedSettings } from '@/feeds/runs/feedSettings'
import { openSource, readSourceRules, type SourceSettings } from '@/feeds/sources/openSource'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { type FeedStaff, feedOf, feedStaff } from '../feedStaff'

const text = z.string().max(2000).nullish()
const previewSchema = z.object({
  /** the feed as it is saved, whose password is used where none is typed */
  id: z.number().int().nullish(),
  site: z.number().int(),
  source: z.enum(FEED_SOURCES),
  upload: z.number().int().nullish(),
  filePath: text,
  url: text,
  username: text,
  newPassword: text,
  format: z.enum(FEED_FORMATS).nullish(),
  encoding: z.enum(FEED_ENCODINGS).nullish(),
  delimiter: z.enum(FEED_DELIMITERS).nullish(),
  recordPath: text,
})
type Asked = z.output<typeof previewSchema>

/** The columns and first rows of a feed as it is set up in the form, saved or not, for staff of its site. */
export const POST = route({ access: feedStaff, body: z.unknown() }, async (_request, { access: staff, body }) => {
  const parsed = previewSchema.safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return errorResponse(400, { field: issue?.path.join('.') || 'body', message: issue?.message ?? 'This is no feed.' })
  }
  const asked = parsed.data
  const site = await siteOf(staff, asked.site)
  if (!site) return errorResponse(404, { field: 'site', message: 'There is no such site.' })
  try {
    const source = await openSource(await settingsOf(staff, asked), readSourceRules(), site.slug)
    const formatOptions = {
      format: asked.format ?? 'auto',
      encoding: asked.encoding ?? 'auto',
      delimiter: asked.delimiter ?? 'auto',
      recordPath: asked.recordPath,
    }
    return Response.json(await previewFeed(source, formatOptions))
  } catch (error) {
    if (error instanceof FeedError) return errorResponse(422, { field: 'source', message: error.message })
    throw error
  }
})

/** A site of theirs; null else. */
function siteOf({ payload, user }: FeedStaff, id: number) {
  return payload.findByID({ collection: 'sites', id, depth: 0, disableErrors: true, overrideAccess: false, user })
}

async function settingsOf(staff: FeedStaff, asked: Asked): Promise<SourceSettings> {
  const { source, filePath, url, username, newPassword } = asked
  const upload = source === 'upload' && asked.upload ? await uploadOf(staff, asked.upload, asked.site) : null
  const sealedPassword = newPassword ? null : await keptPassword(staff, asked)
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

async function uploadOf({ payload, user }: FeedStaff, id: number, site: number) {
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

/** The saved feed's password, for its own server only: to another it would give it away. */
async function keptPassword(staff: FeedStaff, { id, site, url }: Asked): Promise<string | null> {
  if (!id || !(await feedOf(staff, id))) return null
  const feed = await getFeedSettings(staff.payload.db.pool, id)
  return feed?.siteId === site && origin(feed.url) !== null && origin(feed.url) === origin(url)
    ? (feed.sealedPassword ?? null)
    : null
}

const origin = (url: string | null | undefined) => (url && URL.canParse(url) ? new URL(url).origin : null)
