// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { resolveNodeModule, runNode } from '../../src/scripts/childProcesses.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** What a container without a display, a graphics card or a user needs, and nothing that calls home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * A Chromium that runs: CHROMIUM_PATH, the system's, or Playwright's own.
 * @returns {Promise<string | undefined>} its path
 */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const { chromium } = await import('@playwright/test')
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  const candidates = [
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]
  return candidates.find((path) => existsSync(path) && runs(path))
}

/**
 * The same, fetched where there is none: from Playwright, else by apt.
 * @param {(detail: string) => void} onProgress
 * @throws where none can be had, saying what would help
 */
export async function ensureChromium(onProgress) {
  const found = await findChromium()
  if (found) return found

  const troubles = []
  for (const [name, fetchIt] of /** @type {const} */ ([
    ['Playwright', fetchFromPlaywright],
    ['apt', fetchFromApt],
  ])) {
    onProgress(`trying ${name}`)
    try {
      await fetchIt(onProgress)
      const fetched = await findChromium()
      if (fetched) return fetched
      troubles.push(`${name}: what it brought does not run here`)
    } catch (error) {
      troubles.push(`${name}: ${/** @type {Error} */ (error).message}`)
    }
  }
  throw new Error(
    `The browser tests need a Chromium and none was found.\n${troubles.join('\n')}\n` +
      'Install Chromium or Chrome, or name one in CHROMIUM_PATH.',
  )
}

/** @param {(detail: string) => void} onProgress */
async function fetchFromPlaywright(onProgress) {
  await runNode([resolveNodeModule('@playwright/test/cli.js'), 'install', 'chromium'], {
    name: 'playwright install',
    onLine: onProgress,
  })
}

/** @param {(detail: string) => void} onProgress */
async function fetchFromApt(onProgress) {
  if (!existsSync('/etc/debian_version')) throw new Error('this is no Debian')
  if (process.getuid?.() !== 0) throw new Error('installing needs root')
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    onProgress(`apt-get ${words.join(' ')}`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const { status, stderr } = spawnSync('apt-get', ['-q', ...words], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    })
    if (status !== 0)
      throw new Error(`apt-get ${words[0]} ended with ${status}: ${stderr?.trim().split('\n').slice(-3).join(' ')}`)
  }
}

/** @param {string} path */
function runs(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}
