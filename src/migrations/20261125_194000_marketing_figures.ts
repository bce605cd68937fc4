import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "campaign_costs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"source" varchar NOT NULL,
  	"campaign" varchar,
  	"from" timestamp(3) with time zone NOT NULL,
  	"to" timestamp(3) with time zone NOT NULL,
  	"amount" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "sites" ALTER COLUMN "privacy_events" SET DEFAULT 3;
  ALTER TABLE "_sites_v" ALTER COLUMN "version_privacy_events" SET DEFAULT 3;
  ALTER TABLE "leads" ADD COLUMN "touches" jsonb;
  ALTER TABLE "users" ADD COLUMN "weekly_report" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "campaign_costs_id" integer;
  ALTER TABLE "campaign_costs" ADD CONSTRAINT "campaign_costs_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "campaign_costs_site_idx" ON "campaign_costs" USING btree ("site_id");
  CREATE INDEX "campaign_costs_updated_at_idx" ON "campaign_costs" USING btree ("updated_at");
  CREATE INDEX "campaign_costs_created_at_idx" ON "campaign_costs" USING btree ("created_at");
  CREATE INDEX "site_to_idx" ON "campaign_costs" USING btree ("site_id","to");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_campaign_costs_fk" FOREIGN KEY ("campaign_costs_id") REFERENCES "public"."campaign_costs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_campaign_costs_id_idx" ON "payload_locked_documents_rels" USING btree ("campaign_costs_id");`)
  await db.execute(sql`
    -- Daily figures by site and measure (src/server/reports/dayFigures.ts). No personal data.
    CREATE TABLE "report_days" (
      "site_id" integer NOT NULL REFERENCES "sites" ("id") ON DELETE CASCADE,
      "measure" varchar(20) NOT NULL,
      "day" date NOT NULL,
      "key" varchar(300) NOT NULL,
      "detail" varchar(120) NOT NULL,
      "count" integer NOT NULL,
      "part" integer NOT NULL,
      PRIMARY KEY ("site_id", "measure", "day", "key", "detail")
    );
    -- Whose Monday mail was queued in which week.
    CREATE TABLE "report_mails" (
      "user_id" integer NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
      "week" date NOT NULL,
      PRIMARY KEY ("user_id", "week")
    );
    -- The last day of each site that is in "report_days".
    CREATE TABLE "report_progress" (
      "site_id" integer PRIMARY KEY REFERENCES "sites" ("id") ON DELETE CASCADE,
      "day" date NOT NULL,
      "rolled_up_at" timestamp(3) with time zone NOT NULL
    );`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE IF EXISTS "report_days", "report_mails", "report_progress";`)
  await db.execute(sql`
   ALTER TABLE "campaign_costs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "campaign_costs" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_campaign_costs_fk";
  
  DROP INDEX "payload_locked_documents_rels_campaign_costs_id_idx";
  ALTER TABLE "sites" ALTER COLUMN "privacy_events" SET DEFAULT 14;
  ALTER TABLE "_sites_v" ALTER COLUMN "version_privacy_events" SET DEFAULT 14;
  ALTER TABLE "leads" DROP COLUMN "touches";
  ALTER TABLE "users" DROP COLUMN "weekly_report";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "campaign_costs_id";`)
}
