import { rememberedAnswers } from './rememberedAnswers'

export interface GoneQuestion {
  /** whether the page of a host's car is gone for good; rejects where that cannot be told now */
  ask: (host: string, slug: string) => Promise<boolean>
  /** milliseconds, as `Date.now` gives them */
  now: () => number
}

/**
 * Remembers which cars' pages are gone, so that they are answered with 410 although the page itself, a cached file, cannot set
 * a status. A car that comes back is soon seen again. Where it cannot be told, the page is taken as there.
 */
export function goneCars({ ask, now }: GoneQuestion): (host: string, slug: string) => Promise<boolean> {
  const isGone = rememberedAnswers({
    // Neither a host nor a slug has a blank.
    ask: (key) => ask(...(key.split(' ') as [string, string])),
    now,
    holds: { yes: 10_000, no: 60_000 },
    untold: false,
    staleFirst: true,
    most: 20_000,
  })
  return (host, slug) => isGone(`${host} ${slug}`)
}
