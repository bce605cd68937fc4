// Writes the migration from the last snapshot in a folder to the present collections, where they differ. Started by
// createMigration.mjs with a folder and a name.
import payload from 'payload'
import config from '../../payload.config'

const [folder, migrationName] = process.argv.slice(2)
if (!folder || !migrationName) throw new Error('Name the folder and the migration.')

process.env.PAYLOAD_MIGRATING = 'true'
await payload.init({ config, disableDBConnect: true, disableOnInit: true })
payload.db.migrationDir = folder
// Where nothing differs this ends the process.
await payload.db.createMigration({ payload, migrationName, skipEmpty: true })
process.exit(0)
