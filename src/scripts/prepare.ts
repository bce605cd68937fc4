// Runs migrations, and seeds the demo if FORECOURT_DEMO is 1. Prints a success line at the end, since on some versions of Node a
// process that imports the rich text editor can exit early with code 0.
import { getPayload } from 'payload'
import config from '../../payload.config'
import { listMissingMigrations } from '../server/migrationState'
import { seedPlaces } from '../services/seedPlaces'
import { importDemo } from './demo.mjs'
import { PREPARED, SEED_KEY, seedFingerprint } from './sources.mjs'

const payload = await getPayload({ config })
try {
  await payload.db.migrate()
  const missing = await listMissingMigrations(payload)
  if (missing.length > 0) throw new Error(`These migrations were not applied: ${missing.join(', ')}`)
  await seedPlaces(payload)
  if (process.env.FORECOURT_DEMO === '1') await seedDemoOnce()
  console.log(PREPARED)
} finally {
  await payload.destroy()
}
process.exit(0)

async function seedDemoOnce() {
  const fingerprint = seedFingerprint()
  if ((await payload.kv.get(SEED_KEY)) === fingerprint) return
  const { seedDemo } = await importDemo()
  await seedDemo(payload, (line) => console.log(line))
  await payload.kv.set(SEED_KEY, fingerprint)
}
