import 'server-only'
import { cacheTags } from '../../domain/cacheTags'
import { type FormSettings, formSettingsSchema } from '../../domain/leads/formSettings'
import type { EnquiryKind } from '../../domain/leads/lead'
import { cachedRead } from '../cachedRead'
import { payloadClient } from '../payloadClient'

/** Ids of blocks are the CMS's own: 24 hex digits. */
const BLOCK_ID = /^[0-9a-f]{24}$/

/**
 * The settings of a form's block on a live page of the site, by the block's id; null where no live page has it. Asked of the
 * database each time: a form that changed a second ago is checked by its new rules.
 */
export async function getFormSettings(siteId: number, blockId: string): Promise<FormOnPage | null> {
  return BLOCK_ID.test(blockId) ? settingsLike(siteId, { id: blockId }) : null
}

/**
 * The settings of the site's form of a kind, for forms that stand in no page of their own, such as a dialog's: those of the
 * first live block of that kind. So what staff set for the page Book a test drive holds for a card's button too. Null where
 * no live page has such a form.
 */
export const findFormOfKind = cachedRead(
  'formOfKind',
  (siteId: number, kind: EnquiryKind) => settingsLike(siteId, { blockType: 'enquiryForm', kind }),
  (siteId) => [
    cacheTags.pages(siteId),
    ...(['car', 'search', 'location', 'model'] as const).map((kind) => cacheTags.layout(siteId, kind)),
  ],
)

/** A form's settings, and the page that it is on: its number, or the kind of a layout. */
export interface FormOnPage extends FormSettings {
  pageId: string
}

/** The settings of the first block like this one: layouts of the site come before its pages, and older ones first. */
async function settingsLike(siteId: number, like: Record<string, string>): Promise<FormOnPage | null> {
  const { db } = await payloadClient()
  const { rows } = await db.pool.query<{ layout: unknown; page_id: string }>(
    `select layout, page_id from (
       select layout, kind::text as page_id, 1 as place, id from layouts where site_id = $1 and _status = 'published' and layout @> $2::jsonb
       union all
       select layout, id::text, 2, id from pages where site_id = $1 and _status = 'published' and layout @> $2::jsonb
     ) found order by place, id limit 1`,
    [siteId, JSON.stringify([like])],
  )
  const layout = rows[0]?.layout
  const isLike = (block: Record<string, unknown> | null) =>
    Object.entries(like).every(([name, value]) => block?.[name] === value)
  const settings = formSettingsSchema.safeParse(Array.isArray(layout) ? layout.find(isLike) : undefined)
  return settings.success && rows[0] ? { ...settings.data, pageId: rows[0].page_id } : null
}
