import type { Meter } from '@opentelemetry/api'
import { getDiskSpace } from '../diskSpace'
import { getEventLoopDelay, watchEventLoop } from '../eventLoopDelay'
import { pools } from './pools'

/** Reports the memory, the event loop, the disks and the connection pools of this process whenever metrics are read. */
export function observeProcess(meter: Meter): void {
  watchEventLoop()
  const delay = meter.createObservableGauge('forecourt.eventloop.delay', {
    description: 'Event-loop delay of the last 5 seconds: what a request waits on average, and the longest block',
    unit: 's',
  })
  delay.addCallback((result) => {
    const { delayMs, maxMs } = getEventLoopDelay()
    result.observe(delayMs / 1000, { stat: 'mean' })
    result.observe(maxMs / 1000, { stat: 'max' })
  })
  const memory = meter.createObservableGauge('process.memory.usage', { description: 'Memory by kind', unit: 'By' })
  memory.addCallback((result) => {
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
    for (const [kind, bytes] of Object.entries({ rss, heap_used: heapUsed, heap_total: heapTotal, external }))
      result.observe(bytes, { kind })
  })
  const free = meter.createObservableGauge('forecourt.disk.free', { description: 'Free space of a disk', unit: 'By' })
  const size = meter.createObservableGauge('forecourt.disk.size', { description: 'Size of a disk', unit: 'By' })
  meter.addBatchObservableCallback(
    async (result) => {
      for (const { folder, ...space } of await getDiskSpace()) {
        result.observe(free, space.free, { folder })
        result.observe(size, space.size, { folder })
      }
    },
    [free, size],
  )
  const connections = meter.createObservableGauge('db.client.connection.count', {
    description: 'Connections of each pool',
  })
  const waiting = meter.createObservableGauge('db.client.connection.pending_requests', {
    description: 'Queries that wait for a connection',
  })
  const limit = meter.createObservableGauge('db.client.connection.max', {
    description: 'Maximum connections of each pool',
  })
  meter.addBatchObservableCallback(
    (result) => {
      for (const [pool, { totalCount, idleCount, waitingCount, options }] of pools) {
        result.observe(connections, idleCount, { pool, state: 'idle' })
        result.observe(connections, totalCount - idleCount, { pool, state: 'used' })
        result.observe(waiting, waitingCount, { pool })
        result.observe(limit, options.max, { pool })
      }
    },
    [connections, waiting, limit],
  )
}
