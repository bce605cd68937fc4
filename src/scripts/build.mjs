// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { nodeModule, runNode } from './childProcesses.mjs'
import { projectRoot } from './project.mjs'
import { buildFingerprint } from './sources.mjs'

const stamp = () => join(resolve(projectRoot, process.env.NEXT_DIST_DIR || '.next'), 'forecourt-build')

/** Whether the build was made from the present sources. Next empties the folder when it builds, stamp and all. */
export function isBuilt() {
  return existsSync(stamp()) && readFileSync(stamp(), 'utf8') === buildFingerprint()
}

/**
 * Builds the server.
 * @param {{ env: Record<string, string | undefined>, tell: (detail: string) => void }} options
 */
export async function build({ env, tell }) {
  // Taken before the build: a file that changes meanwhile makes the next start build again.
  const made = buildFingerprint()
  await runNode([nodeModule('next/dist/bin/next'), 'build', '--webpack'], {
    name: 'next build',
    env: { ...env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' },
    onLine: (line) => /\S/.test(line) && tell(line),
  })
  writeFileSync(stamp(), made)
}
