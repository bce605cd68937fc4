/** How long an answer holds: a host that leads to a site, and one that does not (yet: a new site is live within a second). */
const KNOWN_MS = 30_000
const UNKNOWN_MS = 1000

/** Hosts remembered at most, so that made-up ones cannot fill the memory. */
const REMEMBERED = 2000

export interface HostQuestion {
  /** whether a host leads to a site; rejects where that cannot be told now */
  ask: (host: string) => Promise<boolean>
  /** milliseconds, as `Date.now` gives them */
  now: () => number
}

/**
 * Remembers which hosts lead to a site, so that a request for anybody else's ends before any page is made, and kept, for
 * it. Where it cannot be told, the host passes: the page asks for its site again and is the one that decides.
 */
export function knownHosts({ ask, now }: HostQuestion): (host: string) => Promise<boolean> {
  const answers = new Map<string, { known: Promise<boolean>; until: number }>()
  return (host) => {
    const earlier = answers.get(host)
    if (earlier && earlier.until > now()) return earlier.known
    const answer = { known: ask(host), until: now() + KNOWN_MS }
    answer.known = answer.known.then(
      (known) => {
        if (!known) answer.until = now() + UNKNOWN_MS
        return known
      },
      () => {
        answer.until = 0
        return true
      },
    )
    answers.delete(host)
    answers.set(host, answer)
    if (answers.size > REMEMBERED) answers.delete(answers.keys().next().value as string)
    return answer.known
  }
}
