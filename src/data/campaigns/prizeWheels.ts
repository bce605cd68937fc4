import 'server-only'
import * as z from 'zod'
import { pages } from '../../server/database/tables.generated'
import { payloadClient } from '../payloadClient'
import { publishedWithBlock } from '../site/publishedWithBlock'

/** A block id in Payload's format. */
const BLOCK_ID = /^[0-9a-f]{24}$/

const wheelSchema = z.object({
  heading: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  prizes: z.array(
    z
      .object({ id: z.string().nullish(), label: z.string(), odds: z.number(), stock: z.number().nullish() })
      .transform(({ id, ...prize }) => ({ ...prize, id: id ?? prize.label })),
  ),
  terms: z.string(),
  permitNumber: z.string().nullish(),
})
export type PrizeWheelSettings = z.infer<typeof wheelSchema>

/** The wheel of a block on a published page of the site; null if there is none. Never cached, so that a changed campaign applies at once. */
export async function findPrizeWheel(siteId: number, blockId: string): Promise<PrizeWheelSettings | null> {
  if (!BLOCK_ID.test(blockId)) return null
  const [found] = await (await payloadClient()).db.drizzle
    .select({ layout: pages.layout })
    .from(pages)
    .where(publishedWithBlock(pages, siteId, { blockType: 'prizeWheel', id: blockId }))
    .limit(1)
  const blocks = Array.isArray(found?.layout) ? found.layout : []
  const block = blocks.find((entry: { id?: unknown } | null) => entry?.id === blockId)
  const wheel = wheelSchema.safeParse(block)
  return wheel.success ? wheel.data : null
}
