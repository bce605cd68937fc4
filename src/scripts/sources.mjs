// @ts-check
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_FOLDER } from './demo.mjs'
import { fingerprint } from './fingerprint.mjs'
import { projectRoot } from './project.mjs'

/** Success line of prepare.ts. */
export const PREPARED = 'The database is prepared.'

/** Key under which the database stores the fingerprint of the seeded demo. */
export const SEED_KEY = 'demo-seed'

/** Fingerprint of the sources of the demo content. */
export function seedFingerprint() {
  return fingerprint(projectRoot, [
    DEMO_FOLDER,
    'blocks/examples/themes.ts',
    'src/newSite',
    'src/migrations',
    'src/feeds',
  ])
}

/** Fingerprint of the sources and versions of the build. */
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
    // Scripts are not part of the build.
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
