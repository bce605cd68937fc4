import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/** The history cannot be emptied at once either: triggers of rows do not see that. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TRIGGER "keep_all_history" BEFORE TRUNCATE ON "history" FOR EACH STATEMENT EXECUTE FUNCTION "keep_history"();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TRIGGER IF EXISTS "keep_all_history" ON "history";`)
}
