import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './tests/support/chromium.mjs'
import { resolveLocalhostNames } from './tests/support/localhostNames'

const baseURL = process.env.E2E_BASE
if (!baseURL) {
  throw new Error(
    'The browser tests need a server with the demo on it. `npm test` builds and starts one and runs them against it. ' +
      'Against one that runs already: E2E_BASE=http://harbour.localhost:3000 npm run test:e2e',
  )
}

resolveLocalhostNames()

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // One more than the two cores of a build machine, since tests also wait.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // What fails once and then passes is named as flaky in the last lines of `npm test`.
  retries: process.env.CI ? 1 : 0,
  // The longest journey takes 25 seconds on an idle machine, and up to ten times as long on a busy one.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    baseURL,
    // Playwright resets the context between tests: 7% less processor time than a new one for each.
    reuseContext: true,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await findChromium(), args: CHROMIUM_FLAGS },
  },
})
