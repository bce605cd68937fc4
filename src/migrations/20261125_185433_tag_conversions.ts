import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_lead_deliveries_channel" ADD VALUE 'metaConversion';
  ALTER TYPE "public"."enum_lead_deliveries_channel" ADD VALUE 'googleConversion';
  ALTER TYPE "public"."enum_lead_deliveries_purpose" ADD VALUE 'conversion';
  ALTER TABLE "leads" ADD COLUMN "tracking_consent" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lead_deliveries" ALTER COLUMN "channel" SET DATA TYPE text;
  DROP TYPE "public"."enum_lead_deliveries_channel";
  CREATE TYPE "public"."enum_lead_deliveries_channel" AS ENUM('email', 'adfEmail', 'adfPost', 'webhook');
  ALTER TABLE "lead_deliveries" ALTER COLUMN "channel" SET DATA TYPE "public"."enum_lead_deliveries_channel" USING "channel"::"public"."enum_lead_deliveries_channel";
  ALTER TABLE "lead_deliveries" ALTER COLUMN "purpose" SET DATA TYPE text;
  DROP TYPE "public"."enum_lead_deliveries_purpose";
  CREATE TYPE "public"."enum_lead_deliveries_purpose" AS ENUM('dealer', 'receipt');
  ALTER TABLE "lead_deliveries" ALTER COLUMN "purpose" SET DATA TYPE "public"."enum_lead_deliveries_purpose" USING "purpose"::"public"."enum_lead_deliveries_purpose";
  ALTER TABLE "leads" DROP COLUMN "tracking_consent";`)
}
