// @ts-check
// npm run migrate:create -- <name>     writes the migration for what changed in the collections since the last one
// npm run migrate:create -- --check    writes nothing, and fails where a migration is missing
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNode } from './childProcesses.mjs'
import { cmsArguments } from './cmsProcess.mjs'
import { projectRoot } from './project.mjs'

const PATIENCE_MS = 180_000
// Payload logs it once it has compared; without it a clean end proves nothing.
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
    const made = await write(folder, 'drift', true)
    if (!made) return
    console.error(readFileSync(join(folder, made), 'utf8'))
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
      // Nothing is signed and no database is asked: the comparison is with the last snapshot.
      PAYLOAD_SECRET: process.env.PAYLOAD_SECRET || 'only-to-compare-schemas-nothing-is-signed',
      DATABASE_URL: process.env.DATABASE_URL || 'postgres://127.0.0.1:1/none',
    },
  })
  const timer = setTimeout(() => writer.stop(), PATIENCE_MS)
  const { code, signal, tail } = await writer.ended
  clearTimeout(timer)
  const made = readdirSync(folder).find((file) => file.endsWith('.ts') && file !== 'index.ts' && !before.has(file))
  if (/created or renamed/.test(tail)) {
    fail(
      'A field that went beside one that came may have been renamed, which cannot be told from the collections. Make two ' +
        `migrations, one that adds and one that removes, or write the rename by hand.\n${tail}`,
    )
  }
  if (signal) fail(`The comparison did not end in ${PATIENCE_MS / 1000} seconds:\n${tail}`)
  if (code !== 0 || !tail.includes(COMPARED)) fail(`The comparison failed:\n${tail}`)
  if (made) importTypesAsTypes(join(folder, made))
  if (!quiet) console.log(made ? `Written: src/migrations/${made}` : 'Nothing has changed since the last migration.')
  if (quiet && !made) console.log('The migrations match the collections.')
  return made
}

/**
 * Payload's template imports types as values, which fails wherever the file is loaded as it stands.
 * @param {string} file
 */
function importTypesAsTypes(file) {
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text.replace(
      'import { MigrateUpArgs, MigrateDownArgs, sql }',
      'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
    ),
  )
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message)
  process.exit(1)
}
