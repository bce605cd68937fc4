// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { resolveNodeModule, runNode } from '../../src/scripts/childProcesses.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/**
 * Chromium without a user interface: a new context takes a third of the CPU time of full Chromium, whose window loads pages of its own
 * for two seconds, in the middle of what a benchmark measures.
 */
const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']

/** Options for containers without a display, GPU or sandbox user, and without background requests. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * Finds a Chromium that runs: CHROMIUM_PATH, the system's, or Playwright's own; a headless shell if there is one.
 * @returns {Promise<string | undefined>} its path
 */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const { chromium } = await import('@playwright/test')
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  const candidates = [
    ...[...HEADLESS_SHELLS, ...NAMES].flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]
  return candidates.find((path) => existsSync(path) && runs(path))
}

/**
 * Finds a Chromium like `findChromium`, or installs one: from Playwright, else by apt.
 * @param {(detail: string) => void} onProgress
 * @throws if none can be installed, with instructions
 */
export async function ensureChromium(onProgress) {
  const found = await findChromium()
  if (found) return found

  const problems = []
  for (const [name, install] of /** @type {[string, (onProgress: (detail: string) => void) => Promise<void>][]} */ ([
    ['Playwright', installFromPlaywright],
    ['apt', installFromApt('chromium-headless-shell')],
    ['apt', installFromApt('chromium')],
  ])) {
    onProgress(`trying ${name}`)
    try {
      await install(onProgress)
      const installed = await findChromium()
      if (installed) return installed
      problems.push(`${name}: the installed browser does not run here`)
    } catch (error) {
      problems.push(`${name}: ${/** @type {Error} */ (error).message}`)
    }
  }
  throw new Error(
    `The browser tests need a Chromium and none was found.\n${problems.join('\n')}\n` +
      'Install Chromium or Chrome, or name one in CHROMIUM_PATH.',
  )
}

/** @param {(detail: string) => void} onProgress */
async function installFromPlaywright(onProgress) {
  await runNode([resolveNodeModule('@playwright/test/cli.js'), 'install', 'chromium'], {
    name: 'playwright install',
    onLine: onProgress,
  })
}

/** With a font as wide as Arial, for which pages are laid out until their own has come. @param {string} name of the package @returns {(onProgress: (detail: string) => void) => Promise<void>} */
function installFromApt(name) {
  return async (onProgress) => {
    if (!existsSync('/etc/debian_version')) throw new Error('this is not Debian')
    if (process.getuid?.() !== 0) throw new Error('installing needs root')
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', name, 'fonts-liberation']]) {
      onProgress(`apt-get ${args.join(' ')}`)
      const { status, stderr } = spawnSync('apt-get', ['-q', ...args], {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        stdio: ['ignore', 'ignore', 'pipe'],
        encoding: 'utf8',
      })
      if (status !== 0)
        throw new Error(`apt-get ${args[0]} ended with ${status}: ${stderr?.trim().split('\n').slice(-3).join(' ')}`)
    }
  }
}

/** @param {string} path */
function runs(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}
