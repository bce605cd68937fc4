// @ts-check
import { runNode } from './childProcesses.mjs'
import { PREPARED } from './sources.mjs'

/**
 * Node's arguments for a TypeScript file that loads the CMS. The condition spares the rich text editor a wait at its top
 * that Node 20 may never end: the process then stops in the middle, at times with exit code 0.
 * @param {string} file
 * @param {...string} rest
 */
export function cmsArguments(file, ...rest) {
  return ['--conditions=production', '--import', 'tsx', file, ...rest]
}

/**
 * Migrates a database and seeds the demo into it where FORECOURT_DEMO is 1, in a process of its own.
 * @param {{ env?: Record<string, string | undefined>, onLine?: (line: string) => void }} [options]
 * @throws where it ends badly, or before it has said that all went well
 */
export async function prepareDatabase({ env = {}, onLine } = {}) {
  const said = await runNode(cmsArguments('src/scripts/prepare.ts'), {
    name: 'Preparing the database',
    // In development mode the CMS would look for a running Next to reload.
    env: { ...env, NODE_ENV: 'production' },
    onLine,
  })
  if (!said.includes(PREPARED)) throw new Error(`Preparing the database ended early:\n${said}`)
}
