import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_privacy_log_action" AS ENUM('export', 'correct', 'optOut', 'erase', 'retention');
  ALTER TYPE "public"."enum_lead_deliveries_part" ADD VALUE 'consent';
  ALTER TYPE "public"."enum_lead_deliveries_status" ADD VALUE 'cancelled';
  CREATE TABLE "privacy_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"action" "enum_privacy_log_action" NOT NULL,
  	"summary" varchar NOT NULL,
  	"reason" varchar,
  	"person" varchar,
  	"handled_by_id" integer,
  	"handled_by_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "leads" ADD COLUMN "consent_withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "erased_at" timestamp(3) with time zone;
  ALTER TABLE "sites" ADD COLUMN "privacy_leads" numeric DEFAULT 24;
  ALTER TABLE "sites" ADD COLUMN "privacy_applications" numeric DEFAULT 12;
  ALTER TABLE "sites" ADD COLUMN "privacy_files" numeric DEFAULT 12;
  ALTER TABLE "sites" ADD COLUMN "privacy_events" numeric DEFAULT 14;
  ALTER TABLE "sites" ADD COLUMN "privacy_mail_copies" numeric DEFAULT 3;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "privacy_log_id" integer;
  ALTER TABLE "privacy_log" ADD CONSTRAINT "privacy_log_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "privacy_log" ADD CONSTRAINT "privacy_log_handled_by_id_users_id_fk" FOREIGN KEY ("handled_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "privacy_log_site_idx" ON "privacy_log" USING btree ("site_id");
  CREATE INDEX "privacy_log_person_idx" ON "privacy_log" USING btree ("person");
  CREATE INDEX "privacy_log_handled_by_idx" ON "privacy_log" USING btree ("handled_by_id");
  CREATE INDEX "privacy_log_updated_at_idx" ON "privacy_log" USING btree ("updated_at");
  CREATE INDEX "privacy_log_created_at_idx" ON "privacy_log" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_privacy_log_fk" FOREIGN KEY ("privacy_log_id") REFERENCES "public"."privacy_log"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_privacy_log_id_idx" ON "payload_locked_documents_rels" USING btree ("privacy_log_id");

  -- Addresses that want no news or offers from a site, as hashes (src/leads/privacy/optOuts.ts).
  CREATE TABLE "marketing_opt_outs" (
    "site_id" integer NOT NULL REFERENCES "public"."sites"("id") ON DELETE cascade,
    "email_hash" varchar(64) NOT NULL,
    "at" timestamptz(3) NOT NULL DEFAULT now(),
    "source" varchar(10) NOT NULL,
    PRIMARY KEY ("site_id", "email_hash")
  );
  -- Find a person's payments, and what the nightly job removes.
  CREATE INDEX "payments_site_payer_email_lower_idx" ON "payments" ("site_id", lower("payer_email"));
  CREATE INDEX "leads_site_not_erased_idx" ON "leads" ("site_id", "created_at") WHERE "erased_at" IS NULL;
  CREATE INDEX "uploads_site_attached_idx" ON "uploads" ("site_id", "created_at") WHERE "lead_id" IS NOT NULL;
  CREATE INDEX "analytics_events_site_at_idx" ON "analytics_events" ("site_id", "at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "marketing_opt_outs";
  DROP INDEX "payments_site_payer_email_lower_idx";
  DROP INDEX "leads_site_not_erased_idx";
  DROP INDEX "uploads_site_attached_idx";
  DROP INDEX "analytics_events_site_at_idx";
   ALTER TABLE "privacy_log" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "privacy_log" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_privacy_log_fk";
  
  ALTER TABLE "lead_deliveries" ALTER COLUMN "part" SET DATA TYPE text;
  ALTER TABLE "lead_deliveries" ALTER COLUMN "part" SET DEFAULT 'lead'::text;
  DROP TYPE "public"."enum_lead_deliveries_part";
  CREATE TYPE "public"."enum_lead_deliveries_part" AS ENUM('lead', 'update', 'payment');
  ALTER TABLE "lead_deliveries" ALTER COLUMN "part" SET DEFAULT 'lead'::"public"."enum_lead_deliveries_part";
  ALTER TABLE "lead_deliveries" ALTER COLUMN "part" SET DATA TYPE "public"."enum_lead_deliveries_part" USING "part"::"public"."enum_lead_deliveries_part";
  ALTER TABLE "lead_deliveries" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "lead_deliveries" ALTER COLUMN "status" SET DEFAULT 'queued'::text;
  DROP TYPE "public"."enum_lead_deliveries_status";
  CREATE TYPE "public"."enum_lead_deliveries_status" AS ENUM('queued', 'sending', 'delivered', 'failed', 'dead');
  ALTER TABLE "lead_deliveries" ALTER COLUMN "status" SET DEFAULT 'queued'::"public"."enum_lead_deliveries_status";
  ALTER TABLE "lead_deliveries" ALTER COLUMN "status" SET DATA TYPE "public"."enum_lead_deliveries_status" USING "status"::"public"."enum_lead_deliveries_status";
  DROP INDEX "payload_locked_documents_rels_privacy_log_id_idx";
  ALTER TABLE "leads" DROP COLUMN "consent_withdrawn_at";
  ALTER TABLE "leads" DROP COLUMN "erased_at";
  ALTER TABLE "sites" DROP COLUMN "privacy_leads";
  ALTER TABLE "sites" DROP COLUMN "privacy_applications";
  ALTER TABLE "sites" DROP COLUMN "privacy_files";
  ALTER TABLE "sites" DROP COLUMN "privacy_events";
  ALTER TABLE "sites" DROP COLUMN "privacy_mail_copies";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "privacy_log_id";
  DROP TYPE "public"."enum_privacy_log_action";`)
}
