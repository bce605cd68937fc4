// @ts-check
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_FOLDER } from './demo.mjs'
import { fingerprint } from './fingerprint.mjs'
import { projectRoot } from './project.mjs'

/** The last line that prepare.ts prints when all went well. */
export const PREPARED = 'The database is prepared.'

/** Where the database keeps the fingerprint of the demo that was seeded into it. */
export const SEED_KEY = 'demo-seed'

/** What the demo's content is made from. */
export function seedFingerprint() {
  return fingerprint(projectRoot, [
    DEMO_FOLDER,
    'blocks/examples/themes.ts',
    'src/newSite',
    'src/migrations',
    'src/feeds',
  ])
}

/** What the built server is made from, with the versions that make it. */
export function buildFingerprint() {
  return fingerprint(
    projectRoot,
    [
      ...['src', 'blocks', 'collections', 'public'],
      ...[
        'payload.config.ts',
        'next.config.ts',
        'postcss.config.mjs',
        'tsconfig.json',
        'package.json',
        'package-lock.json',
      ],
    ],
    // The commands around the server do not become part of it.
    {
      ignore: (path) => /^src\/scripts\/.*\.mjs$/.test(path),
      salt: process.version,
    },
  )
}

/** The names of the committed migrations. */
export function committedMigrations() {
  return readdirSync(join(projectRoot, 'src/migrations'))
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
}
