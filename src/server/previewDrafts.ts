import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from './database/database'
import { preview_drafts } from './database/previewDraftTable'

/** Minutes after the last keystroke in which a preview shows it. Forms that close take theirs along; browsers that end do not. */
const KEPT_MINUTES = 60
/** Forms of one user with unsaved changes; of more, those changed last are shown. */
const MAX_PER_USER = 20

/** Whose form of which document. */
export interface PreviewDraftKey {
  user: number
  collection: string
  document: number
}

export interface PreviewDraft {
  site: number
  /** the changed fields, nested as in the document */
  values: Record<string, unknown>
  /** `updatedAt` of the version that they change */
  savedAt: Date
}

const isOf = ({ user, collection, document }: PreviewDraftKey) =>
  and(eq(preview_drafts.user, user), eq(preview_drafts.collection, collection), eq(preview_drafts.document, document))

const expiry = sql`now() - make_interval(mins => ${KEPT_MINUTES})`

/** Keeps what a form shows, in place of what it showed before. */
export async function storePreviewDraft(
  database: Database,
  key: PreviewDraftKey,
  { site, values, savedAt }: PreviewDraft,
): Promise<void> {
  const shown = { site, values, saved_at: savedAt, updated_at: sql`now()` }
  await database
    .insert(preview_drafts)
    .values({ ...key, ...shown })
    .onConflictDoUpdate({
      target: [preview_drafts.user, preview_drafts.collection, preview_drafts.document],
      set: shown,
    })
  const surplus = database
    .select({ updated_at: preview_drafts.updated_at })
    .from(preview_drafts)
    .where(eq(preview_drafts.user, key.user))
    .orderBy(desc(preview_drafts.updated_at))
    .offset(MAX_PER_USER)
    .limit(1)
  await database
    .delete(preview_drafts)
    .where(and(eq(preview_drafts.user, key.user), sql`${preview_drafts.updated_at} <= (${surplus})`))
}

/** What a user's form shows; null if there is nothing, or it is too old. */
export async function findPreviewDraft(database: Database, key: PreviewDraftKey): Promise<PreviewDraft | null> {
  const [found] = await database
    .select({ site: preview_drafts.site, values: preview_drafts.values, savedAt: preview_drafts.saved_at })
    .from(preview_drafts)
    .where(and(isOf(key), gt(preview_drafts.updated_at, expiry)))
  return found ?? null
}

/** Forgets what a form shows. True if there was something. */
export async function deletePreviewDraft(database: Database, key: PreviewDraftKey): Promise<boolean> {
  const deleted = await database.delete(preview_drafts).where(isOf(key)).returning({ site: preview_drafts.site })
  return deleted.length > 0
}

/** Deletes those that no preview shows any more. */
export async function deleteOldPreviewDrafts(database: Database): Promise<void> {
  await database.delete(preview_drafts).where(lt(preview_drafts.updated_at, expiry))
}
