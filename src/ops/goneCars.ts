/** How long it holds that a car's page is there, and that it is gone: a car that comes back is soon seen again. */
const HERE_MS = 60_000
const GONE_MS = 10_000

/** Answers remembered at most. */
const REMEMBERED = 20_000

export interface GoneQuestion {
  /** whether the page of a host's car is gone for good; rejects where that cannot be told now */
  ask: (host: string, slug: string) => Promise<boolean>
  /** milliseconds, as `Date.now` gives them */
  now: () => number
}

/**
 * Remembers which cars' pages are gone, so that they are answered with 410 although the page itself, a cached file, cannot set
 * a status. What is known is told at once and asked anew behind it; where it cannot be told, the page is taken as there.
 */
export function goneCars({ ask, now }: GoneQuestion): (host: string, slug: string) => Promise<boolean> {
  const answers = new Map<string, { gone: Promise<boolean>; until: number }>()
  const learn = (key: string, host: string, slug: string) => {
    const answer = { gone: ask(host, slug), until: now() + HERE_MS }
    answer.gone = answer.gone.then(
      (gone) => {
        if (gone) answer.until = now() + GONE_MS
        return gone
      },
      () => {
        answers.delete(key)
        return false
      },
    )
    answers.delete(key)
    answers.set(key, answer)
    if (answers.size > REMEMBERED) answers.delete(answers.keys().next().value as string)
    return answer.gone
  }
  return (host, slug) => {
    const key = `${host} ${slug}`
    const earlier = answers.get(key)
    if (!earlier) return learn(key, host, slug)
    if (earlier.until <= now()) void learn(key, host, slug)
    return earlier.gone
  }
}
