import { getPayload } from 'payload'
import { expect, test } from 'vitest'
import config from '../../../payload.config'
import { listMissingMigrations } from '../../../src/server/migrationState'

test('every test file has a database with all migrations applied', async () => {
  const payload = await getPayload({ config })
  expect(await listMissingMigrations(payload)).toEqual([])
})
