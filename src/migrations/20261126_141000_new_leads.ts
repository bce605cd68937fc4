import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/**
 * Leads that wait for an answer, which the dashboard counts and lists. Without it Postgres reads every enquiry of a site. It may exist
 * already: on a large database it can be built before the deployment, without blocking writes.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX IF NOT EXISTS "leads_new_idx" ON "leads" ("site_id", "created_at")
      WHERE "status" = 'new' AND ("is_test" IS NULL OR "is_test" <> true);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX IF EXISTS "leads_new_idx";`)
}
