// @ts-check
// JavaScript, since the production server reads it without compiling it.

const TIMEOUT_MS = 2000

/**
 * Asks this server whether a site has a page at a path.
 * @param {{ port: number, host: string, path: string }} page
 * @returns {Promise<boolean>}
 * @throws if it does not answer in time
 */
export async function pageExists({ port, host, path }) {
  const query = new URLSearchParams({ host, path: decodeURIComponent(path) })
  const response = await fetch(`http://127.0.0.1:${port}/api/page-exists?${query}`, {
    headers: { authorization: `Bearer ${process.env.CRON_SECRET}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`page-exists responded ${response.status}`)
  return (await response.json()).exists === true
}
