// Writes src/payload-types.ts and the admin's import map in one process, since loading the config takes most of the time.
// Started by generate.mjs.
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import configPromise from '../../payload.config'

const config = await configPromise
await generateTypes(config, { log: false })
await generateImportMap(config, { log: false })
console.log('Generated')
process.exit(0)
