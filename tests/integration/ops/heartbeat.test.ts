import { getPayload } from 'payload'
import { expect, test } from 'vitest'
import config from '../../../payload.config'
import { noteWorkerRun, workerLastRan } from '../../../src/worker/heartbeat'

test('the worker\u2019s last run is kept in the database', async () => {
  const payload = await getPayload({ config })
  expect(await workerLastRan(payload)).toBeNull()
  await noteWorkerRun(payload, new Date('2026-11-02T03:04:05Z'))
  await noteWorkerRun(payload, new Date('2026-11-02T03:04:15Z'))
  expect(await workerLastRan(payload)).toEqual(new Date('2026-11-02T03:04:15Z'))
})
