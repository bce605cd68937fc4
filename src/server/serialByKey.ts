interface Turn {
  /** settles once it and all before it are done; never rejects */
  over: Promise<void>
  waiting: number
}

/**
 * Runs tasks of one key one after the other, in this process. A task that finds `max` others before it does not wait, so that
 * a flood under one key cannot block it for long.
 */
export function serialByKey(max: number) {
  const turns = new Map<string, Turn>()
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const before = turns.get(key)
    if (before && before.waiting >= max) return work()
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
