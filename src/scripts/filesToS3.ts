// `npm run files:to-s3 [-- --delete-local]` copies uploaded files from the data folder to the bucket of S3_BUCKET
import { parseArgs } from 'node:util'
import pg from 'pg'
import { readS3Settings } from '../providers/fileStore/createFileStore'
import { FileStoreError } from '../providers/fileStore/port'
import { COPY_LIMITS, createS3Store } from '../providers/fileStore/s3'
import { toDatabase } from '../server/database/database'
import { databaseUrl } from './databaseUrl.mjs'
import { dataFolderPath } from './dataFolder.mjs'
import { copyToS3 } from './files/copyToS3'

/** Missing files that are listed; others are only counted. */
const MAX_LISTED = 50

const { values } = parseArgs({ options: { 'delete-local': { type: 'boolean', default: false } } })
// Also reads .env, so it runs before other code reads the environment.
const connectionString = await databaseUrl().catch((error: Error) => exitWithError(error.message))
const settings = readS3Settings(process.env) ?? exitWithError('Set S3_BUCKET, in the environment or in .env.')
const number = new Intl.NumberFormat('en-AU')
const megabytes = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 })
const dataFolder = dataFolderPath()
const pool = new pg.Pool({ connectionString, max: 2 })
let listed = 0
try {
  const counts = await copyToS3({
    database: toDatabase(pool),
    dataFolder,
    bucket: createS3Store(settings, COPY_LIMITS),
    deleteLocal: values['delete-local'],
    onMissing: ({ folder, name }) => {
      listed += 1
      if (listed <= MAX_LISTED) console.log(`  missing: ${folder}/${name}`)
    },
    onProgress: ({ files, copied }) => console.log(`  ${number.format(files)} files, ${number.format(copied)} copied`),
  })
  console.log(
    `${number.format(counts.files)} files: ${number.format(counts.copied)} copied (${megabytes.format(counts.bytes / 1e6)} MB), ` +
      `${number.format(counts.unchanged)} already in ${settings.bucket}, ${number.format(counts.missing)} missing here and there, ` +
      `${number.format(counts.deleted)} deleted from ${dataFolder}.`,
  )
  if (counts.missing > 0)
    console.log('A web server with a data folder of its own may have the missing ones: run this command there too.')
} catch (error) {
  if (!(error instanceof FileStoreError)) throw error
  exitWithError(`${error.message}. Run the command again: it goes on where it stopped.`)
} finally {
  await pool.end()
}

function exitWithError(message: string): never {
  console.error(message)
  process.exit(1)
}
