// @ts-check
// `npm run build`, and the build of `npm start` and `npm test`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { resolveNodeModule, runNode } from './childProcesses.mjs'
import { compressStaticFiles } from './compressStaticFiles.mjs'
import { projectRoot } from './project.mjs'
import { buildFingerprint } from './sources.mjs'

const distDir = () => resolve(projectRoot, process.env.NEXT_DIST_DIR || '.next')
const stamp = () => join(distDir(), 'forecourt-build')

/** Whether the build matches the current sources. Next clears the folder, including the stamp, when it builds. */
export function isBuilt() {
  return existsSync(stamp()) && readFileSync(stamp(), 'utf8') === buildFingerprint()
}

/**
 * Builds the server.
 * @param {{ env: Record<string, string | undefined>, onProgress: (detail: string) => void }} options
 */
export async function build({ env, onProgress }) {
  // Computed before the build, so that a file changed during the build causes a rebuild.
  const hash = buildFingerprint()
  await runNode([resolveNodeModule('next/dist/bin/next'), 'build', '--webpack'], {
    name: 'next build',
    env: { ...env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' },
    onLine: (line) => /\S/.test(line) && onProgress(line),
  })
  await compressStaticFiles(distDir())
  writeFileSync(stamp(), hash)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build({ env: {}, onProgress: console.log })
