// @ts-check
// `npm test` on a bare clone. Runs before packages are installed, so modules that need packages are imported dynamically.
import { appendFileSync, chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, isBuilt } from './build.mjs'
import { resolveNodeModule, runNode, startNode, stopChildren } from './childProcesses.mjs'
import { prepareDatabase } from './cmsProcess.mjs'
import { dataFolderPath, findRunningServer, getSecrets } from './dataFolder.mjs'
import { hasDemo } from './demo.mjs'
import { install, isInstalled } from './installation.mjs'
import { getCommand } from './processes.mjs'
import { projectRoot } from './project.mjs'
import { createSteps, formatElapsed } from './steps.mjs'
import { readPlaywrightResults, readVitestResults } from './testResults.mjs'
import { startServer } from './webServer.mjs'

// Steps run in parallel, so each prints whole lines.
const step = createSteps({ live: false })
const folder = mkdtempSync(join(tmpdir(), 'forecourt-npm-test-'))
// The account that Postgres runs as needs access.
chmodSync(folder, 0o755)
const testEnvironment = { NO_COLOR: '1', FORCE_COLOR: undefined, FORECOURT_TEST_FOLDER: folder }

// Passed tests are not printed after a failure.
const PASSED = /^\s*✓ /

const BROWSER_DATABASE = 'browser_tests'

/** Requests of the fuzzer: a sample beside all other tests. */
const FUZZ_REQUESTS = { all: 500, faults: 10_000 }

/** Requests with hostile texts: a sample, or each text class in each field. */
const HOSTILE_REQUESTS = { all: 400, faults: '' }
/** Milliseconds for which none of them may hold the server's event loop. */
const HOLD_MS = 200

/** @typedef {keyof typeof FUZZ_REQUESTS} Suites */

/** @type {(() => Promise<void>)[]} cleanup functions, run in reverse order after all children have stopped */
const cleanups = [async () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })]
const summaryLines = /** @type {string[]} */ ([])
const totals = { passed: 0, failed: 0 }
const durations = /** @type {{ label: string, startedMs: number, tookMs: number }[]} */ ([])
const startedAt = Date.now()
let stopping = false

/**
 * Runs checks, tests and browser tests in parallel lanes, for two cores: build, server and browser tests in one, everything that
 * needs no server in another, and the fault tests beside them. Exits with 0 only if nothing failed.
 * @param {Suites} suites `faults` for the fault tests and the fuzzer only
 */
export async function testAll(suites = 'all') {
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, () => end(130))
  try {
    if (!isInstalled()) await attemptOrThrow('Installing packages', install)
    await clearEnvironment()
    chooseBuildFolder()
    // Started here, so that it outlives the test runners.
    const { removePostgres, startPostgres } = await import('./postgres/embeddedPostgres.mjs')
    const postgres = await startPostgres({
      folder: join(folder, 'postgres'),
      database: BROWSER_DATABASE,
      durable: false,
    })
    cleanups.push(() => removePostgres(join(folder, 'postgres')))
    if (!hasDemo()) console.log('Skipping browser tests: the demo dealers are missing.')
    const serverEnv = serverEnvironment(postgres.url)
    const needsBuild = hasDemo() && !isBuilt()
    const seeding = hasDemo()
      ? attempt('Seeding the demo', (onProgress) => prepareDatabase({ env: serverEnv, onLine: onProgress }))
      : Promise.resolve(false)
    await Promise.all([
      hasDemo() && runServerTests(serverEnv, seeding, needsBuild, suites),
      seeding.then(() => runFaultTests()),
      suites === 'all' && seeding.then(() => checkSources(needsBuild)).then(() => runSuites()),
    ])
  } catch (error) {
    if (stopping) return
    report(error)
  }
  console.log(
    ['', ...summaryLines, '', ...durationLines(), `Finished in ${formatElapsed(Date.now() - startedAt)}.`].join('\n'),
  )
  console.log(`${totals.passed} passed, ${totals.failed} failed`)
  await end(totals.failed > 0 ? 1 : 0)
}

/**
 * Static checks, in parallel with the build.
 * @param {boolean} needsBuild whether a build runs, which also checks the types
 */
async function checkSources(needsBuild) {
  await attempt('Lint', () => quietly(['@biomejs/biome/bin/biome', 'check', '.', '--diagnostic-level=warn']))
  await Promise.all([
    attempt('Generated files', () => runNode(['src/scripts/generate.mjs', '--check'], { name: 'npm run generate' })),
    !needsBuild && attempt('Types', checkTypes),
  ])
  await attempt('Migrations match the collections', () =>
    runNode(['src/scripts/createMigration.mjs', '--check'], { name: 'npm run migrate:create' }),
  )
}

async function checkTypes() {
  deleteDevelopmentRouteTypes()
  await quietly(['next/dist/bin/next', 'typegen'])
  await quietly(['typescript/bin/tsc', '--noEmit'])
}

/** Deletes the route types of a development server, which may be stale. */
function deleteDevelopmentRouteTypes() {
  rmSync(join(projectRoot, '.next/dev/types'), { recursive: true, force: true })
}

/** Tests that need no built server. */
async function runSuites() {
  await vitest('Unit, contract and demo tests', ['domain', 'contract', 'demo'])
  await vitest('Integration tests', ['integration'])
}

/** Fault tests use their own Postgres and mostly wait, so they start first. */
const runFaultTests = () => vitest('Fault tests', ['faults'])

/** @param {string} databaseUrl */
function serverEnvironment(databaseUrl) {
  return {
    ...testEnvironment,
    ...getSecrets(folder, {}),
    DATABASE_URL: databaseUrl,
    FORECOURT_DATA: folder,
    FORECOURT_DEMO: '1',
    LOG_LEVEL: 'info',
    EVENT_LOOP_HOLD_MS: String(HOLD_MS),
  }
}

/**
 * Builds and starts the server with the demo, and runs the browser tests, the hostile texts and the fuzzer.
 * @param {ReturnType<typeof serverEnvironment>} serverEnv
 * @param {Promise<boolean>} seeding
 * @param {boolean} needsBuild whether the build is missing or out of date
 * @param {Suites} suites
 */
async function runServerTests(serverEnv, seeding, needsBuild, suites) {
  /** @type {string | undefined} */
  let chromium
  const { ensureChromium } = await import('../../tests/support/chromium.mjs')
  deleteDevelopmentRouteTypes()
  const [built] = await Promise.all([
    needsBuild
      ? attempt('Building and checking types', (onProgress) => build({ env: testEnvironment, onProgress }))
      : true,
    suites === 'all' &&
      attempt('Finding Chromium', async (onProgress) => {
        chromium = await ensureChromium(onProgress)
        return chromium
      }),
  ])
  if (!(await seeding) || !built || (suites === 'all' && !chromium)) return
  const { default: getPort } = await import('get-port')
  const port = await getPort({ host: '127.0.0.1' })

  /** @type {string[]} */
  const log = []
  const logPath = join(folder, 'server.log')
  const isRunning = await attempt('Starting the server', async (onProgress) => {
    const onLine = (/** @type {string} */ line) => {
      log.push(line)
      appendFileSync(logPath, `${line}\n`)
    }
    await startServer({ mode: 'start', port, env: serverEnv, onLine, onProgress })
  })
  if (!isRunning) return
  const env = { ...serverEnv, E2E_BASE: `http://harbour.localhost:${port}`, PORT: String(port) }
  const passed = suites === 'faults' || (await playwright({ ...env, CHROMIUM_PATH: chromium }))
  const reportPath = join(folder, 'hostile-texts.txt')
  const wasHeld = !(await vitest('Hostile texts', ['hostile'], {
    ...env,
    SERVER_LOG: logPath,
    FUZZ_REPORT: reportPath,
    FUZZ_TEXTS: process.env.FUZZ_TEXTS || String(HOSTILE_REQUESTS[suites]),
  }))
  if (existsSync(reportPath)) summaryLines.push(readFileSync(reportPath, 'utf8').trimEnd())
  // Last, since it changes the data of the demo.
  const survived = await vitest('Fuzzer', ['fuzz'], {
    ...env,
    FUZZ_REQUESTS: process.env.FUZZ_REQUESTS || String(FUZZ_REQUESTS[suites]),
  })
  await attempt('Server logs are JSON', () => checkLogLines(log))
  if (!passed || wasHeld || !survived) console.log(`Last lines of the server log:\n${log.slice(-40).join('\n')}`)
}

/** @param {string[]} lines the server's complete output @throws if a line is not a JSON object */
function checkLogLines(lines) {
  const plainText = lines.filter((line) => !isJsonObject(line))
  if (lines.length === 0) throw new Error('The server logged nothing.')
  if (plainText.length > 0)
    throw new Error(`The server logged lines that are not JSON:\n${plainText.slice(0, 10).join('\n')}`)
}

/** @param {string} line */
function isJsonObject(line) {
  try {
    return line.startsWith('{') && typeof JSON.parse(line) === 'object'
  } catch {
    return false
  }
}

/** @param {string} label @param {string[]} projects @param {Record<string, string | undefined>} [env] */
async function vitest(label, projects, env = testEnvironment) {
  const results = join(folder, `${projects.join('-')}.json`)
  return suite(label, {
    args: [
      ...[resolveNodeModule('vitest/vitest.mjs'), 'run', ...projects.flatMap((project) => ['--project', project])],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${results}`],
    ],
    env,
    readResults: () => readVitestResults(results),
    summary: /^\s*(Test Files|Tests|Errors|Duration)\s+\S/,
  })
}

/** @param {Record<string, string | undefined>} env */
function playwright(env) {
  const results = join(folder, 'playwright.json')
  return suite('Browser tests', {
    args: [resolveNodeModule('@playwright/test/cli.js'), 'test', '--reporter=list,json'],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: results, PLAYWRIGHT_FORCE_TTY: '0' },
    readResults: () => readPlaywrightResults(results),
    summary: /^\s*\d+ (passed|failed|flaky|skipped|interrupted|did not run)\b/,
  })
}

/**
 * Runs a test runner, prints its output if it fails, and records its summary and counts.
 * @param {string} label
 * @param {{ args: string[], env: Record<string, string | undefined>, readResults: () => import('./testResults.mjs').TestResults, summary: RegExp }} options
 */
async function suite(label, { args, env, readResults, summary }) {
  /** @type {string[]} */
  const output = []
  let failed = 0
  const ok = await attempt(
    label,
    async (onProgress) => {
      const runner = startNode(args, {
        name: label,
        env,
        onLine: (line) => {
          output.push(line)
          onProgress(line)
        },
      })
      const { code, signal } = await runner.ended
      const results = readResults()
      summaryLines.push(`${label}:`, ...output.filter((line) => summary.test(line)), ...results.failures)
      totals.passed += results.passed
      failed = results.failed
      if (code === 0) return
      const failures = output.filter((line) => !PASSED.test(line))
      throw new Error(`${label} ended with ${signal ?? `code ${code}`}:\n${failures.join('\n')}`)
    },
    // A runner can fail without a failed test.
    () => Math.max(failed, 1),
  )
  return ok
}

/**
 * Runs a step. Reports and counts a failure, and continues.
 * @param {string} label
 * @param {(onProgress: (detail: string) => void) => Promise<unknown> | unknown} work returned text is printed beside the step
 * @param {() => number} [countFailures] number of failures to count if it fails
 * @returns {Promise<boolean>} whether it succeeded
 */
async function attempt(label, work, countFailures = () => 1) {
  try {
    await attemptOrThrow(label, work)
    return true
  } catch (error) {
    if (!stopping) report(error, countFailures())
    return false
  }
}

/**
 * Runs a step and records its duration.
 * @param {string} label
 * @param {(onProgress: (detail: string) => void) => Promise<unknown> | unknown} work returned text is printed beside the step
 */
async function attemptOrThrow(label, work) {
  const stepStartedAt = Date.now()
  try {
    await step(label, async (onProgress) => {
      const note = await work(onProgress)
      return typeof note === 'string' && !note.includes('\n') ? note : undefined
    })
  } finally {
    durations.push({ label, startedMs: stepStartedAt - startedAt, tookMs: Date.now() - stepStartedAt })
  }
}

/** Start time and duration of each step, in start order. */
function durationLines() {
  return durations
    .toSorted((a, b) => a.startedMs - b.startedMs)
    .map(
      ({ label, startedMs, tookMs }) =>
        `  at ${formatElapsed(startedMs).padStart(11)}  ${formatElapsed(tookMs).padStart(11)}  ${label}`,
    )
}

/** @param {unknown} error @param {number} [failures] */
function report(error, failures = 1) {
  totals.failed += failures
  console.log(`\n${/** @type {Error} */ (error).message}\n`)
}

/** Runs a package's command without printing its output. @param {[string, ...string[]]} command */
async function quietly([path, ...args]) {
  await runNode([resolveNodeModule(path), ...args], { name: path.split('/')[0], env: testEnvironment })
}

/** Clears the product's environment variables, so that neither the shell nor .env affects the tests. */
async function clearEnvironment() {
  const { tsImport } = await import('tsx/esm/api')
  const { VARIABLES } = await tsImport('../server/environment.ts', import.meta.url)
  for (const name of Object.keys(VARIABLES)) process.env[name] = ''
}

/** Builds in a folder of its own while a server runs from the build that would be replaced. */
function chooseBuildFolder() {
  const run = findRunningServer(dataFolderPath())
  if (run && !isBuilt() && !getCommand(run.pid).includes('--dev')) process.env.NEXT_DIST_DIR = '.next-test'
}

/** @param {number} code */
async function end(code) {
  if (stopping) return
  stopping = true
  await stopChildren()
  for (const stop of cleanups.reverse()) await stop().catch((error) => console.error(error))
  process.exit(code)
}
