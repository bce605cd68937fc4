import { rememberedAnswers } from './rememberedAnswers'

export interface HostQuestion {
  /** whether a host leads to a site; rejects where that cannot be told now */
  ask: (host: string) => Promise<boolean>
  /** milliseconds, as `Date.now` gives them */
  now: () => number
}

/**
 * Remembers which hosts lead to a site, so that a request for anybody else's ends before any page is made, and kept, for
 * it. A new site is live within a second. Where it cannot be told, the host passes: the page asks for its site again and is
 * the one that decides.
 */
export const knownHosts = (question: HostQuestion) =>
  rememberedAnswers({
    ...question,
    holds: { yes: 30_000, no: 1000 },
    untold: true,
    staleFirst: false,
    most: 2000,
  })
