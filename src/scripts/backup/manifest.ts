import { createHash } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { UPLOAD_FOLDERS, type UploadFolder } from '../../domain/uploadFolders'
import { isFileName } from '../../providers/fileStore/port'
import { BackupError } from './backupError'

/** Changes when older versions can no longer read a backup. */
const FORMAT = 1

/** What the backup holds, written last. */
export const MANIFEST = 'manifest.json'

/** The list of uploaded files: a line of JSON for each. */
export const FILE_LIST = 'files.jsonl'

/** The folder of uploaded files, with a subfolder for each collection. */
export const FILES_FOLDER = 'files'

/** The folder of tables. */
export const DATABASE_FOLDER = 'database'

/** The file of a table, from the backup's folder. */
export const getTableFile = (table: string) => join(DATABASE_FOLDER, `${table}.copy.gz`)

const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/)
const content = z.object({ bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) })

/** Size and SHA-256 of a file of the backup. */
export type Content = z.output<typeof content>

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** the moment that the database shows, in ISO 8601 */
  createdAt: z.iso.datetime(),
  /** version of Postgres, for people */
  postgres: z.string(),
  /** applied migrations, in order */
  migrations: z.array(z.string()).min(1),
  /** `fingerprintSecret` of PAYLOAD_SECRET */
  payloadSecret: z.string(),
  tables: z.array(content.extend({ name: identifier, columns: z.array(identifier).min(1), rows: z.int().min(0) })),
  /** tables that were left out, with the reason */
  excluded: z.record(identifier, z.string()),
  /** last values of sequences that were used, as text since they may exceed what a number holds */
  sequences: z.record(identifier, z.string().regex(/^-?\d{1,19}$/)),
  files: z.object({
    count: z.int().min(0),
    bytes: z.int().min(0),
    /** that documents refer to, and that the store did not have */
    missing: z.int().min(0),
    list: content,
  }),
})

export type Manifest = z.output<typeof manifestSchema>
export type BackupTable = Manifest['tables'][number]

const folders = Object.values(UPLOAD_FOLDERS) as [UploadFolder, ...UploadFolder[]]

const backupFile = content.extend({
  folder: z.enum(folders),
  name: z.string().refine(isFileName),
  /** media type */
  type: z.string(),
})

/** An uploaded file of the backup. */
export type BackupFile = z.output<typeof backupFile>

/** A line of the list of files. @throws {BackupError} if it is damaged */
export function parseFileLine(line: string): BackupFile {
  try {
    return backupFile.parse(JSON.parse(line))
  } catch {
    throw damaged(FILE_LIST)
  }
}

export const damaged = (file: string) =>
  new BackupError(`This backup is damaged: ${file} is not what was written. Use another copy or an earlier backup.`)

/** Identifies a PAYLOAD_SECRET without revealing it. */
export const fingerprintSecret = (secret: string) =>
  createHash('sha256').update(`forecourt backup\n${secret}`).digest('hex').slice(0, 16)

/** Writes the manifest: the last step, since a backup without one is unfinished. */
export async function writeManifest(folder: string, manifest: Omit<Manifest, 'format'>): Promise<void> {
  const draft = join(folder, `${MANIFEST}.new`)
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(`${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, join(folder, MANIFEST))
}

/** Reads the manifest of a finished backup. @throws {BackupError} */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
    throw new BackupError(`${folder} is not a finished backup: it has no ${MANIFEST}.`)
  })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw damaged(MANIFEST)
  }
  const format = (json as { format?: unknown } | null)?.format
  if (typeof format === 'number' && format > FORMAT)
    throw new BackupError('This backup was made by a newer version of Forecourt. Restore it with that version.')
  const parsed = manifestSchema.safeParse(json)
  if (!parsed.success) throw damaged(MANIFEST)
  return parsed.data
}
