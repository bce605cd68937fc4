import 'server-only'
import { type FormSettings, formSettingsSchema } from '../domain/leads/formSettings'
import { payloadClient } from './payloadClient'

/** Ids of blocks are the CMS's own: 24 hex digits. */
const BLOCK_ID = /^[0-9a-f]{24}$/

/**
 * The settings of a form's block on a live page of the site, by the block's id; null where no live page has it. Asked of the
 * database each time: a form that changed a second ago is checked by its new rules.
 */
export async function formSettingsOf(siteId: number, blockId: string): Promise<FormSettings | null> {
  if (!BLOCK_ID.test(blockId)) return null
  const { db } = await payloadClient()
  const holds = JSON.stringify([{ id: blockId }])
  const { rows } = await db.pool.query<{ layout: unknown }>(
    `select layout from pages where site_id = $1 and _status = 'published' and layout @> $2::jsonb
     union all
     select layout from layouts where site_id = $1 and _status = 'published' and layout @> $2::jsonb
     limit 1`,
    [siteId, holds],
  )
  const layout = rows[0]?.layout
  const block = Array.isArray(layout) ? layout.find((item) => item?.id === blockId) : undefined
  const settings = formSettingsSchema.safeParse(block)
  return settings.success ? settings.data : null
}
