import { describe, expect, test, vi } from 'vitest'
import { type HealthCheck, NotReadyError, runHealthChecks } from '../../../src/server/health'

const passing = (name: string): HealthCheck => ({ name, run: async () => {} })
const failing = (name: string, error: Error): HealthCheck => ({ name, run: () => Promise.reject(error) })
const neverRan = async () => null

describe('health', () => {
  test('is ok if every check passes, with the time of the worker’s last run', async () => {
    const health = await runHealthChecks([passing('database')], async () => new Date('2026-11-02T03:04:05Z'))
    expect(health).toMatchObject({
      status: 'ok',
      checks: { database: 'ok' },
      worker: { lastRanAt: '2026-11-02T03:04:05.000Z' },
    })
  })

  test('reports the reason of the first failure, and stops there', async () => {
    const checks = [
      passing('database'),
      failing('migrations', new NotReadyError('Migrations are missing: one')),
      passing('index'),
    ]
    expect(await runHealthChecks(checks, neverRan)).toEqual({
      status: 'unavailable',
      reason: 'Migrations are missing: one',
      checks: { database: 'ok', migrations: 'failed' },
      eventLoop: { delayMs: expect.any(Number), maxMs: expect.any(Number), sustainedMs: expect.any(Number) },
    })
  })

  test('hides the message of an unexpected error', async () => {
    const health = await runHealthChecks(
      [failing('database', new Error('password of forecourt at 10.0.0.7'))],
      neverRan,
    )
    expect(health).toMatchObject({ status: 'unavailable', reason: 'database failed' })
  })

  test('has a timeout for every check', async () => {
    vi.useFakeTimers()
    const result = runHealthChecks([{ name: 'database', run: () => new Promise(() => {}) }], neverRan)
    await vi.advanceTimersByTimeAsync(5000)
    expect(await result).toMatchObject({ status: 'unavailable', reason: 'database takes longer than 5 seconds' })
    vi.useRealTimers()
  })

  test('is ok if only the worker’s state is unknown', async () => {
    expect(await runHealthChecks([], () => Promise.reject(new Error('gone')))).toMatchObject({
      worker: { lastRanAt: null },
    })
  })

  test('is degraded, and still ready, with problems that need somebody’s attention', async () => {
    const health = await runHealthChecks([passing('database')], neverRan, () => ['Redis is not available'])
    expect(health).toMatchObject({
      status: 'degraded',
      problems: ['Redis is not available'],
      checks: { database: 'ok' },
    })
  })

  test('stays ok with warnings about settings, which other servers have too', async () => {
    const health = await runHealthChecks([passing('database')], neverRan, undefined, () => ['Proxies are not trusted'])
    expect(health).toMatchObject({ status: 'ok', problems: [], warnings: ['Proxies are not trusted'] })
  })
})
