import { sql } from 'drizzle-orm'
import type { Database } from './database'

interface Migration {
  name: string
  up: (args: never) => Promise<void>
  down: (args: never) => Promise<void>
}

/** Lifts the time limit of queries while a migration runs: it uses a connection of requests, and may rewrite a large table. */
export function withoutStatementTimeout<Listed extends Migration>(migration: Listed): Listed {
  const lift =
    (run: Migration['up']): Migration['up'] =>
    async (args) => {
      // In the migration's transaction, so that it ends there.
      await (args as { db: Pick<Database, 'execute'> }).db.execute(sql`set local statement_timeout = 0`)
      await run(args)
    }
  return { ...migration, up: lift(migration.up), down: lift(migration.down) }
}
