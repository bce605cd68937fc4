import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  -- Finds similar used cars of all sites (src/data/car/comparables.ts).
  CREATE INDEX "cars_comparables_idx" ON "cars" (lower("make"), lower("model"), "year", "km") WHERE "car_type" = 'used';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "cars_comparables_idx";`)
}
