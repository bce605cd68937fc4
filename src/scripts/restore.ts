// `npm run restore -- DIR [--replace NAME] [--other-secret] [--check]` loads a backup into an empty database and the file store
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { createFileStore } from '../providers/fileStore/createFileStore'
import { COPY_LIMITS } from '../providers/fileStore/s3'
import { toDatabase } from '../server/database/database'
import { logger } from '../server/logger'
import { forgetSnapshots } from '../server/sharedCache/forgetSnapshots'
import { BackupError } from './backup/backupError'
import { checkTarget } from './backup/checkTarget'
import { formatNumber, runCommand, step } from './backup/commandLine'
import { loadDatabase, requireKnownMigrations } from './backup/loadDatabase'
import { loadFiles } from './backup/loadFiles'
import { fingerprintSecret, type Manifest, readManifest } from './backup/manifest'
import { verifyBackup } from './backup/verifyBackup'
import { openDatabase } from './openDatabase.mjs'

type Environment = Readonly<Record<string, string | undefined>>

await runCommand(async (signal) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'string' },
      'other-secret': { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  })
  if (positionals.length !== 1) throw new BackupError('Name the folder of the backup: npm run restore -- backups/NAME')
  const folder = resolve(positionals[0]!)
  const manifest = await readManifest(folder)
  let others: string | null = null
  const verify = () =>
    step('Checking the backup', async (onProgress) => {
      others = await verifyBackup(folder, manifest, onProgress)
      return `of ${manifest.createdAt}, ${formatNumber(manifest.files.count)} files`
    })
  if (values.check) {
    await verify()
    if (others) throw new BackupError(`${others} Find out where they come from, and remove them.`)
    return 0
  }
  requireKnownMigrations(manifest)
  const { url, environment, close } = await openDatabase({ create: true }).catch((error: Error) => {
    throw new BackupError(error.message)
  })
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: 'restore', keepAlive: true })
  pool.on('error', () => {})
  try {
    requireSecret(manifest, environment.PAYLOAD_SECRET, values['other-secret'])
    await checkTarget(toDatabase(pool), values.replace)
    await verify()
    if (others) console.log(`${others} They are left out.`)
    // Before the database, so that it never names a file that is not there yet.
    await step('Copying the files', async (onProgress) => {
      const store = createFileStore(environment, COPY_LIMITS)
      return `${formatNumber(await loadFiles({ folder, store, signal, onProgress }))} files`
    })
    let leftOut: string[] = []
    await step('Loading the database', async (onProgress) => {
      leftOut = await loadDatabase({ pool, folder, manifest, logger, signal, onProgress })
      return `${formatNumber(manifest.tables.reduce((sum, { rows }) => sum + rows, 0))} rows`
    })
    for (const name of leftOut) console.log(`  left out: the table ${name}, which no migration creates`)
    report(manifest)
    return await expireRedis(environment)
  } finally {
    await pool.end()
    await close()
  }
})

/** @throws {BackupError} */
function requireSecret({ payloadSecret }: Manifest, secret: string | undefined, acceptsOther: boolean): void {
  if (!secret)
    throw new BackupError(
      'Set PAYLOAD_SECRET to that of the servers that were backed up, or copy the secrets.json of their data folder into this one.',
    )
  if (fingerprintSecret(secret) === payloadSecret || acceptsOther) return
  throw new BackupError(
    'PAYLOAD_SECRET is not that of the servers that were backed up. With another one, passwords of feeds and second factors of staff ' +
      'cannot be read, links in emails sent before stop working, and the privacy log no longer recognises people. ' +
      'Set the earlier one, or add --other-secret if it is lost.',
  )
}

/** @returns the exit code */
async function expireRedis({ REDIS_URL, PAYLOAD_SECRET = '' }: Environment): Promise<number> {
  if (!REDIS_URL) return 0
  try {
    await forgetSnapshots(REDIS_URL, PAYLOAD_SECRET)
    return 0
  } catch (error) {
    console.error(
      `Redis could not be told (${(error as Error).message}). Run FLUSHDB in it before you start the servers, which would show old pages.`,
    )
    return 1
  }
}

function report({ createdAt, files }: Manifest): void {
  console.log(`Forecourt is as it was at ${createdAt}. Start the servers; everybody signs in again.`)
  if (files.missing > 0) console.log(`${formatNumber(files.missing)} files were missing when the backup was made.`)
  console.log('People who were erased, or who opted out, since then are back: erase them again (docs/privacy.md).')
}
