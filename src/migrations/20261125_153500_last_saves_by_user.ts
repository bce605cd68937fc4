import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/** What a user saved last, for the dashboard and the search of the admin: payload_kv has one row for each document that staff saved. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX IF NOT EXISTS "payload_kv_last_save_idx" ON "payload_kv" (("data"->>'userId'), ("data"->>'savedAt'))
      WHERE "key" LIKE 'lastSave:%';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX IF EXISTS "payload_kv_last_save_idx";`)
}
