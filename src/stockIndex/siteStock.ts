import { LRUCache } from 'lru-cache'
import type { Site } from '../domain/site/site'
import type { Filter } from '../domain/stock/filters/filter'
import { parseFilters } from '../domain/stock/filters/filterGrammar'
import { stockFilterExpression } from '../domain/stock/visibility'
import type { StockEngine } from './engine/stockEngine'
import { handleCall, type StockIndexCall, type StockIndexReply } from './protocol/handleCall'
import { MAX_CACHED_RESPONSES } from './settings'

/** Bodies longer than this are no page's queries; their answers are not kept. */
const MAX_CACHED_KEY_LENGTH = 16_384

/** One site's stock, ready to answer, with the answers it gave last (STK-12). */
export class SiteStock {
  private readonly answers = new LRUCache<string, StockIndexReply>({ max: MAX_CACHED_RESPONSES })
  private scope: { expression: string; filter: Filter } | null = null

  constructor(readonly engine: StockEngine) {}

  /** Forgets the answers given; to be called when records changed. */
  forgetAnswers(): void {
    this.answers.clear()
  }

  /** Answers a call with the cars that the site lists at `now` and no others (STK-07, STK-16). */
  answer(site: Site, call: StockIndexCall, now: Date): StockIndexReply {
    const expression = stockFilterExpression(site.stockRules, now)
    const stock = { engine: this.engine, scope: this.scopeFor(expression) }
    if (call.method !== 'POST' || call.body.length > MAX_CACHED_KEY_LENGTH) return handleCall(stock, call)
    const key = `${expression}\n${call.path}\n${call.body}`
    const remembered = this.answers.get(key)
    if (remembered !== undefined) return remembered
    const reply = handleCall(stock, call)
    if (reply.status === 200) this.answers.set(key, reply)
    return reply
  }

  private scopeFor(expression: string): Filter {
    if (this.scope?.expression !== expression) this.scope = { expression, filter: parseFilters(expression) }
    return this.scope.filter
  }
}
