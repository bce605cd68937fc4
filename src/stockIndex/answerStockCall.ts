import type { Site } from '../domain/site/site'
import { algoliaConfig } from './algolia/algoliaConfig'
import { askAlgolia } from './algolia/askAlgolia'
import { refusalReply, type StockIndexCall, type StockIndexReply } from './protocol/answer'
import { stockKeeper } from './stockKeeper'

/**
 * Answers a call of the wire protocol with a site's stock: from Algolia where the deployment has it, else from this process's
 * index, read from the database when first asked for. Where neither can be asked, the reply is 503.
 */
export async function answerStockCall(site: Site, call: StockIndexCall): Promise<StockIndexReply> {
  const algolia = algoliaConfig()
  const now = new Date()
  try {
    if (algolia !== null) return await askAlgolia(site, call, algolia, now)
    const stock = await stockKeeper().stockOf(site)
    return stock.answer(site, call, now)
  } catch (error) {
    stockKeeper().log.warn({ err: error, siteId: site.id }, 'The stock index could not be read')
    return refusalReply({ status: 503, message: 'The stock index is not available' })
  }
}
