// `npm run backup [-- --to DIR]` copies the database and all uploaded files into a new folder, named by the time, in `backups` or DIR
import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { createFileStore } from '../providers/fileStore/createFileStore'
import { COPY_LIMITS } from '../providers/fileStore/s3'
import { toDatabase } from '../server/database/database'
import { BackupError } from './backup/backupError'
import { formatMegabytes, formatNumber, runCommand, step } from './backup/commandLine'
import { fingerprintSecret, type Manifest, writeManifest } from './backup/manifest'
import { type SavedDatabase, saveDatabase } from './backup/saveDatabase'
import { saveFiles } from './backup/saveFiles'
import { openDatabase } from './openDatabase.mjs'

/** Missing files that are listed; others are only counted. */
const MAX_LISTED = 50

/** Exit code of a backup that is complete but for files that the store does not have. */
const FILES_MISSING = 2

await runCommand(async (signal) => {
  const { values } = parseArgs({ options: { to: { type: 'string', default: 'backups' } } })
  const { url, environment, close } = await openDatabase({ create: false }).catch((error: Error) => {
    throw new BackupError(error.message)
  })
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: 'backup', keepAlive: true })
  pool.on('error', () => {})
  try {
    const secret = environment.PAYLOAD_SECRET
    if (!secret)
      throw new BackupError('Set PAYLOAD_SECRET to that of the servers: the backup records which one it needs.')
    const folder = await createFolder(resolve(values.to))
    try {
      const manifest = await writeBackup(folder, pool, secret, environment, signal)
      return report(folder, manifest)
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  } finally {
    await pool.end()
    await close()
  }
})

/** A new folder that only this account can open. */
async function createFolder(parent: string): Promise<string> {
  await mkdir(parent, { recursive: true, mode: 0o700 })
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const folder = join(parent, `${time}Z`)
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new BackupError(`${folder} exists. Run the command again.`) : error
  })
  return folder
}

async function writeBackup(
  folder: string,
  pool: pg.Pool,
  secret: string,
  environment: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): Promise<Omit<Manifest, 'format'>> {
  const fileNames = join(folder, 'names.jsonl')
  let saved: SavedDatabase | undefined
  await step('Copying the database', async (onProgress) => {
    saved = await saveDatabase({ pool, folder, signal, onProgress }, fileNames)
    const rows = saved.tables.reduce((sum, table) => sum + table.rows, 0)
    return `${saved.tables.length} tables, ${formatNumber(rows)} rows`
  })
  const missing: string[] = []
  let files: Manifest['files'] | undefined
  await step('Copying the files', async (onProgress) => {
    const store = createFileStore(environment, COPY_LIMITS)
    const onMissing = ({ folder: place, name }: { folder: string; name: string }) => {
      if (missing.length < MAX_LISTED) missing.push(`${place}/${name}`)
    }
    const database = toDatabase(pool)
    files = await saveFiles({ store, database, folder, fileNames, signal, onMissing, onProgress })
    return `${formatNumber(files.count)} files, ${formatMegabytes(files.bytes)}`
  })
  for (const file of missing) console.log(`  missing: ${file}`)
  await rm(fileNames)
  const manifest = {
    ...saved!,
    payloadSecret: fingerprintSecret(secret),
    files: files!,
  }
  await writeManifest(folder, manifest)
  return manifest
}

/** Prints the outcome. @returns the exit code */
function report(folder: string, { tables, files }: Omit<Manifest, 'format'>): number {
  const bytes = tables.reduce((sum, table) => sum + table.bytes, files.bytes)
  console.log(`${folder} (${formatMegabytes(bytes)})`)
  console.log('It holds personal data. PAYLOAD_SECRET is not in it: keep it elsewhere, a restore needs it.')
  if (files.missing === 0) return 0
  console.error(
    `The backup is complete except for ${formatNumber(files.missing)} files that the file store does not have. ` +
      'Check that FORECOURT_DATA or S3_BUCKET is that of the servers.',
  )
  return FILES_MISSING
}
