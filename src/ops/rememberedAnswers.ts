export interface Remembering {
  /** the yes or no to what a key stands for; rejects where it cannot be told now */
  ask: (key: string) => Promise<boolean>
  /** milliseconds that an answer holds */
  holds: { yes: number; no: number }
  /** what counts where it cannot be told; it is not remembered */
  untold: boolean
  /** tells what it knows at once, however old, and asks anew behind it; else it waits for the new answer */
  staleFirst: boolean
  /** answers remembered at most, the longest known forgotten first, so that made-up keys cannot fill the memory */
  most: number
  /** milliseconds, as `Date.now` gives them */
  now: () => number
}

/** Asks each question once in a while, and once for all who ask it at the same moment. */
export function rememberedAnswers(rules: Remembering): (key: string) => Promise<boolean> {
  const { ask, holds, untold, staleFirst, most, now } = rules
  const answers = new Map<string, { said: Promise<boolean>; until: number }>()
  const learn = (key: string) => {
    const answer = { said: ask(key), until: now() + Math.max(holds.yes, holds.no) }
    answer.said = answer.said.then(
      (said) => {
        answer.until = now() + (said ? holds.yes : holds.no)
        return said
      },
      () => {
        if (answers.get(key) === answer) answers.delete(key)
        return untold
      },
    )
    answers.delete(key)
    answers.set(key, answer)
    if (answers.size > most) answers.delete(answers.keys().next().value as string)
    return answer.said
  }
  return (key) => {
    const earlier = answers.get(key)
    if (!earlier) return learn(key)
    if (earlier.until > now()) return earlier.said
    const fresh = learn(key)
    return staleFirst ? earlier.said : fresh
  }
}
