// What tests of `processTask` run.
import { setTimeout as sleep } from 'node:timers/promises'
import { NoCarsError } from '../../src/feeds/feedError'
import type { FeedRunReport } from '../../src/feeds/feedRunReport'
import type { TaskContext } from '../../src/server/taskProcesses/processTask'

type Order =
  | { kind: 'echo'; value: unknown }
  | { kind: 'spin'; ms: number }
  | { kind: 'spinAfterReport'; ms: number }
  | { kind: 'wait'; ms: number }
  | { kind: 'allocate' }
  | { kind: 'fail'; message: string }
  | { kind: 'crash' }
  | { kind: 'countBytes'; atMost: number }
  | { kind: 'rollBack' }

/** Of a class that the caller does not know. */
class UnknownFeedError extends NoCarsError {
  readonly callback = () => {}
}

/** Does what a test asks for. */
export async function work(order: Order, { source, signal, report }: TaskContext): Promise<unknown> {
  switch (order.kind) {
    case 'echo':
      return order.value
    case 'spinAfterReport':
      report('started')
      return work({ kind: 'spin', ms: order.ms }, { source, signal, report })
    case 'spin': {
      const until = performance.now() + order.ms
      while (performance.now() < until);
      return 'spun'
    }
    case 'wait':
      return sleep(order.ms, 'waited')
    case 'allocate':
      // In a thread, this ends the whole process.
      return JSON.parse(`[${'{"a":1},'.repeat(3_000_000)}1]`).length
    case 'fail':
      throw new UnknownFeedError(order.message, { rows: 3 } as FeedRunReport)
    case 'crash':
      return process.exit(3)
    case 'countBytes': {
      let bytes = 0
      for await (const chunk of source) {
        bytes += chunk.length
        report(bytes)
        if (bytes >= order.atMost) break
      }
      return bytes
    }
    case 'rollBack':
      report('started')
      return new Promise((resolve) =>
        signal.addEventListener('abort', () => {
          report('rolled back')
          resolve('ended')
        }),
      )
  }
}
