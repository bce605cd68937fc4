import { getPayload } from 'payload'
import { expect, test } from 'vitest'
import config from '../../../payload.config'
import { getWorkerLastRun, recordWorkerRun } from '../../../src/server/workerHeartbeat'

test('the worker’s last run is stored in the database', async () => {
  const payload = await getPayload({ config })
  expect(await getWorkerLastRun(payload)).toBeNull()
  await recordWorkerRun(payload, new Date('2026-11-02T03:04:05Z'))
  await recordWorkerRun(payload, new Date('2026-11-02T03:04:15Z'))
  expect(await getWorkerLastRun(payload)).toEqual(new Date('2026-11-02T03:04:15Z'))
})
