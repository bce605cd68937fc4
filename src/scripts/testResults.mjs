// @ts-check
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { readJson } from './dataFolder.mjs'
import { projectRoot } from './project.mjs'

/** @typedef {{ passed: number, failed: number, failures: string[] }} TestResults `failures`: place, name and message of each, also of what passed when repeated */

/**
 * Reads a file that Vitest's JSON reporter wrote.
 * @param {string} file
 * @returns {TestResults} zeros if the runner ended before it wrote the file
 */
export function readVitestResults(file) {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readJson(file) ?? {}
  const failures = testResults.flatMap((/** @type {any} */ { name, message, assertionResults }) => {
    const path = relative(projectRoot, name)
    const failed = assertionResults.filter((/** @type {any} */ { status }) => status === 'failed')
    if (failed.length === 0) return message ? [formatFailure(path, '', message)] : []
    return failed.map((/** @type {any} */ test) => formatFailure(path, test.fullName, test.failureMessages[0]))
  })
  return { passed: numPassedTests, failed: numFailedTests, failures }
}

/**
 * Reads a file that Playwright's JSON reporter wrote.
 * @param {string} file
 * @returns {TestResults} zeros if the runner ended before it wrote the file
 */
export function readPlaywrightResults(file) {
  const { stats: { expected = 0, unexpected = 0, flaky = 0 } = {}, suites = [], errors = [] } = readJson(file) ?? {}
  /** @param {any} suite @returns {any[]} */
  const listSpecs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(listSpecs)]
  const specs = suites.flatMap(listSpecs)
  const failed = specs.filter((/** @type {any} */ spec) => !spec.ok)
  const unstable = specs.filter((/** @type {any} */ { tests }) =>
    tests.some((/** @type {any} */ test) => test.status === 'flaky'),
  )
  const failures = failed.map((/** @type {any} */ { file: path, line, title, tests }) =>
    formatFailure(`tests/e2e/${path}:${line}`, title, tests[0]?.results.at(-1)?.error?.message),
  )
  const flakes = unstable.map((/** @type {any} */ { file: path, line, title, tests }) =>
    formatFailure(`tests/e2e/${path}:${line}`, title, tests[0]?.results[0]?.error?.message, 'FLAKY'),
  )
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: [
      ...failures,
      ...flakes,
      ...errors.map((/** @type {any} */ error) => formatFailure('', '', error.message)),
    ],
  }
}

/** The first ten lines of the message are enough to tell one cause from another. @param {string} path @param {string} name @param {string} [message] @param {string} [kind] */
function formatFailure(path, name, message = '', kind = 'FAILED') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, 10)
  return (
    [`  ${kind}`, path, name].filter(Boolean).join(' ') + lines.map((line) => `\n    ${line.slice(0, 200)}`).join('')
  )
}
