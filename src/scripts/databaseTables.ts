import { readFile, writeFile } from 'node:fs/promises'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { getPayload, type SanitizedConfig } from 'payload'

/** Tables that product code queries with its own SQL. All others are read and written through Payload only. */
const QUERIED_TABLES = [
  ...['leads', 'leads_notes', 'lead_deliveries', 'lead_routes', 'tags', 'uploads', 'media', 'campaign_costs'],
  ...['bookings', 'holds', 'payments', 'shoppers', 'parked_enquiries', 'lead_exports', 'privacy_log'],
  ...['cars', 'cars_overrides', 'makes', 'stock_feeds', 'feed_files', 'feed_runs', 'finance_providers'],
  ...[
    'sites',
    'sites_domains',
    'dealerships',
    'locations',
    'places',
    'pages',
    'layouts',
    'posts',
    'sections',
    'groups',
  ],
  ...['releases', 'releases_rels', 'release_items', 'approvals'],
  ...['_pages_v', '_layouts_v', '_posts_v', '_sections_v'],
  ...['payload_jobs', 'payload_kv', 'payload_migrations', 'users', 'users_sessions', 'users_sites'],
]

const BANNER = `// Made by \`npm run generate\` from payload.config.ts. Do not edit. The tables are listed in src/scripts/databaseTables.ts.
`

type RawTable = PostgresAdapter['rawTables'][string]

/** Writes the drizzle tables of the collections in QUERIED_TABLES, by Payload's own generator. Needs no database. */
export async function generateDatabaseTables(config: SanitizedConfig, file: string): Promise<void> {
  // Payload refuses to start without a secret; nothing is signed here.
  const secret = config.secret || 'unused'
  const payload = await getPayload({ config: { ...config, secret }, disableDBConnect: true, disableOnInit: true })
  const adapter = payload.db as unknown as PostgresAdapter
  adapter.rawTables = Object.fromEntries(
    QUERIED_TABLES.map((name) => [name, columnsOnly(name, adapter.rawTables[name])]),
  )
  adapter.rawRelations = {}
  await adapter.generateSchema!({ outputFile: file, log: false, prettify: false })
  const code = await readFile(file, 'utf8')
  // Omits the declaration of the whole schema for Payload, since the file has only some of its tables.
  const [start, end] = [code.indexOf('\nimport {'), code.indexOf('\ntype DatabaseSchema')]
  if (start === -1 || end === -1) throw new Error("Payload's schema generator has changed its output")
  const tables = code.slice(start + 1, end).replaceAll(`${adapter.packageName}/drizzle`, 'drizzle-orm')
  await writeFile(file, `${BANNER}${tables.replace(/^import .*/gm, (line) => importUsed(line, tables)).trim()}\n`)
}

/** Queries need no indexes and foreign keys. Times are dates, while Payload reads them as text. */
function columnsOnly(name: string, table: RawTable | undefined): RawTable {
  if (!table) throw new Error(`No collection has the table ${name}: change QUERIED_TABLES`)
  const columns = Object.entries(table.columns).map(([key, { reference: _, ...column }]) => [
    key,
    column.type === 'timestamp' ? { ...column, mode: 'date' } : column,
  ])
  return { name: table.name, columns: Object.fromEntries(columns) }
}

/** An import line without unused names; empty if none is left. */
function importUsed(line: string, code: string): string {
  const [, names = '', module] = /^import \{(.*)\} from '(.*)'/.exec(line) ?? []
  const used = names.split(',').filter((name) => code.includes(`${name.trim()}(`) || code.includes(`${name.trim()}\``))
  return used.length > 0
    ? `import { ${used
        .map((name) => name.trim())
        .sort()
        .join(', ')} } from '${module}'`
    : ''
}
