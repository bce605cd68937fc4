import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" ALTER COLUMN "finance_rate_percent" DROP DEFAULT;
  ALTER TABLE "sites" ALTER COLUMN "finance_rate_percent" DROP NOT NULL;
  ALTER TABLE "sites" ADD COLUMN "business_number" varchar;
  ALTER TABLE "sites" ADD COLUMN "launch_launched_at" timestamp(3) with time zone;
  ALTER TABLE "sites" ADD COLUMN "launch_legal_read_at" timestamp(3) with time zone;
  -- Sites that exist are live.
  UPDATE "sites" SET "launch_launched_at" = "created_at";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "sites" SET "finance_rate_percent" = 7.99 WHERE "finance_rate_percent" IS NULL;
  ALTER TABLE "sites" ALTER COLUMN "finance_rate_percent" SET DEFAULT 7.99;
  ALTER TABLE "sites" ALTER COLUMN "finance_rate_percent" SET NOT NULL;
  ALTER TABLE "sites" DROP COLUMN "business_number";
  ALTER TABLE "sites" DROP COLUMN "launch_launched_at";
  ALTER TABLE "sites" DROP COLUMN "launch_legal_read_at";`)
}
