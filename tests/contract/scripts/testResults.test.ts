import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readPlaywrightResults, readVitestResults } from '@/scripts/testResults.mjs'

const folder = mkdtempSync(join(tmpdir(), 'test-results-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(results: object): string {
  const file = join(folder, 'results.json')
  writeFileSync(file, JSON.stringify(results))
  return file
}

describe('results of the test runners', () => {
  it('names each failed Vitest test with the start of its message', () => {
    const file = write({
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [
        {
          name: resolve('tests/domain/a.test.ts'),
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'works', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'adds up',
              failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\n    at a.ts:1'],
            },
          ],
        },
        { name: resolve('tests/domain/b.test.ts'), message: 'Cannot find module', assertionResults: [] },
      ],
    })
    expect(readVitestResults(file)).toEqual({
      passed: 2,
      failed: 1,
      failures: [
        '  FAILED tests/domain/a.test.ts adds up\n    expected 1 to be 2',
        '  FAILED tests/domain/b.test.ts\n    Cannot find module',
      ],
    })
  })

  it('names each failed Playwright test, also in nested groups', () => {
    const spec = (title: string, ok: boolean) => ({
      ...{ title, ok, file: 'search.spec.ts', line: 12 },
      tests: [{ results: [{ error: ok ? undefined : { message: 'Timed out' } }] }],
    })
    const file = write({
      stats: { expected: 1, unexpected: 1 },
      suites: [{ specs: [spec('passes', true)], suites: [{ specs: [spec('fails', false)] }] }],
      errors: [{ message: 'No tests found' }],
    })
    expect(readPlaywrightResults(file)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['  FAILED tests/e2e/search.spec.ts:12 fails\n    Timed out', '  FAILED\n    No tests found'],
    })
  })

  it('counts a Playwright test that passed when it was repeated as passed, and names it', () => {
    const results = [{ error: { message: 'Moved by 0.1' } }, {}]
    const spec = {
      ok: true,
      title: 'stays in place',
      file: 'pages.spec.ts',
      line: 3,
      tests: [{ status: 'flaky', results }],
    }
    const file = write({ stats: { expected: 4, flaky: 1 }, suites: [{ specs: [spec] }] })
    expect(readPlaywrightResults(file)).toEqual({
      passed: 5,
      failed: 0,
      failures: ['  FLAKY tests/e2e/pages.spec.ts:3 stays in place\n    Moved by 0.1'],
    })
  })

  it('is all zeros if the runner wrote no file', () => {
    const missing = join(folder, 'missing.json')
    expect(readVitestResults(missing)).toEqual({ passed: 0, failed: 0, failures: [] })
    expect(readPlaywrightResults(missing)).toEqual({ passed: 0, failed: 0, failures: [] })
  })
})
