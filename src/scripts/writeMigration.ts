// Writes a migration from the last snapshot in a folder to the current collections, if they differ. Started by
// createMigration.mjs with a folder and a name.
import payload from 'payload'
import config from '../../payload.config'

const [folder, migrationName] = process.argv.slice(2)
if (!folder || !migrationName) throw new Error('Missing folder or migration name.')

process.env.PAYLOAD_MIGRATING = 'true'
await payload.init({ config, disableDBConnect: true, disableOnInit: true })
payload.db.migrationDir = folder
// Exits the process if there are no changes.
await payload.db.createMigration({ payload, migrationName, skipEmpty: true })
process.exit(0)
