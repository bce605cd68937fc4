// @ts-check
import { runNode } from './childProcesses.mjs'
import { PREPARED } from './sources.mjs'

/**
 * Node arguments for a TypeScript file that loads the CMS. The condition avoids a top-level await in the rich text editor that
 * may never resolve on Node 20, where the process then exits early, sometimes with code 0.
 * @param {string} file
 * @param {...string} rest
 */
export function cmsArguments(file, ...rest) {
  return ['--conditions=production', '--import', 'tsx', file, ...rest]
}

/**
 * Migrates a database, and seeds the demo if FORECOURT_DEMO is 1, in a separate process.
 * @param {{ env?: Record<string, string | undefined>, onLine?: (line: string) => void }} [options]
 * @throws if it fails, or exits without printing the success line
 */
export async function prepareDatabase({ env = {}, onLine } = {}) {
  const output = await runNode(cmsArguments('src/scripts/prepare.ts'), {
    name: 'Preparing the database',
    // In development mode the CMS would connect to a running Next server.
    env: { ...env, NODE_ENV: 'production' },
    onLine,
  })
  if (!output.includes(PREPARED)) throw new Error(`Preparing the database ended early:\n${output}`)
}
