import 'server-only'
import type { BasePayload, FlattenedField, TypedUser } from 'payload'
import { isPlainObject } from '../../domain/cleanText'
import type { UnsavedCollection } from '../../domain/preview/unsavedContent'
import { addSettings, mergeSettings } from '../../domain/releases/heldSettings'
import { openPreviewTransaction, type PreviewTransaction } from '../../server/database/previewTransaction'
import { tableOf } from '../../server/database/tableNames'
import { logger } from '../../server/logger'
import { findPreviewDraft } from '../../server/previewDrafts'
import { findSettingsDraft } from '../../server/settingsDrafts'
import { readSite } from '../site/sites'
import { findLatestVersion, type OpenPreview, type Stored } from './sitePreview'

/** A document with a form. */
interface Document {
  site: number
  collection: UnsavedCollection
  id: number
}

/**
 * Opens the preview of what a user's form has and shoppers do not see: what nobody saved, and the draft of a site's settings. It is published in
 * a transaction that is never committed. Null if there is nothing, if the document was saved since, or if it cannot be shown, so that the
 * preview shows what is saved.
 */
export async function openUnsavedPreview(
  payload: BasePayload,
  user: TypedUser,
  document: Document,
): Promise<OpenPreview | null> {
  const { site, collection, id } = document
  const [unsaved, held] = await Promise.all([
    findPreviewDraft(payload.db.drizzle, { user: Number(user.id), collection, document: id }),
    collection === 'sites' ? findSettingsDraft(payload.db.drizzle, id) : null,
  ])
  const draft = unsaved?.site === site ? unsaved : null
  const saved = draft || held ? await findSaved(payload, user, document) : null
  if (!saved) return null
  const isCurrent = draft !== null && Date.parse(String(saved.updatedAt)) === draft.savedAt.getTime()
  const values = addSettings(held?.values ?? {}, isCurrent ? draft.values : {})
  if (Object.keys(values).length === 0) return null
  const transaction = await openPreviewTransaction(payload.db.pool)
  try {
    await transaction.run(async () => {
      await applyUnsaved(payload, transaction, document, saved, values)
      // Whatever no site can be made of is found here rather than within the page.
      if (collection === 'sites') await readSite(site)
    })
  } catch (error) {
    await transaction.end()
    logger.warn({ err: error, collection, document: id }, 'Could not preview unsaved changes')
    return null
  }
  return { at: new Date(), read: (read) => transaction.run(read), end: transaction.end }
}

/** The version that the form started from, as the user may read it. */
async function findSaved(payload: BasePayload, user: TypedUser, { collection, id }: Document): Promise<Stored | null> {
  const found = await payload.findByID({
    ...{ collection, id, depth: 0, disableErrors: true, draft: true, overrideAccess: false, user },
    select: { updatedAt: true, ...(collection !== 'sites' && { _status: true }) },
  })
  return found as unknown as Stored | null
}

async function applyUnsaved(
  payload: BasePayload,
  { copy }: PreviewTransaction,
  { site, collection, id }: Document,
  saved: Stored,
  values: Record<string, unknown>,
): Promise<void> {
  const isLive = collection === 'sites' || saved._status === 'published'
  const { flattenedFields } = payload.collections[collection].config
  // Most changes are of the document's own row, which is written in a tenth of the time.
  if (isLive && isOfOneRow(flattenedFields, values)) {
    await copy(tableOf(collection), site, false)
    await payload.db.updateOne({ collection, id, data: values, returning: false })
    return
  }
  const stored = isLive
    ? await payload.db.findOne<Stored>({ collection, where: { id: { equals: id } } })
    : await findLatestVersion(payload, collection, id)
  if (!stored) return
  const { id: _, ...content } = stored
  await copy(tableOf(collection), site)
  // A write of lists writes the whole row.
  const data = {
    ...content,
    ...mergeSettings(content, values),
    ...(collection !== 'sites' && { _status: 'published' }),
  }
  await payload.db.updateOne({ collection, id, data, returning: false })
}

/** Whether values are all in the document's own row, none in the rows of its lists. */
function isOfOneRow(fields: readonly FlattenedField[], values: Record<string, unknown>): boolean {
  return fields.every((field) => {
    const value = values[field.name]
    if (value === undefined) return true
    if ('hasMany' in field && field.hasMany) return false
    if (field.type === 'group' || field.type === 'tab')
      return !isPlainObject(value) || isOfOneRow(field.flattenedFields, value)
    // A part of a JSON value would replace all of it.
    return !['array', 'blocks', 'json'].includes(field.type)
  })
}
