import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// Plain Node 20 may end silently while it imports the rich text editor; under this condition it does not.
const execArgv = ['--conditions=production']

/** Next gives an image's URL as `src`. */
const importedImages: Plugin = {
  name: 'imported-images',
  enforce: 'pre',
  load: (id) => (id.endsWith('.svg') ? `export default { src: ${JSON.stringify(`/${basename(id)}`)} }` : null),
}

export default defineConfig({
  plugins: [importedImages],
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${at('./src')}/` },
      { find: /^@blocks\//, replacement: `${at('./blocks')}/` },
      { find: /^@collections\//, replacement: `${at('./collections')}/` },
      { find: '@payload-config', replacement: at('./payload.config.ts') },
      // Outside a bundler the real one throws wherever it is imported.
      { find: 'server-only', replacement: at('./node_modules/server-only/empty.js') },
    ],
  },
  test: {
    // A machine that also builds takes several times as long as the defaults, which are one second and five.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          include: ['tests/domain/**/*.test.{ts,tsx}'],
          // Pure functions leave nothing behind, so that the files can share one copy of the modules.
          isolate: false,
          pool: 'threads',
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.{ts,tsx}'],
          execArgv,
          // Files share the packages of their process, which take seconds to load.
          isolate: false,
          setupFiles: ['tests/support/ownModules.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'demo',
          include: ['tests/demo/**/*.test.{ts,tsx}'],
          execArgv,
          isolate: false,
          setupFiles: ['tests/support/ownModules.ts'],
        },
      },
      {
        extends: true,
        resolve: { alias: [{ find: /^next\/cache(\.js)?$/, replacement: at('./tests/support/nextCache.ts') }] },
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/support/postgres.ts'],
          setupFiles: ['tests/support/fastPasswords.ts', 'tests/support/ownModules.ts', 'tests/support/ownDatabase.ts'],
          execArgv,
          // As above; ownDatabase.ts gives each file its own database.
          isolate: false,
          maxWorkers: 2,
          // A machine that also builds takes several times as long.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/faults/support/postgres.ts'],
          execArgv,
          // One of them kills the Postgres that all share.
          fileParallelism: false,
          maxWorkers: 1,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'cluster',
          include: ['tests/cluster/**/*.test.ts'],
          globalSetup: ['tests/cluster/support/setup.ts'],
          execArgv,
          // Each test runs four servers.
          fileParallelism: false,
          maxWorkers: 1,
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
      {
        extends: true,
        // Needs a running server.
        test: { name: 'fuzz', include: ['tests/fuzz/fuzz.test.ts'], execArgv, testTimeout: 900_000 },
      },
      {
        extends: true,
        // Needs a running server too, and its log.
        test: { name: 'hostile', include: ['tests/fuzz/hostile.test.ts'], execArgv, testTimeout: 3_600_000 },
      },
    ],
  },
})
