import { revalidateTag } from 'next/cache'
import * as z from 'zod'
import { answerIssues } from '@/server/answerError'
import { requireCronSecret } from '@/server/cronSecret'
import { parseJson } from '@/server/requestBody'

const body = z.object({ tags: z.array(z.string().min(1).max(256)).min(1).max(500) })

/**
 * Drops cached reads by tag at once. For our own worker, importer and index, which run outside a request; they prove
 * themselves with the deployment's CRON_SECRET.
 */
export async function POST(request: Request) {
  const refusal = requireCronSecret(request)
  if (refusal) return refusal
  const parsed = body.safeParse(parseJson(await request.text().catch(() => '')))
  if (!parsed.success) return answerIssues(parsed.error)
  for (const tag of parsed.data.tags) revalidateTag(tag, { expire: 0 })
  return Response.json({ revalidated: parsed.data.tags.length })
}
