/** Query sets whose answers the browser keeps (STK-12). */
const KEPT_ANSWERS = 60

/** Milliseconds for which an answer counts as true: stock moves while a shopper looks around. */
const KEPT_MS = 2 * 60_000

interface Kept {
  json: string
  until: number
}

interface CacheEvents<Value> {
  miss: (value: Value) => Promise<unknown>
}

/**
 * The search client's memory of answers: one per unique query set, the oldest given up when it is full, each for a short time (STK-12).
 * Answers are kept as text, so that nobody can change one that another still reads.
 */
export function answerCache(kept = KEPT_ANSWERS, keptMs = KEPT_MS, clock: () => number = Date.now) {
  const answers = new Map<string, Kept>()
  return {
    async get<Value>(
      key: Record<string, unknown> | string,
      ask: () => Promise<Value>,
      events: CacheEvents<Value> = { miss: () => Promise.resolve() },
    ): Promise<Value> {
      const found = answers.get(JSON.stringify(key))
      if (found && found.until > clock()) return JSON.parse(found.json) as Value
      const answer = await ask()
      await events.miss(answer)
      return answer
    },
    async set<Value>(key: Record<string, unknown> | string, answer: Value): Promise<Value> {
      const name = JSON.stringify(key)
      answers.delete(name)
      answers.set(name, { json: JSON.stringify(answer), until: clock() + keptMs })
      const oldest = answers.keys().next().value
      if (answers.size > kept && oldest !== undefined) answers.delete(oldest)
      return answer
    },
    async delete(key: Record<string, unknown> | string): Promise<void> {
      answers.delete(JSON.stringify(key))
    },
    async clear(): Promise<void> {
      answers.clear()
    },
  }
}
