import { timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import * as z from 'zod'

const body = z.object({ tags: z.array(z.string().min(1).max(256)).min(1).max(500) })

/**
 * Drops cached reads by tag at once. For our own worker, importer and index, which run outside a request; they prove
 * themselves with the deployment's CRON_SECRET.
 */
export async function POST(request: Request) {
  if (!isOurs(request.headers.get('authorization')))
    return Response.json(
      { errors: [{ field: 'authorization', message: 'A valid bearer token is required.' }] },
      { status: 401 },
    )
  const parsed = body.safeParse(await request.json().catch(() => null))
  if (!parsed.success) {
    const errors = parsed.error.issues.map((issue) => ({
      field: issue.path.join('.') || 'body',
      message: issue.message,
    }))
    return Response.json({ errors }, { status: 400 })
  }
  for (const tag of parsed.data.tags) revalidateTag(tag, { expire: 0 })
  return Response.json({ revalidated: parsed.data.tags.length })
}

function isOurs(header: string | null): boolean {
  const secret = process.env.CRON_SECRET
  if (!secret || !header) return false
  const given = Buffer.from(header)
  const wanted = Buffer.from(`Bearer ${secret}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
