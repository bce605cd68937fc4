import { asc, eq, gt, or } from 'drizzle-orm'
import { UPLOAD_FOLDERS, type UploadFolder } from '../../domain/uploadFolders'
import type { Database } from '../../server/database/database'
import { feed_files, media, uploads } from '../../server/database/tables.generated'

/** A file that a document refers to. */
export interface ReferencedFile {
  folder: UploadFolder
  name: string
  /** media type */
  type: string
}

/** Documents that are read at once. */
const BATCH_ROWS = 500

const THUMB = { thumbName: media.sizes_thumb_filename, thumbType: media.sizes_thumb_mimeType }

interface StoredRow {
  id: number
  filename: string | null
  mimeType: string | null
  thumbName?: string | null
  thumbType?: string | null
}

const FALLBACK_TYPE = 'application/octet-stream'

/** The files of all uploaded documents with their sizes, in order; a name that several documents share comes several times. */
export async function* listStoredFiles(database: Database): AsyncGenerator<ReferencedFile> {
  for (const [collection, table] of [
    ['media', media] as const,
    ['uploads', uploads],
    ['feedFiles', feed_files],
  ] as const) {
    const folder = UPLOAD_FOLDERS[collection]
    let lastId = 0
    for (;;) {
      // Only these columns: the database may be of an older version, which lacks others.
      const { id, filename, mimeType } = table
      const rows: StoredRow[] = await database
        .select(table === media ? { id, filename, mimeType, ...THUMB } : { id, filename, mimeType })
        .from(table)
        .where(gt(table.id, lastId))
        .orderBy(asc(table.id))
        .limit(BATCH_ROWS)
      for (const row of rows) {
        if (row.filename) yield { folder, name: row.filename, type: row.mimeType ?? FALLBACK_TYPE }
        if (row.thumbName) yield { folder, name: row.thumbName, type: row.thumbType ?? FALLBACK_TYPE }
      }
      if (rows.length < BATCH_ROWS) break
      lastId = rows.at(-1)!.id
    }
  }
}

/** Whether a document refers to a file now. */
export async function isReferenced(database: Database, { folder, name }: ReferencedFile): Promise<boolean> {
  const { id, filename, sizes_thumb_filename } = media
  const found =
    folder === UPLOAD_FOLDERS.media
      ? database
          .select({ id })
          .from(media)
          .where(or(eq(filename, name), eq(sizes_thumb_filename, name)))
      : folder === UPLOAD_FOLDERS.uploads
        ? database.select({ id: uploads.id }).from(uploads).where(eq(uploads.filename, name))
        : database.select({ id: feed_files.id }).from(feed_files).where(eq(feed_files.filename, name))
  return (await found.limit(1)).length > 0
}
