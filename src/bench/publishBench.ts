import { type BenchRow, figure, percentile } from './benchRow'
import { cmsApi, logInToDemo } from './cmsApi'

export interface PublishBenchOptions {
  /** URL of a running server with the demo, without trailing slash */
  base: string
  repeats?: number
  /** the page to change and restore */
  path?: string
}

const TIMEOUT_MS = 10_000

/** Target time until a published change is live. */
const TARGET_MS = 1000

/** Measures the time from an editor's PATCH to the new HTML. Restores the page. */
export async function benchPublish({
  base,
  repeats = 50,
  path = '/contact',
}: PublishBenchOptions): Promise<BenchRow[]> {
  const token = await logInToDemo(base, 'editor@harbour.test')
  const query = `depth=0&limit=1&where[path][equals]=${encodeURIComponent(path)}`
  const page = (await cmsApi(base, token, `/api/pages?${query}`)).docs[0]
  if (!page) throw new Error(`Page ${path} not found for editor@harbour.test`)
  const publish = (meta: object) =>
    cmsApi(base, token, `/api/pages/${page.id}?depth=0`, 'PATCH', { _status: 'published', meta })
  await fetch(`${base}${path}`)

  const times: number[] = []
  try {
    for (let run = 1; run <= repeats; run += 1) {
      const title = `Measured ${run} at ${Date.now()}`
      const started = performance.now()
      await publish({ ...page.meta, title })
      await waitForTitle(`${base}${path}`, title, started)
      times.push(performance.now() - started)
    }
  } finally {
    await publish(page.meta)
  }
  const p95 = percentile(times, 0.95)
  return [
    figure(`Publish to live, ${times.length} repeats, p50`, percentile(times, 0.5), 'ms'),
    { name: 'Publish to live, p95', value: p95, unit: 'ms', target: 'below 1,000', ok: p95 < TARGET_MS },
    figure('Publish to live, slowest', Math.max(...times), 'ms'),
  ]
}

async function waitForTitle(url: string, title: string, started: number): Promise<void> {
  while (performance.now() - started < TIMEOUT_MS) {
    const html = await (await fetch(url)).text()
    if (html.includes(title)) return
  }
  throw new Error(`The page did not change within ${TIMEOUT_MS / 1000} s`)
}
