// @ts-check
// Runs before packages are installed: only Node's own modules, here and in its imports.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CommandError, runNode } from './childProcesses.mjs'
import { fingerprint } from './fingerprint.mjs'
import { projectRoot } from './project.mjs'

const modules = join(projectRoot, 'node_modules')
const stamp = join(modules, '.forecourt-installed')

/** Whether the packages in the lockfile are installed. */
export function isInstalled() {
  if (!existsSync(modules)) return false
  const wanted = lockfileFingerprint()
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === wanted
  // A manual `npm ci` leaves no stamp, so npm's own record is compared.
  if (!matchesNpmRecord()) return false
  writeFileSync(stamp, wanted)
  return true
}

/** Installs the packages in the lockfile. @param {(detail: string) => void} onProgress */
export async function install(onProgress) {
  try {
    await runNode([npm(), 'ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=http'], {
      name: 'npm ci',
      env: { NODE_ENV: undefined },
      onLine: (line) => {
        const fetched = /fetch GET \d+ \S*\/([^/\s]+)\.tgz/.exec(line)?.[1]
        if (fetched) onProgress(fetched)
      },
    })
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    // For lockfile errors npm also prints the command's help.
    const [message = ''] = error.tail.split(/^npm error Clean install a project$/m)
    throw new Error(`npm ci failed:\n${message.replace(/^npm (http|notice) .*\n?/gm, '').trim()}`)
  }
  writeFileSync(stamp, lockfileFingerprint())
}

function lockfileFingerprint() {
  return fingerprint(projectRoot, ['package-lock.json'], { salt: `${process.platform} ${process.arch}` })
}

function matchesNpmRecord() {
  try {
    const readPackages = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages
    const installed = readPackages(join(modules, '.package-lock.json'))
    return Object.entries(readPackages(join(projectRoot, 'package-lock.json'))).every(
      ([path, wanted]) => path === '' || wanted.optional || installed[path]?.integrity === wanted.integrity,
    )
  } catch {
    return false
  }
}

/** Path of npm's script: the one running this process, or the one beside Node. */
function npm() {
  const nodeFolder = dirname(process.execPath)
  const candidates = [
    process.env.npm_execpath ?? '',
    join(nodeFolder, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(nodeFolder, 'node_modules/npm/bin/npm-cli.js'),
    join(nodeFolder, '../share/nodejs/npm/bin/npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ]
  const path = candidates.find((candidate) => /npm-cli\.js$/.test(candidate) && existsSync(candidate))
  if (!path) throw new Error('npm was not found. Run `npm ci`, then try again.')
  return path
}
