// @ts-check
// `npm test` on a bare clone. Runs before anything is installed, so what needs packages is imported where it is first used.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, isBuilt } from './build.mjs'
import { nodeModule, runNode, startNode, stopChildren } from './childProcesses.mjs'
import { prepareDatabase } from './cmsProcess.mjs'
import { dataFolderPath, findRunningServer, getSecrets, readJson } from './dataFolder.mjs'
import { hasDemo } from './demo.mjs'
import { install, isInstalled } from './installation.mjs'
import { commandOf } from './processes.mjs'
import { projectRoot } from './project.mjs'
import { createSteps, elapsed } from './steps.mjs'
import { startServer } from './webServer.mjs'

// Steps overlap, so each prints whole lines.
const step = createSteps({ live: false })
const folder = mkdtempSync(join(tmpdir(), 'forecourt-npm-test-'))
// The account that Postgres runs as must be able to enter.
chmodSync(folder, 0o755)
const plain = { NO_COLOR: '1', FORCE_COLOR: undefined, FORECOURT_TEST_FOLDER: folder }

// Where something failed, the long list of what did not is in the way.
const PASSED = /^\s*✓ /

const BROWSER_DATABASE = 'browser_tests'

/** @type {(() => Promise<void>)[]} what to undo at the end, once no child runs that needs it, the last first */
const stops = [async () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })]
const closing = /** @type {string[]} */ ([])
const totals = { passed: 0, failed: 0 }
const durations = /** @type {{ label: string, startedMs: number, tookMs: number }[]} */ ([])
const startedAt = Date.now()
let stopping = false

/**
 * Checks, tests and browser tests in two lines of work, one for each of two cores: build, server and browser tests are the
 * longer one, and everything that needs no server goes beside them. Ends the process: 0 only where nothing failed.
 */
export async function testAll() {
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, () => end(130))
  try {
    if (!isInstalled()) await attemptOrThrow('Installing packages', install)
    await forgetEnvironment()
    refuseToReplaceServedBuild()
    // Started here, so that it outlives the runner that first needs it.
    const { removePostgres, startPostgres } = await import('./postgres/embeddedPostgres.mjs')
    const postgres = await startPostgres({
      folder: join(folder, 'postgres'),
      database: BROWSER_DATABASE,
      durable: false,
    })
    stops.push(() => removePostgres(join(folder, 'postgres')))
    if (!hasDemo()) console.log('The browser tests visit the demo dealers, which are not here. They are left out.')
    const served = serverEnvironment(postgres.url)
    const builds = hasDemo() && !isBuilt()
    const seeding = hasDemo()
      ? attempt('Seeding the demo', (onProgress) => prepareDatabase({ env: served, onLine: onProgress }))
      : Promise.resolve(false)
    await Promise.all([
      hasDemo() && runBrowserTests(served, seeding, builds),
      seeding.then(() => checkSources(builds)).then(() => runSuites()),
    ])
  } catch (error) {
    if (stopping) return
    report(error)
  }
  console.log(['', ...closing, '', ...durationLines(), `Finished in ${elapsed(Date.now() - startedAt)}.`].join('\n'))
  console.log(`${totals.passed} passed, ${totals.failed} failed`)
  await end(totals.failed > 0 ? 1 : 0)
}

/**
 * What is checked without running the product, beside the build.
 * @param {boolean} builds whether a build checks the types
 */
async function checkSources(builds) {
  await attempt('Lint', () => quietly(['@biomejs/biome/bin/biome', 'check', '.', '--diagnostic-level=warn']))
  await Promise.all([
    attempt('Generated files', () => runNode(['src/scripts/generate.mjs', '--check'], { name: 'npm run generate' })),
    !builds && attempt('Types', checkTypes),
  ])
  await attempt('Migrations match the collections', () =>
    runNode(['src/scripts/createMigration.mjs', '--check'], { name: 'npm run migrate:create' }),
  )
}

async function checkTypes() {
  forgetRoutesOfDevelopment()
  await quietly(['next/dist/bin/next', 'typegen'])
  await quietly(['typescript/bin/tsc', '--noEmit'])
}

/** A development server leaves the types of the routes it knew, which by now may contradict those of today. */
function forgetRoutesOfDevelopment() {
  rmSync(join(projectRoot, '.next/dev/types'), { recursive: true, force: true })
}

/** Everything that needs no built server. The fault tests have a Postgres of their own and mostly wait. */
async function runSuites() {
  await vitest('Unit, contract and demo tests', ['domain', 'contract', 'demo'])
  await Promise.all([vitest('Integration tests', ['integration']), vitest('Fault tests', ['faults'])])
}

/** @param {string} databaseUrl */
function serverEnvironment(databaseUrl) {
  return {
    ...plain,
    ...getSecrets(folder, {}),
    DATABASE_URL: databaseUrl,
    FORECOURT_DATA: folder,
    FORECOURT_DEMO: '1',
    LOG_LEVEL: 'info',
  }
}

/**
 * The built server with the demo on it, and the browser tests against it.
 * @param {ReturnType<typeof serverEnvironment>} served
 * @param {Promise<boolean>} seeding
 * @param {boolean} builds whether the present build is not of these sources
 */
async function runBrowserTests(served, seeding, builds) {
  /** @type {string | undefined} */
  let chromium
  const { ensureChromium } = await import('../../tests/support/chromium.mjs')
  forgetRoutesOfDevelopment()
  const [built] = await Promise.all([
    builds ? attempt('Building, with a check of the types', (onProgress) => build({ env: plain, onProgress })) : true,
    attempt('Finding a Chromium', async (onProgress) => {
      chromium = await ensureChromium(onProgress)
      return chromium
    }),
  ])
  if (!(await seeding) || !built || !chromium) return
  const { default: getPort } = await import('get-port')
  const port = await getPort({ host: '127.0.0.1' })

  /** @type {string[]} */
  const log = []
  const up = await attempt('Starting the server', async (onProgress) => {
    await startServer({ mode: 'start', port, env: served, onLine: (line) => log.push(line), onProgress })
  })
  if (!up) return
  const passed = await playwright({
    ...served,
    CHROMIUM_PATH: chromium,
    E2E_BASE: `http://harbour.localhost:${port}`,
    PORT: String(port),
  })
  await attempt('Server logs are JSON', () => checkLogLines(log))
  if (!passed) console.log(`The server's last lines:\n${log.slice(-40).join('\n')}`)
}

/** @param {string[]} lines what the server printed, from its start on @throws where a line is no JSON object */
function checkLogLines(lines) {
  const plainText = lines.filter((line) => !isJsonObject(line))
  if (lines.length === 0) throw new Error('The server logged nothing.')
  if (plainText.length > 0)
    throw new Error(`The server logged lines that are no JSON:\n${plainText.slice(0, 10).join('\n')}`)
}

/** @param {string} line */
function isJsonObject(line) {
  try {
    return line.startsWith('{') && typeof JSON.parse(line) === 'object'
  } catch {
    return false
  }
}

/** @param {string} label @param {string[]} projects */
async function vitest(label, projects) {
  const results = join(folder, `${projects.join('-')}.json`)
  await suite(label, {
    args: [
      ...[nodeModule('vitest/vitest.mjs'), 'run', ...projects.flatMap((project) => ['--project', project])],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${results}`],
    ],
    env: plain,
    count: () => {
      const { numPassedTests: passed, numFailedTests: failed } = readJson(results) ?? {}
      return { passed, failed }
    },
    closes: /^\s*(Test Files|Tests|Errors|Duration)\s+\S/,
  })
}

/** @param {Record<string, string | undefined>} env */
function playwright(env) {
  const results = join(folder, 'playwright.json')
  return suite('Browser tests', {
    args: [nodeModule('@playwright/test/cli.js'), 'test', '--reporter=list,json'],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: results, PLAYWRIGHT_FORCE_TTY: '0' },
    count: () => {
      const { expected = 0, unexpected = 0, flaky = 0 } = readJson(results)?.stats ?? {}
      return { passed: expected + flaky, failed: unexpected }
    },
    closes: /^\s*\d+ (passed|failed|flaky|skipped|interrupted|did not run)\b/,
  })
}

/**
 * Runs a test runner, prints all it said where it fails, and keeps its closing lines and counts.
 * @param {string} label
 * @param {{ args: string[], env: Record<string, string | undefined>, count: () => { passed?: number, failed?: number }, closes: RegExp }} how
 */
async function suite(label, { args, env, count, closes }) {
  /** @type {string[]} */
  const said = []
  let failed = 0
  const ok = await attempt(
    label,
    async (onProgress) => {
      const runner = startNode(args, {
        name: label,
        env,
        onLine: (line) => {
          said.push(line)
          onProgress(line)
        },
      })
      const { code, signal } = await runner.ended
      closing.push(`${label}:`, ...said.filter((line) => closes.test(line)))
      const counts = count()
      totals.passed += counts.passed ?? 0
      failed = counts.failed ?? 0
      if (code === 0) return
      const unlucky = said.filter((line) => !PASSED.test(line))
      throw new Error(`${label} ended with ${signal ?? `code ${code}`}:\n${unlucky.join('\n')}`)
    },
    // A runner that ends badly without a failed test has failed all the same.
    () => Math.max(failed, 1),
  )
  return ok
}

/**
 * Runs a step; a failed one is reported and counted, and the rest goes on.
 * @param {string} label
 * @param {(onProgress: (detail: string) => void) => Promise<unknown> | unknown} work text it returns stands beside the step
 * @param {() => number} [weight] how many failures its failure counts for
 * @returns {Promise<boolean>} whether it went well
 */
async function attempt(label, work, weight = () => 1) {
  try {
    await attemptOrThrow(label, work)
    return true
  } catch (error) {
    if (!stopping) report(error, weight())
    return false
  }
}

/**
 * Runs a step and notes how long it took.
 * @param {string} label
 * @param {(onProgress: (detail: string) => void) => Promise<unknown> | unknown} work text it returns stands beside the step
 */
async function attemptOrThrow(label, work) {
  const began = Date.now()
  try {
    await step(label, async (onProgress) => {
      const note = await work(onProgress)
      return typeof note === 'string' && !note.includes('\n') ? note : undefined
    })
  } finally {
    durations.push({ label, startedMs: began - startedAt, tookMs: Date.now() - began })
  }
}

/** When each step began and how long it took, in the order in which they began. */
function durationLines() {
  return durations
    .toSorted((one, other) => one.startedMs - other.startedMs)
    .map(
      ({ label, startedMs, tookMs }) =>
        `  at ${elapsed(startedMs).padStart(11)}  ${elapsed(tookMs).padStart(11)}  ${label}`,
    )
}

/** @param {unknown} error @param {number} [weight] */
function report(error, weight = 1) {
  totals.failed += weight
  console.log(`\n${/** @type {Error} */ (error).message}\n`)
}

/** Runs a package's command for its exit code. @param {[string, ...string[]]} command */
async function quietly([path, ...args]) {
  await runNode([nodeModule(path), ...args], { name: path.split('/')[0], env: plain })
}

/** Clears every variable of the product, so that neither the shell nor .env decides how the tests go. */
async function forgetEnvironment() {
  const { tsImport } = await import('tsx/esm/api')
  const { VARIABLES } = await tsImport('../server/environment.ts', import.meta.url)
  for (const name of Object.keys(VARIABLES)) process.env[name] = ''
}

/** A server that runs from this folder would lose its files under the build. */
function refuseToReplaceServedBuild() {
  const run = findRunningServer(dataFolderPath())
  if (!run || isBuilt() || commandOf(run.pid).includes('--dev')) return
  throw new Error(
    `A server runs from this folder on port ${run.port} (process ${run.pid}), and the tests would build over it. Stop it first.`,
  )
}

/** @param {number} code */
async function end(code) {
  if (stopping) return
  stopping = true
  await stopChildren()
  for (const stop of stops.reverse()) await stop().catch((error) => console.error(error))
  process.exit(code)
}
