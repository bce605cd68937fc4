// `npm run stock:sync [-- --site harbour]` replaces the stock of one or all sites in Algolia.
import { parseArgs } from 'node:util'
import pg from 'pg'
import { toSite } from '../data/fromPayload/site'
import { algoliaClient, algoliaConfig } from '../stockIndex/algolia/algoliaConfig'
import { listRecords, replaceStock } from '../stockIndex/algolia/pushStock'
import { databaseUrl } from './databaseUrl.mjs'

const { values } = parseArgs({ options: { site: { type: 'string' } } })

// Also reads .env, so it runs before other code reads the environment.
process.env.DATABASE_URL = await databaseUrl().catch((error: Error) => exitWithError(error.message))
const config =
  algoliaConfig() ??
  exitWithError('Set ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY and ALGOLIA_SEARCH_KEY, in the environment or in .env.')

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 })
const client = algoliaClient(config, config.adminKey)
const sites = (await allSites()).filter(({ slug }) => values.site === undefined || slug === values.site)
if (sites.length === 0) exitWithError(values.site ? `Site not found: ${values.site}` : 'There are no sites')
for (const site of sites) {
  const startedAt = Date.now()
  const records = await listRecords(pool, { site, now: new Date() })
  await replaceStock({ client, config, site }, records)
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`${site.slug}: ${records.length.toLocaleString('en-AU')} records, settings and replicas in ${seconds} s`)
}
await pool.end()
process.exit(0)

async function allSites() {
  // A placeholder: only sites are read, nothing is signed.
  process.env.PAYLOAD_SECRET ||= 'only-to-read-sites-nothing-is-signed'
  const [{ getPayload }, { default: cms }] = await Promise.all([import('payload'), import('../../payload.config')])
  const payload = await getPayload({ config: cms, disableOnInit: true })
  const { docs } = await payload.find({ collection: 'sites', depth: 2, joins: false, pagination: false, sort: 'id' })
  await payload.destroy()
  return docs.map((document) => toSite(document, [], null))
}

function exitWithError(message: string): never {
  console.error(message)
  process.exit(1)
}
