import { requestServer } from '../providers/httpClient/requestServer'
import type { Logger } from '../server/logger'
import { algoliaConfig } from '../stockIndex/algolia/algoliaConfig'
import type { SiteToPush } from '../stockIndex/algolia/pushStock'
import { syncStock } from '../stockIndex/algolia/syncStock'

export interface SendOptions {
  /** the web server, without a slash at the end */
  baseUrl: string
  cronSecret: string
  signal: AbortSignal
  logger: Logger
}

/** Milliseconds to wait for the web server. */
const TIMEOUT_MS = 30_000

/** Syncs stock to Algolia until `signal` aborts; does nothing if Algolia is not configured. */
export async function sendToAlgolia({ baseUrl, cronSecret, signal, logger }: SendOptions): Promise<void> {
  const config = algoliaConfig()
  if (config === null) return
  const readSites = async (): Promise<SiteToPush[]> => {
    const response = await requestServer('/api/stock-rules', {
      ...{ baseUrl, cronSecret, signal },
      timeoutMs: TIMEOUT_MS,
    })
    if (!response.ok) throw new Error(`The sites' rules endpoint returned ${response.status}`)
    return ((await response.json()) as { sites: SiteToPush[] }).sites
  }
  await syncStock({ config, log: logger, readSites, signal })
}
