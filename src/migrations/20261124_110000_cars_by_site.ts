import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/**
 * A site's cars in the order in which the stock index reads them, page by page. Without it Postgres reads every car of the sites before. It
 * may exist already: on a large database it can be built before the deployment, without blocking writes.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE INDEX IF NOT EXISTS "cars_site_id_idx" ON "cars" ("site_id", "id")`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX IF EXISTS "cars_site_id_idx"`)
}
