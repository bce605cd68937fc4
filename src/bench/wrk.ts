import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

const TIMEOUT_MS = 60_000

/**
 * Requests a second of a URL as `wrk` counts them, with gzip. A client in JavaScript takes longer for a page than nginx, and would measure
 * itself.
 *
 * @param seconds how long to ask
 * @returns null if wrk is not installed
 * @throws if a response is not 200, or a request fails
 */
export async function measureByWrk(
  url: string,
  { connections, seconds, host }: { connections: number; seconds: number; host: string },
): Promise<number | null> {
  const headers = ['-H', `Host: ${host}`, '-H', 'Accept-Encoding: gzip']
  let report: string
  try {
    const args = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`, ...headers, url]
    report = (await run('wrk', args, { timeout: TIMEOUT_MS })).stdout
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  const failed = /^.*(Non-2xx|Socket errors).*$/m.exec(report)
  const [, perSecond] = /Requests\/sec:\s*([\d.]+)/.exec(report) ?? []
  if (failed || !perSecond) throw new Error(`Requests of ${url} failed: ${failed?.[0].trim() ?? report}`)
  return Number(perSecond)
}
