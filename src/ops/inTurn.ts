interface Turn {
  /** settles once it and all before it are done; never rejects */
  over: Promise<void>
  waiting: number
}

/**
 * Does what is asked under one key one after the other, in this process. Whoever finds more than `most` before them does not
 * wait, so that a flood under one key cannot keep others from it for long.
 */
export function inTurn(most: number) {
  const turns = new Map<string, Turn>()
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const before = turns.get(key)
    if (before && before.waiting >= most) return work()
    let done = () => {}
    const mine = new Promise<void>((resolve) => {
      done = resolve
    })
    const turn = before ?? { over: Promise.resolve(), waiting: 0 }
    const mayStart = turn.over
    turn.over = mayStart.then(() => mine)
    turn.waiting += 1
    turns.set(key, turn)
    await mayStart
    try {
      return await work()
    } finally {
      done()
      turn.waiting -= 1
      if (turn.waiting === 0) turns.delete(key)
    }
  }
}
