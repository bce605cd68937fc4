// Runs before each test file of a project without isolation. A file loads its own copy of the product, and its mocks and
// globals end with it, so that they do not reach the next file. Packages stay loaded.
import { afterAll, vi } from 'vitest'

vi.resetModules()
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
