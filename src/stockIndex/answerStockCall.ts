import type { Site } from '../domain/site/site'
import { refusalReply, type StockIndexCall, type StockIndexReply } from './protocol/answer'
import type { SiteStock } from './siteStock'
import { stockKeeper } from './stockKeeper'

/**
 * Answers a call of the wire protocol with a site's stock, read from the database when first asked for. Where that cannot
 * be read, the reply is 503.
 */
export async function answerStockCall(site: Site, call: StockIndexCall): Promise<StockIndexReply> {
  const keeper = stockKeeper()
  let stock: SiteStock
  try {
    stock = await keeper.stockOf(site)
  } catch (error) {
    keeper.log.warn({ err: error, siteId: site.id }, 'The stock index could not be read')
    return refusalReply({ status: 503, message: 'The stock index is not available' })
  }
  return stock.answer(site, call, new Date())
}
