import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import { beforeEach, expect, test } from 'vitest'
import { CONCURRENCY, JOB_LIMITS, limitJobs } from '../../../src/worker/jobLimits'

let events: EventEmitter
let flagsAtLimit: () => Promise<string[]>

beforeEach(() => {
  events = new EventEmitter()
  flagsAtLimit = limitJobs(events as WorkerEvents, { http: 2, mail: 1 })
})

const job = (...flags: string[]) => ({ job: { flags: Object.fromEntries(flags.map((flag) => [flag, true])) } })

/** Fetches a job as graphile-worker does. */
async function fetch(...flags: string[]): Promise<string[]> {
  const forbidden = await flagsAtLimit()
  events.emit('job:start', job(...flags))
  return forbidden
}

test('a flag is skipped while its maximum of jobs is running, and no other is', async () => {
  expect(await fetch('http')).toEqual([])
  expect(await fetch('http')).toEqual([])
  expect(await fetch('mail')).toEqual(['http'])
  events.emit('job:complete', job('http'))
  expect(await fetch()).toEqual(['mail'])
})

test('two concurrent fetches do not both get the last slot', async () => {
  const first = flagsAtLimit()
  const second = flagsAtLimit()
  expect(await first).toEqual([])
  events.emit('job:start', job('mail'))
  expect(await second).toEqual(['mail'])
})

test.each(['worker:getJob:empty', 'worker:getJob:error'])('the next fetch runs after %s', async (event) => {
  await flagsAtLimit()
  const next = flagsAtLimit()
  events.emit(event, {})
  expect(await next).toEqual([])
})

test('periodic tasks have capacity beside all flagged jobs', () => {
  const flagged = Object.values(JOB_LIMITS).reduce((sum, limit) => sum + limit)
  expect(CONCURRENCY).toBeGreaterThan(flagged)
})
