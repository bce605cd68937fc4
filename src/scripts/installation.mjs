// @ts-check
// Runs before anything is installed: Node's own modules only, here and in what this imports.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CommandFailed, runNode } from './childProcesses.mjs'
import { fingerprint } from './fingerprint.mjs'
import { projectRoot } from './project.mjs'

const modules = join(projectRoot, 'node_modules')
const stamp = join(modules, '.forecourt-installed')

/** Whether what the lockfile names is installed. */
export function isInstalled() {
  if (!existsSync(modules)) return false
  const wanted = lockfileFingerprint()
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === wanted
  // Somebody else's `npm ci` left no stamp; npm's own note of what it installed tells.
  if (!matchesNpmsNote()) return false
  writeFileSync(stamp, wanted)
  return true
}

/** Installs exactly what the lockfile names. @param {(detail: string) => void} tell */
export async function install(tell) {
  try {
    await runNode([npm(), 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=http'], {
      name: 'npm ci',
      env: { NODE_ENV: undefined },
      onLine: (line) => {
        const fetched = /fetch GET \d+ \S*\/([^/\s]+)\.tgz/.exec(line)?.[1]
        if (fetched) tell(fetched)
      },
    })
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    // Where the lockfile is at fault npm goes on to print the manual of the command.
    const [said = ''] = error.tail.split(/^npm error Clean install a project$/m)
    throw new Error(`npm ci failed:\n${said.replace(/^npm (http|notice) .*\n?/gm, '').trim()}`)
  }
  writeFileSync(stamp, lockfileFingerprint())
}

function lockfileFingerprint() {
  return fingerprint(projectRoot, ['package-lock.json'], { salt: `${process.platform} ${process.arch}` })
}

function matchesNpmsNote() {
  try {
    const packagesOf = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages
    const installed = packagesOf(join(modules, '.package-lock.json'))
    return Object.entries(packagesOf(join(projectRoot, 'package-lock.json'))).every(
      ([path, wanted]) => path === '' || wanted.optional || installed[path]?.integrity === wanted.integrity,
    )
  } catch {
    return false
  }
}

/** npm's own script: the one that runs us, else the one beside this Node. */
function npm() {
  const near = dirname(process.execPath)
  const places = [
    process.env.npm_execpath ?? '',
    join(near, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(near, 'node_modules/npm/bin/npm-cli.js'),
    join(near, '../share/nodejs/npm/bin/npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ]
  const found = places.find((place) => /npm-cli\.js$/.test(place) && existsSync(place))
  if (!found) throw new Error('npm was not found beside Node. Run `npm ci` yourself, then this again.')
  return found
}
