import { vi } from 'vitest'

/** `vi.waitFor` with time for a machine that also builds: its default is one second. */
export const waitFor = <Result>(callback: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(callback, { timeout: 15_000 })
