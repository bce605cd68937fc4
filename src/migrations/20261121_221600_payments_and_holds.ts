import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payments_status" AS ENUM('awaiting', 'processing', 'atDealership', 'paid', 'failed', 'expired', 'refunded');
  CREATE TYPE "public"."enum_payments_kind" AS ENUM('reservation', 'invoice');
  CREATE TYPE "public"."enum_payments_provider" AS ENUM('stripe', 'demo');
  CREATE TYPE "public"."enum_pages_startsat_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum_pages_expiresat_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum__pages_v_version_startsat_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum__pages_v_version_expiresat_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_offers_start_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum_offers_expiry_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  ALTER TYPE "public"."enum_lead_deliveries_part" ADD VALUE 'payment';
  CREATE TABLE "payments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"reference" varchar NOT NULL,
  	"status" "enum_payments_status" DEFAULT 'awaiting' NOT NULL,
  	"kind" "enum_payments_kind" NOT NULL,
  	"amount" numeric NOT NULL,
  	"description" varchar,
  	"problem" varchar,
  	"payer_name" varchar,
  	"payer_email" varchar,
  	"paid_at" timestamp(3) with time zone,
  	"lead_id" integer,
  	"hold_id" integer,
  	"car_id" integer,
  	"provider" "enum_payments_provider",
  	"provider_payment" varchar,
  	"session_id" varchar,
  	"session_url" varchar,
  	"session_expires_at" timestamp(3) with time zone,
  	"token" varchar NOT NULL,
  	"events" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_exports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"exported_by_id" integer,
  	"exported_by_name" varchar NOT NULL,
  	"leads_count" numeric NOT NULL,
  	"filters" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"title" varchar,
  	"excerpt" varchar,
  	"image_id" integer,
  	"content" jsonb,
  	"slug" varchar,
  	"published_at" timestamp(3) with time zone,
  	"category" varchar,
  	"author" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_site_id" integer,
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_image_id" integer,
  	"version_content" jsonb,
  	"version_slug" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_category" varchar,
  	"version_author" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "offers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"title" varchar NOT NULL,
  	"summary" varchar NOT NULL,
  	"image_id" integer,
  	"price" numeric,
  	"before_price" numeric,
  	"price_note" varchar,
  	"badge" varchar,
  	"link_label" varchar,
  	"link" varchar,
  	"disclaimer" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"visible" boolean DEFAULT true,
  	"start" timestamp(3) with time zone,
  	"start_tz" "enum_offers_start_tz",
  	"expiry" timestamp(3) with time zone,
  	"expiry_tz" "enum_offers_expiry_tz",
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "offers_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cars_id" integer,
  	"models_id" integer
  );
  
  DROP INDEX "site_status_1_idx";
  DROP INDEX "site_slug_idx";
  DROP INDEX "site_status_2_idx";
  DROP INDEX "site_status_3_idx";
  DROP INDEX "site_slug_1_idx";
  DROP INDEX "site_slug_2_idx";
  DROP INDEX "site_slug_3_idx";
  DROP INDEX "site_slug_4_idx";
  ALTER TABLE "leads" ADD COLUMN "miscellaneous" jsonb;
  ALTER TABLE "pages" ADD COLUMN "starts_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "startsat_tz" "enum_pages_startsat_tz";
  ALTER TABLE "pages" ADD COLUMN "expiresat_tz" "enum_pages_expiresat_tz";
  ALTER TABLE "pages" ADD COLUMN "campaign_colours_own" boolean DEFAULT false;
  ALTER TABLE "pages" ADD COLUMN "campaign_colours_accent" varchar;
  ALTER TABLE "pages" ADD COLUMN "campaign_colours_accent_ink" varchar;
  ALTER TABLE "pages" ADD COLUMN "utm_source" varchar;
  ALTER TABLE "pages" ADD COLUMN "utm_medium" varchar;
  ALTER TABLE "pages" ADD COLUMN "utm_campaign" varchar;
  ALTER TABLE "pages" ADD COLUMN "unlisted_key" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_starts_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_startsat_tz" "enum__pages_v_version_startsat_tz";
  ALTER TABLE "_pages_v" ADD COLUMN "version_expiresat_tz" "enum__pages_v_version_expiresat_tz";
  ALTER TABLE "_pages_v" ADD COLUMN "version_campaign_colours_own" boolean DEFAULT false;
  ALTER TABLE "_pages_v" ADD COLUMN "version_campaign_colours_accent" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_campaign_colours_accent_ink" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_utm_source" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_utm_medium" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_utm_campaign" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_unlisted_key" varchar;
  ALTER TABLE "cars" ADD COLUMN "held" boolean DEFAULT false;
  ALTER TABLE "sites" ADD COLUMN "reservations_take_cards" boolean DEFAULT false;
  ALTER TABLE "sites" ADD COLUMN "trade_ins_note_valuation" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "payments_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lead_exports_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "posts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "offers_id" integer;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_hold_id_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."holds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_exports" ADD CONSTRAINT "lead_exports_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_exports" ADD CONSTRAINT "lead_exports_exported_by_id_users_id_fk" FOREIGN KEY ("exported_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers_rels" ADD CONSTRAINT "offers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offers_rels" ADD CONSTRAINT "offers_rels_cars_fk" FOREIGN KEY ("cars_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offers_rels" ADD CONSTRAINT "offers_rels_models_fk" FOREIGN KEY ("models_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payments_site_idx" ON "payments" USING btree ("site_id");
  CREATE INDEX "payments_reference_idx" ON "payments" USING btree ("reference");
  CREATE INDEX "payments_lead_idx" ON "payments" USING btree ("lead_id");
  CREATE INDEX "payments_hold_idx" ON "payments" USING btree ("hold_id");
  CREATE INDEX "payments_car_idx" ON "payments" USING btree ("car_id");
  CREATE INDEX "payments_session_id_idx" ON "payments" USING btree ("session_id");
  CREATE UNIQUE INDEX "payments_token_idx" ON "payments" USING btree ("token");
  CREATE INDEX "payments_updated_at_idx" ON "payments" USING btree ("updated_at");
  CREATE INDEX "payments_created_at_idx" ON "payments" USING btree ("created_at");
  CREATE INDEX "site_status_1_idx" ON "payments" USING btree ("site_id","status");
  CREATE INDEX "lead_exports_site_idx" ON "lead_exports" USING btree ("site_id");
  CREATE INDEX "lead_exports_exported_by_idx" ON "lead_exports" USING btree ("exported_by_id");
  CREATE INDEX "lead_exports_updated_at_idx" ON "lead_exports" USING btree ("updated_at");
  CREATE INDEX "lead_exports_created_at_idx" ON "lead_exports" USING btree ("created_at");
  CREATE INDEX "posts_site_idx" ON "posts" USING btree ("site_id");
  CREATE INDEX "posts_image_idx" ON "posts" USING btree ("image_id");
  CREATE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_published_at_idx" ON "posts" USING btree ("published_at");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE UNIQUE INDEX "site_slug_idx" ON "posts" USING btree ("site_id","slug");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_site_idx" ON "_posts_v" USING btree ("version_site_id");
  CREATE INDEX "_posts_v_version_version_image_idx" ON "_posts_v" USING btree ("version_image_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_published_at_idx" ON "_posts_v" USING btree ("version_published_at");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_slug_idx" ON "_posts_v" USING btree ("version_site_id","version_slug");
  CREATE INDEX "offers_site_idx" ON "offers" USING btree ("site_id");
  CREATE INDEX "offers_image_idx" ON "offers" USING btree ("image_id");
  CREATE INDEX "offers_slug_idx" ON "offers" USING btree ("slug");
  CREATE INDEX "offers_updated_at_idx" ON "offers" USING btree ("updated_at");
  CREATE INDEX "offers_created_at_idx" ON "offers" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_slug_4_idx" ON "offers" USING btree ("site_id","slug");
  CREATE INDEX "offers_rels_order_idx" ON "offers_rels" USING btree ("order");
  CREATE INDEX "offers_rels_parent_idx" ON "offers_rels" USING btree ("parent_id");
  CREATE INDEX "offers_rels_path_idx" ON "offers_rels" USING btree ("path");
  CREATE INDEX "offers_rels_cars_id_idx" ON "offers_rels" USING btree ("cars_id");
  CREATE INDEX "offers_rels_models_id_idx" ON "offers_rels" USING btree ("models_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payments_fk" FOREIGN KEY ("payments_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_exports_fk" FOREIGN KEY ("lead_exports_id") REFERENCES "public"."lead_exports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offers_fk" FOREIGN KEY ("offers_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_createdAt_idx" ON "leads" USING btree ("site_id","created_at");
  CREATE INDEX "site_status_2_idx" ON "lead_deliveries" USING btree ("site_id","status");
  CREATE INDEX "site_channel_delivered_at_idx" ON "lead_deliveries" USING btree ("site_id","channel","delivered_at");
  CREATE INDEX "pages_starts_at_idx" ON "pages" USING btree ("starts_at");
  CREATE INDEX "pages_unlisted_key_idx" ON "pages" USING btree ("unlisted_key");
  CREATE INDEX "_pages_v_version_version_starts_at_idx" ON "_pages_v" USING btree ("version_starts_at");
  CREATE INDEX "_pages_v_version_version_unlisted_key_idx" ON "_pages_v" USING btree ("version_unlisted_key");
  CREATE INDEX "cars_held_idx" ON "cars" USING btree ("held");
  CREATE UNIQUE INDEX "site_slug_1_idx" ON "cars" USING btree ("site_id","slug");
  CREATE INDEX "site_status_3_idx" ON "cars" USING btree ("site_id","status");
  CREATE INDEX "site_status_4_idx" ON "feed_runs" USING btree ("site_id","status");
  CREATE UNIQUE INDEX "site_slug_2_idx" ON "models" USING btree ("site_id","slug");
  CREATE UNIQUE INDEX "site_slug_3_idx" ON "makes" USING btree ("site_id","slug");
  CREATE UNIQUE INDEX "site_slug_5_idx" ON "locations" USING btree ("site_id","slug");
  CREATE UNIQUE INDEX "site_slug_6_idx" ON "dealerships" USING btree ("site_id","slug");
  CREATE INDEX "payload_locked_documents_rels_payments_id_idx" ON "payload_locked_documents_rels" USING btree ("payments_id");
  CREATE INDEX "payload_locked_documents_rels_lead_exports_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_exports_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_offers_id_idx" ON "payload_locked_documents_rels" USING btree ("offers_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_exports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "offers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "offers_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "payments" CASCADE;
  DROP TABLE "lead_exports" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "offers" CASCADE;
  DROP TABLE "offers_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_payments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lead_exports_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_posts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_offers_fk";
  
  ALTER TABLE "lead_deliveries" ALTER COLUMN "part" SET DATA TYPE text;
  ALTER TABLE "lead_deliveries" ALTER COLUMN "part" SET DEFAULT 'lead'::text;
  DROP TYPE "public"."enum_lead_deliveries_part";
  CREATE TYPE "public"."enum_lead_deliveries_part" AS ENUM('lead', 'update');
  ALTER TABLE "lead_deliveries" ALTER COLUMN "part" SET DEFAULT 'lead'::"public"."enum_lead_deliveries_part";
  ALTER TABLE "lead_deliveries" ALTER COLUMN "part" SET DATA TYPE "public"."enum_lead_deliveries_part" USING "part"::"public"."enum_lead_deliveries_part";
  DROP INDEX "site_createdAt_idx";
  DROP INDEX "site_status_2_idx";
  DROP INDEX "site_channel_delivered_at_idx";
  DROP INDEX "pages_starts_at_idx";
  DROP INDEX "pages_unlisted_key_idx";
  DROP INDEX "_pages_v_version_version_starts_at_idx";
  DROP INDEX "_pages_v_version_version_unlisted_key_idx";
  DROP INDEX "cars_held_idx";
  DROP INDEX "site_slug_1_idx";
  DROP INDEX "site_status_3_idx";
  DROP INDEX "site_status_4_idx";
  DROP INDEX "site_slug_2_idx";
  DROP INDEX "site_slug_3_idx";
  DROP INDEX "site_slug_5_idx";
  DROP INDEX "site_slug_6_idx";
  DROP INDEX "payload_locked_documents_rels_payments_id_idx";
  DROP INDEX "payload_locked_documents_rels_lead_exports_id_idx";
  DROP INDEX "payload_locked_documents_rels_posts_id_idx";
  DROP INDEX "payload_locked_documents_rels_offers_id_idx";
  CREATE INDEX "site_status_1_idx" ON "lead_deliveries" USING btree ("site_id","status");
  CREATE UNIQUE INDEX "site_slug_idx" ON "cars" USING btree ("site_id","slug");
  CREATE INDEX "site_status_2_idx" ON "cars" USING btree ("site_id","status");
  CREATE INDEX "site_status_3_idx" ON "feed_runs" USING btree ("site_id","status");
  CREATE UNIQUE INDEX "site_slug_1_idx" ON "models" USING btree ("site_id","slug");
  CREATE UNIQUE INDEX "site_slug_2_idx" ON "makes" USING btree ("site_id","slug");
  CREATE UNIQUE INDEX "site_slug_3_idx" ON "locations" USING btree ("site_id","slug");
  CREATE UNIQUE INDEX "site_slug_4_idx" ON "dealerships" USING btree ("site_id","slug");
  ALTER TABLE "leads" DROP COLUMN "miscellaneous";
  ALTER TABLE "pages" DROP COLUMN "starts_at";
  ALTER TABLE "pages" DROP COLUMN "startsat_tz";
  ALTER TABLE "pages" DROP COLUMN "expiresat_tz";
  ALTER TABLE "pages" DROP COLUMN "campaign_colours_own";
  ALTER TABLE "pages" DROP COLUMN "campaign_colours_accent";
  ALTER TABLE "pages" DROP COLUMN "campaign_colours_accent_ink";
  ALTER TABLE "pages" DROP COLUMN "utm_source";
  ALTER TABLE "pages" DROP COLUMN "utm_medium";
  ALTER TABLE "pages" DROP COLUMN "utm_campaign";
  ALTER TABLE "pages" DROP COLUMN "unlisted_key";
  ALTER TABLE "_pages_v" DROP COLUMN "version_starts_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_startsat_tz";
  ALTER TABLE "_pages_v" DROP COLUMN "version_expiresat_tz";
  ALTER TABLE "_pages_v" DROP COLUMN "version_campaign_colours_own";
  ALTER TABLE "_pages_v" DROP COLUMN "version_campaign_colours_accent";
  ALTER TABLE "_pages_v" DROP COLUMN "version_campaign_colours_accent_ink";
  ALTER TABLE "_pages_v" DROP COLUMN "version_utm_source";
  ALTER TABLE "_pages_v" DROP COLUMN "version_utm_medium";
  ALTER TABLE "_pages_v" DROP COLUMN "version_utm_campaign";
  ALTER TABLE "_pages_v" DROP COLUMN "version_unlisted_key";
  ALTER TABLE "cars" DROP COLUMN "held";
  ALTER TABLE "sites" DROP COLUMN "reservations_take_cards";
  ALTER TABLE "sites" DROP COLUMN "trade_ins_note_valuation";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "payments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lead_exports_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "posts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "offers_id";
  DROP TYPE "public"."enum_payments_status";
  DROP TYPE "public"."enum_payments_kind";
  DROP TYPE "public"."enum_payments_provider";
  DROP TYPE "public"."enum_pages_startsat_tz";
  DROP TYPE "public"."enum_pages_expiresat_tz";
  DROP TYPE "public"."enum__pages_v_version_startsat_tz";
  DROP TYPE "public"."enum__pages_v_version_expiresat_tz";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum_offers_start_tz";
  DROP TYPE "public"."enum_offers_expiry_tz";`)
}
