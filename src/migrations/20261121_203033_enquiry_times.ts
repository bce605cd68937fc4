import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_leads_kind" ADD VALUE 'reserve';
  ALTER TYPE "public"."enum_leads_kind" ADD VALUE 'purchase';
  ALTER TYPE "public"."enum_leads_kind" ADD VALUE 'payment';
  ALTER TYPE "public"."enum_lead_routes_kinds" ADD VALUE 'reserve';
  ALTER TYPE "public"."enum_lead_routes_kinds" ADD VALUE 'purchase';
  ALTER TYPE "public"."enum_lead_routes_kinds" ADD VALUE 'payment';
  ALTER TABLE "sites" ADD COLUMN "appointments_test_drive_minutes" numeric DEFAULT 30;
  ALTER TABLE "sites" ADD COLUMN "appointments_test_drives_at_once" numeric DEFAULT 1;
  ALTER TABLE "sites" ADD COLUMN "appointments_service_minutes" numeric DEFAULT 30;
  ALTER TABLE "sites" ADD COLUMN "appointments_services_at_once" numeric DEFAULT 2;
  ALTER TABLE "sites" ADD COLUMN "appointments_notice_hours" numeric DEFAULT 3;
  ALTER TABLE "sites" ADD COLUMN "appointments_days_ahead" numeric DEFAULT 28;
  ALTER TABLE "sites" ADD COLUMN "reservations_hold_hours" numeric DEFAULT 48;
  ALTER TABLE "sites" ADD COLUMN "reservations_stripe_account" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_leads_kind";
  CREATE TYPE "public"."enum_leads_kind" AS ENUM('general', 'car', 'testDrive', 'photos', 'similar', 'tradeIn', 'sellMyCar', 'service', 'parts', 'finance', 'fleet', 'careers', 'location', 'dealerSearch');
  ALTER TABLE "leads" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_leads_kind" USING "kind"::"public"."enum_leads_kind";
  ALTER TABLE "lead_routes_kinds" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_lead_routes_kinds";
  CREATE TYPE "public"."enum_lead_routes_kinds" AS ENUM('general', 'car', 'testDrive', 'photos', 'similar', 'tradeIn', 'sellMyCar', 'service', 'parts', 'finance', 'fleet', 'careers', 'location', 'dealerSearch');
  ALTER TABLE "lead_routes_kinds" ALTER COLUMN "value" SET DATA TYPE "public"."enum_lead_routes_kinds" USING "value"::"public"."enum_lead_routes_kinds";
  ALTER TABLE "sites" DROP COLUMN "appointments_test_drive_minutes";
  ALTER TABLE "sites" DROP COLUMN "appointments_test_drives_at_once";
  ALTER TABLE "sites" DROP COLUMN "appointments_service_minutes";
  ALTER TABLE "sites" DROP COLUMN "appointments_services_at_once";
  ALTER TABLE "sites" DROP COLUMN "appointments_notice_hours";
  ALTER TABLE "sites" DROP COLUMN "appointments_days_ahead";
  ALTER TABLE "sites" DROP COLUMN "reservations_hold_hours";
  ALTER TABLE "sites" DROP COLUMN "reservations_stripe_account";`)
}
