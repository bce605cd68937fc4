// @ts-check
// npm run migrate:create -- <name>     writes a migration for changes in the collections since the last one
// npm run migrate:create -- --check    writes nothing, and fails if a migration is missing
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNode } from './childProcesses.mjs'
import { cmsArguments } from './cmsProcess.mjs'
import { projectRoot } from './project.mjs'

const TIMEOUT_MS = 180_000
// Payload logs this after the comparison; exit code 0 alone does not prove that it ran.
const COMPARED = 'DOWN statements generation complete'

const committed = join(projectRoot, 'src/migrations')
const check = process.argv.includes('--check')
const name = process.argv.slice(2).find((argument) => !argument.startsWith('-'))

if (check) await checkForDrift()
else if (name) await write(committed, name)
else fail('Name the migration after what it changes: npm run migrate:create -- add_car_colour')

async function checkForDrift() {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-migration-'))
  try {
    const latest = readdirSync(committed)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .at(-1)
    if (latest) copyFileSync(join(committed, latest), join(folder, latest))
    const file = await write(folder, 'drift', true)
    if (!file) return
    console.error(readFileSync(join(folder, file), 'utf8'))
    fail('The collections have changed since the last migration, as above. Run npm run migrate:create -- <name>.')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} folder @param {string} migrationName @param {boolean} [quiet] @returns {Promise<string | undefined>} the file */
async function write(folder, migrationName, quiet = false) {
  const before = new Set(readdirSync(folder))
  const writer = startNode(cmsArguments('src/scripts/writeMigration.ts', folder, migrationName), {
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      // Placeholders: the comparison uses the last snapshot, without signing or a database.
      PAYLOAD_SECRET: process.env.PAYLOAD_SECRET || 'only-to-compare-schemas-nothing-is-signed',
      DATABASE_URL: process.env.DATABASE_URL || 'postgres://127.0.0.1:1/none',
    },
  })
  const timer = setTimeout(() => writer.stop(), TIMEOUT_MS)
  const { code, signal, tail } = await writer.ended
  clearTimeout(timer)
  const file = readdirSync(folder).find((file) => file.endsWith('.ts') && file !== 'index.ts' && !before.has(file))
  if (/created or renamed/.test(tail)) {
    fail(
      'A field may have been renamed, which cannot be detected from the collections. Create two migrations, ' +
        `one that adds and one that removes, or write the rename by hand.\n${tail}`,
    )
  }
  if (signal) fail(`The comparison timed out after ${TIMEOUT_MS / 1000} seconds:\n${tail}`)
  if (code !== 0 || !tail.includes(COMPARED)) fail(`The comparison failed:\n${tail}`)
  if (file) importOnlySql(join(folder, file))
  if (!quiet) console.log(file ? `Written: src/migrations/${file}` : 'Nothing has changed since the last migration.')
  if (quiet && !file) console.log('The migrations match the collections.')
  return file
}

/**
 * Replaces the imports of Payload's template, which load the whole adapter: `npm run restore` needs two seconds less without it.
 * @param {string} file
 */
function importOnlySql(file) {
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text.replace(
      "import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'",
      "import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'\nimport { sql } from 'drizzle-orm'",
    ),
  )
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message)
  process.exit(1)
}
