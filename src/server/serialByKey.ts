interface Queue {
  /** resolves when all tasks so far are done; never rejects */
  done: Promise<void>
  waiting: number
}

/**
 * Runs tasks with the same key one after another, in this process. If `max` tasks are already waiting, a task runs
 * immediately, so that a flood under one key cannot block it for long.
 */
export function serialByKey(max: number) {
  const queues = new Map<string, Queue>()
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const queue = queues.get(key) ?? { done: Promise.resolve(), waiting: 0 }
    if (queue.waiting >= max) return work()
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    const previous = queue.done
    queue.done = previous.then(() => finished)
    queue.waiting += 1
    queues.set(key, queue)
    await previous
    try {
      return await work()
    } finally {
      finish()
      queue.waiting -= 1
      if (queue.waiting === 0) queues.delete(key)
    }
  }
}
