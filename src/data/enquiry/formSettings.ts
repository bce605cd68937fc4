import 'server-only'
import { sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { cacheTags } from '../../domain/cacheTags'
import { type FormSettings, formSettingsSchema } from '../../domain/leads/formSettings'
import type { EnquiryKind } from '../../domain/leads/lead'
import { layouts, pages, sections } from '../../server/database/tables.generated'
import { cachedRead } from '../cachedRead'
import { payloadClient } from '../payloadClient'
import { publishedWithBlock } from '../site/publishedWithBlock'

/** A block id in Payload's format. */
const BLOCK_ID = /^[0-9a-f]{24}$/

/**
 * The settings of a form's block on a published page or in a published section of the site by the block's id; null if there is none. Never cached, so
 * that a changed form is validated by its new rules immediately.
 */
export async function getFormSettings(siteId: number, blockId: string): Promise<FormOnPage | null> {
  return BLOCK_ID.test(blockId) ? findFormSettings(siteId, { id: blockId }) : null
}

/**
 * The settings of the site's first published form of a kind, for forms outside a page such as in a dialog; null if there is
 * none. So settings of the page Book a test drive also apply to a card's button.
 */
export const findFormByKind = cachedRead(
  'findFormByKind',
  (siteId: number, kind: EnquiryKind) => findFormSettings(siteId, { blockType: 'enquiryForm', kind }),
  (siteId) => [
    cacheTags.pages(siteId),
    cacheTags.sections(siteId),
    ...(['car', 'search', 'location', 'model'] as const).map((kind) => cacheTags.layout(siteId, kind)),
  ],
)

/** A form's settings, and its page: an id, the kind of a layout, or a saved section. */
export interface FormOnPage extends FormSettings {
  pageId: string
}

/** The settings of the first matching block: layouts before pages before saved sections, older ones first. */
async function findFormSettings(siteId: number, criteria: Record<string, string>): Promise<FormOnPage | null> {
  const { db } = await payloadClient()
  const inLayouts = db.drizzle
    .select({
      layout: layouts.layout,
      pageId: sql<string>`${layouts.kind}::text`,
      place: sql`1`.as('place'),
      id: layouts.id,
    })
    .from(layouts)
    .where(publishedWithBlock(layouts, siteId, criteria))
  const inPages = db.drizzle
    .select({ layout: pages.layout, pageId: sql<string>`${pages.id}::text`, place: sql`2`.as('place'), id: pages.id })
    .from(pages)
    .where(publishedWithBlock(pages, siteId, criteria))
  const inSections = db.drizzle
    .select({
      layout: sections.layout,
      pageId: sql<string>`'section ' || ${sections.id}`,
      place: sql`3`.as('place'),
      id: sections.id,
    })
    .from(sections)
    .where(publishedWithBlock(sections, siteId, criteria))
  const [found] = await unionAll(inLayouts, inPages, inSections).orderBy(sql`place`, layouts.id).limit(1)
  const matches = (block: Record<string, unknown> | null) =>
    Object.entries(criteria).every(([name, value]) => block?.[name] === value)
  const settings = formSettingsSchema.safeParse(Array.isArray(found?.layout) ? found.layout.find(matches) : undefined)
  return settings.success && found ? { ...settings.data, pageId: found.pageId } : null
}
