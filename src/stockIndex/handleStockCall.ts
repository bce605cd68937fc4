import type { Site } from '../domain/site/site'
import { algoliaConfig } from './algolia/algoliaConfig'
import { requestAlgolia } from './algolia/askAlgolia'
import { rejectionResponse, type StockIndexCall, type StockIndexReply } from './protocol/handleCall'
import { stockCache } from './stockCache'

/**
 * Answers a call of the wire protocol with a site's stock: from Algolia where the deployment has it, else from this process's
 * index, read from the database when first asked for. Where neither can be asked, the reply is 503.
 */
export async function handleStockCall(site: Site, call: StockIndexCall): Promise<StockIndexReply> {
  const algolia = algoliaConfig()
  const now = new Date()
  try {
    if (algolia !== null) return await requestAlgolia(site, call, algolia, now)
    const stock = await stockCache().stockOf(site)
    return stock.answer(site, call, now)
  } catch (error) {
    stockCache().log.warn({ err: error, siteId: site.id }, 'The stock index could not be read')
    return rejectionResponse({ status: 503, message: 'The stock index is not available' })
  }
}
