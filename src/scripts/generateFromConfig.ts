// Writes src/payload-types.ts, the admin's import map and the database's tables in one process, since loading the config takes
// most of the time. Started by generate.mjs.
import { resolve } from 'node:path'
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import configPromise from '../../payload.config'
import { generateDatabaseTables } from './databaseTables'

const config = await configPromise
await generateTypes(config, { log: false })
await generateImportMap(config, { log: false })
await generateDatabaseTables(config, resolve('src/server/database/tables.generated.ts'))
console.log('Generated')
process.exit(0)
