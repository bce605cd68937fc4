import { createSteps } from '../steps.mjs'
import { explainError } from './backupError'

export const formatNumber = new Intl.NumberFormat('en-AU').format
export const formatMegabytes = (bytes: number) =>
  `${new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 }).format(bytes / 1e6)} MB`

/** Exit codes of a command: it failed, it was interrupted by Ctrl-C. */
const FAILED = 1
const INTERRUPTED = 130

export const step = createSteps()

/**
 * Runs a command with a signal that Ctrl-C aborts, and sets the exit code. Expected failures print what to do; others their stack.
 * @param run returns the exit code
 */
export async function runCommand(run: (signal: AbortSignal) => Promise<number>): Promise<void> {
  const interruption = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => interruption.abort())
  try {
    process.exitCode = await run(interruption.signal)
  } catch (error) {
    process.exitCode = interruption.signal.aborted ? INTERRUPTED : FAILED
    console.error(interruption.signal.aborted ? 'Interrupted.' : (explainError(error) ?? error))
  }
}
