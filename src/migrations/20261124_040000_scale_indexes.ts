import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/**
 * Indexes for lists, searches and the dashboard of a database with a million cars and enquiries
 * (docs/decisions/admin-lists-at-scale.md). They may exist already: on a large database they can be built before the deployment, without
 * blocking writes. Those of leads come last, so that enquiries wait for them alone.
 */
export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  const hasTrigrams = await createTrigrams(db, payload)
  await db.execute(sql`
    CREATE INDEX IF NOT EXISTS "cars_site_updated_at_idx" ON "cars" ("site_id", "updated_at");
    CREATE INDEX IF NOT EXISTS "cars_without_price_idx" ON "cars" ("site_id") WHERE "price" IS NULL;
    CREATE INDEX IF NOT EXISTS "lead_deliveries_channel_delivered_at_idx" ON "lead_deliveries" ("channel", "delivered_at");`)
  if (hasTrigrams)
    await db.execute(sql`
      CREATE INDEX IF NOT EXISTS "cars_search_idx" ON "cars" USING gin ("name" gin_trgm_ops, "stocknum" gin_trgm_ops,
        "vin" gin_trgm_ops, "regplate" gin_trgm_ops);`)
  await db.execute(sql`
    CREATE INDEX IF NOT EXISTS "leads_unread_idx" ON "leads" ("site_id", "created_at")
      WHERE "read_at" IS NULL AND ("is_test" IS NULL OR "is_test" <> true);`)
  if (hasTrigrams)
    await db.execute(sql`
      CREATE INDEX IF NOT EXISTS "leads_search_idx" ON "leads" USING gin ("reference" gin_trgm_ops, "name" gin_trgm_ops,
        "last_name" gin_trgm_ops, "email" gin_trgm_ops, "phone" gin_trgm_ops, "stock_number" gin_trgm_ops,
        "car_name" gin_trgm_ops, "message" gin_trgm_ops);`)
}

/** Creates the extension for text searches; false if this database has none or the account may not create it. */
async function createTrigrams(db: MigrateUpArgs['db'], payload: MigrateUpArgs['payload']): Promise<boolean> {
  await db.execute(sql`SAVEPOINT "before_trigrams"`)
  try {
    await db.execute(sql`CREATE EXTENSION IF NOT EXISTS "pg_trgm"`)
    // It may be in a schema that this account does not search.
    await db.execute(sql`SELECT similarity('a', 'a')`)
    await db.execute(RELEASE)
    return true
  } catch (error) {
    await db.execute(sql`ROLLBACK TO SAVEPOINT "before_trigrams"`)
    await db.execute(RELEASE)
    payload.logger.warn(
      { err: error },
      'Postgres has no extension pg_trgm for this account, so searches in the admin read every row: see docs/deploy.md, "Searches in the admin"',
    )
    return false
  }
}

/** Postgres refuses an enum value that was added within an open savepoint, as a restore would, which runs all migrations in one transaction. */
const RELEASE = sql`RELEASE SAVEPOINT "before_trigrams"`

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX IF EXISTS "cars_search_idx", "leads_search_idx", "cars_site_updated_at_idx", "cars_without_price_idx",
      "leads_unread_idx", "lead_deliveries_channel_delivered_at_idx";`)
}
