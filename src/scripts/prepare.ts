// Brings a database to what this version expects: its migrations, and the demo dealers where FORECOURT_DEMO is 1. The last
// line printed is the proof that it got there, since on some versions of Node a process that imports the rich text editor
// can end early and still answer 0.
import { getPayload } from 'payload'
import config from '../../payload.config'
import { missingMigrations } from '../server/migrationState'
import { seedPlaces } from '../services/seedPlaces'
import { importDemo } from './demo.mjs'
import { PREPARED, SEED_KEY, seedFingerprint } from './sources.mjs'

const payload = await getPayload({ config })
try {
  await payload.db.migrate()
  const missing = await missingMigrations(payload)
  if (missing.length > 0) throw new Error(`These migrations did not take: ${missing.join(', ')}`)
  await seedPlaces(payload)
  if (process.env.FORECOURT_DEMO === '1') await seed()
  console.log(PREPARED)
} finally {
  await payload.destroy()
}
process.exit(0)

async function seed() {
  const wanted = seedFingerprint()
  if ((await payload.kv.get(SEED_KEY)) === wanted) return
  const { seedDemo } = await importDemo()
  await seedDemo(payload, (line) => console.log(line))
  await payload.kv.set(SEED_KEY, wanted)
}
