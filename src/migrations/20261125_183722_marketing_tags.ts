import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tags_page_kinds" AS ENUM('home', 'search', 'car', 'checkout', 'model', 'offer', 'location', 'blog', 'page');
  CREATE TYPE "public"."enum_tags_kind" AS ENUM('gtm', 'ga4', 'googleAds', 'metaPixel', 'microsoftUet', 'tiktok', 'linkedin', 'hotjar', 'clarity', 'callTracking', 'podium', 'chat', 'reviewsWidget', 'custom');
  CREATE TYPE "public"."enum_tags_purpose" AS ENUM('necessary', 'functional', 'analytics', 'marketing');
  CREATE TYPE "public"."enum_tags_load" AS ENUM('ready', 'idle', 'interaction');
  CREATE TYPE "public"."enum_tags_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tags_v_version_page_kinds" AS ENUM('home', 'search', 'car', 'checkout', 'model', 'offer', 'location', 'blog', 'page');
  CREATE TYPE "public"."enum__tags_v_version_kind" AS ENUM('gtm', 'ga4', 'googleAds', 'metaPixel', 'microsoftUet', 'tiktok', 'linkedin', 'hotjar', 'clarity', 'callTracking', 'podium', 'chat', 'reviewsWidget', 'custom');
  CREATE TYPE "public"."enum__tags_v_version_purpose" AS ENUM('necessary', 'functional', 'analytics', 'marketing');
  CREATE TYPE "public"."enum__tags_v_version_load" AS ENUM('ready', 'idle', 'interaction');
  CREATE TYPE "public"."enum__tags_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sites_consent_mode" AS ENUM('off', 'notice', 'optIn');
  CREATE TYPE "public"."enum__sites_v_version_consent_mode" AS ENUM('off', 'notice', 'optIn');
  CREATE TABLE "tags_swaps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"shown" varchar,
  	"tracking" varchar,
  	"source" varchar
  );
  
  CREATE TABLE "tags_page_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_tags_page_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"title" varchar,
  	"kind" "enum_tags_kind",
  	"gtm_container_id" varchar,
  	"ga4_measurement_id" varchar,
  	"google_ads_conversion_id" varchar,
  	"google_ads_conversion_label" varchar,
  	"google_ads_customer_id" varchar,
  	"google_ads_conversion_action_id" varchar,
  	"meta_pixel_pixel_id" varchar,
  	"meta_pixel_test_event_code" varchar,
  	"meta_pixel_sealed_access_token" varchar,
  	"meta_pixel_access_token_kept" boolean DEFAULT false,
  	"microsoft_uet_tag_id" varchar,
  	"tiktok_pixel_id" varchar,
  	"linkedin_partner_id" varchar,
  	"hotjar_site_id" varchar,
  	"clarity_project_id" varchar,
  	"call_tracking_script_url" varchar,
  	"podium_token" varchar,
  	"chat_script_url" varchar,
  	"reviews_widget_script_url" varchar,
  	"reviews_widget_place" varchar,
  	"custom_script_url" varchar,
  	"purpose" "enum_tags_purpose",
  	"load" "enum_tags_load" DEFAULT 'ready',
  	"start" timestamp(3) with time zone,
  	"expiry" timestamp(3) with time zone,
  	"shared" boolean DEFAULT false,
  	"updated_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_tags_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "tags_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_tags_v_version_swaps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"shown" varchar,
  	"tracking" varchar,
  	"source" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tags_v_version_page_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__tags_v_version_page_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_tags_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_site_id" integer,
  	"version_title" varchar,
  	"version_kind" "enum__tags_v_version_kind",
  	"version_gtm_container_id" varchar,
  	"version_ga4_measurement_id" varchar,
  	"version_google_ads_conversion_id" varchar,
  	"version_google_ads_conversion_label" varchar,
  	"version_google_ads_customer_id" varchar,
  	"version_google_ads_conversion_action_id" varchar,
  	"version_meta_pixel_pixel_id" varchar,
  	"version_meta_pixel_test_event_code" varchar,
  	"version_meta_pixel_sealed_access_token" varchar,
  	"version_meta_pixel_access_token_kept" boolean DEFAULT false,
  	"version_microsoft_uet_tag_id" varchar,
  	"version_tiktok_pixel_id" varchar,
  	"version_linkedin_partner_id" varchar,
  	"version_hotjar_site_id" varchar,
  	"version_clarity_project_id" varchar,
  	"version_call_tracking_script_url" varchar,
  	"version_podium_token" varchar,
  	"version_chat_script_url" varchar,
  	"version_reviews_widget_script_url" varchar,
  	"version_reviews_widget_place" varchar,
  	"version_custom_script_url" varchar,
  	"version_purpose" "enum__tags_v_version_purpose",
  	"version_load" "enum__tags_v_version_load" DEFAULT 'ready',
  	"version_start" timestamp(3) with time zone,
  	"version_expiry" timestamp(3) with time zone,
  	"version_shared" boolean DEFAULT false,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__tags_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_tags_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "sites" ADD COLUMN "consent_mode" "enum_sites_consent_mode" DEFAULT 'off';
  ALTER TABLE "sites" ADD COLUMN "consent_title" varchar;
  ALTER TABLE "sites" ADD COLUMN "consent_text" varchar;
  ALTER TABLE "sites" ADD COLUMN "consent_accept" varchar;
  ALTER TABLE "sites" ADD COLUMN "consent_decline" varchar;
  ALTER TABLE "sites" ADD COLUMN "consent_choose" varchar;
  ALTER TABLE "sites" ADD COLUMN "consent_save" varchar;
  ALTER TABLE "sites" ADD COLUMN "consent_functional" varchar;
  ALTER TABLE "sites" ADD COLUMN "consent_analytics" varchar;
  ALTER TABLE "sites" ADD COLUMN "consent_marketing" varchar;
  ALTER TABLE "_sites_v" ADD COLUMN "version_consent_mode" "enum__sites_v_version_consent_mode" DEFAULT 'off';
  ALTER TABLE "_sites_v" ADD COLUMN "version_consent_title" varchar;
  ALTER TABLE "_sites_v" ADD COLUMN "version_consent_text" varchar;
  ALTER TABLE "_sites_v" ADD COLUMN "version_consent_accept" varchar;
  ALTER TABLE "_sites_v" ADD COLUMN "version_consent_decline" varchar;
  ALTER TABLE "_sites_v" ADD COLUMN "version_consent_choose" varchar;
  ALTER TABLE "_sites_v" ADD COLUMN "version_consent_save" varchar;
  ALTER TABLE "_sites_v" ADD COLUMN "version_consent_functional" varchar;
  ALTER TABLE "_sites_v" ADD COLUMN "version_consent_analytics" varchar;
  ALTER TABLE "_sites_v" ADD COLUMN "version_consent_marketing" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tags_id" integer;
  ALTER TABLE "tags_swaps" ADD CONSTRAINT "tags_swaps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tags_page_kinds" ADD CONSTRAINT "tags_page_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tags" ADD CONSTRAINT "tags_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tags_texts" ADD CONSTRAINT "tags_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tags_v_version_swaps" ADD CONSTRAINT "_tags_v_version_swaps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tags_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tags_v_version_page_kinds" ADD CONSTRAINT "_tags_v_version_page_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tags_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tags_v" ADD CONSTRAINT "_tags_v_parent_id_tags_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tags"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tags_v" ADD CONSTRAINT "_tags_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tags_v_texts" ADD CONSTRAINT "_tags_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tags_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tags_swaps_order_idx" ON "tags_swaps" USING btree ("_order");
  CREATE INDEX "tags_swaps_parent_id_idx" ON "tags_swaps" USING btree ("_parent_id");
  CREATE INDEX "tags_page_kinds_order_idx" ON "tags_page_kinds" USING btree ("order");
  CREATE INDEX "tags_page_kinds_parent_idx" ON "tags_page_kinds" USING btree ("parent_id");
  CREATE INDEX "tags_site_idx" ON "tags" USING btree ("site_id");
  CREATE INDEX "tags_updated_at_idx" ON "tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "tags" USING btree ("created_at");
  CREATE INDEX "tags_deleted_at_idx" ON "tags" USING btree ("deleted_at");
  CREATE INDEX "tags__status_idx" ON "tags" USING btree ("_status");
  CREATE INDEX "tags_texts_order_parent" ON "tags_texts" USING btree ("order","parent_id");
  CREATE INDEX "_tags_v_version_swaps_order_idx" ON "_tags_v_version_swaps" USING btree ("_order");
  CREATE INDEX "_tags_v_version_swaps_parent_id_idx" ON "_tags_v_version_swaps" USING btree ("_parent_id");
  CREATE INDEX "_tags_v_version_page_kinds_order_idx" ON "_tags_v_version_page_kinds" USING btree ("order");
  CREATE INDEX "_tags_v_version_page_kinds_parent_idx" ON "_tags_v_version_page_kinds" USING btree ("parent_id");
  CREATE INDEX "_tags_v_parent_idx" ON "_tags_v" USING btree ("parent_id");
  CREATE INDEX "_tags_v_version_version_site_idx" ON "_tags_v" USING btree ("version_site_id");
  CREATE INDEX "_tags_v_version_version_updated_at_idx" ON "_tags_v" USING btree ("version_updated_at");
  CREATE INDEX "_tags_v_version_version_created_at_idx" ON "_tags_v" USING btree ("version_created_at");
  CREATE INDEX "_tags_v_version_version_deleted_at_idx" ON "_tags_v" USING btree ("version_deleted_at");
  CREATE INDEX "_tags_v_version_version__status_idx" ON "_tags_v" USING btree ("version__status");
  CREATE INDEX "_tags_v_created_at_idx" ON "_tags_v" USING btree ("created_at");
  CREATE INDEX "_tags_v_updated_at_idx" ON "_tags_v" USING btree ("updated_at");
  CREATE INDEX "_tags_v_latest_idx" ON "_tags_v" USING btree ("latest");
  CREATE INDEX "_tags_v_texts_order_parent" ON "_tags_v_texts" USING btree ("order","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("tags_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tags_swaps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tags_page_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tags" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tags_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tags_v_version_swaps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tags_v_version_page_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tags_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tags_v_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "tags_swaps" CASCADE;
  DROP TABLE "tags_page_kinds" CASCADE;
  DROP TABLE "tags" CASCADE;
  DROP TABLE "tags_texts" CASCADE;
  DROP TABLE "_tags_v_version_swaps" CASCADE;
  DROP TABLE "_tags_v_version_page_kinds" CASCADE;
  DROP TABLE "_tags_v" CASCADE;
  DROP TABLE "_tags_v_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tags_fk";
  
  DROP INDEX "payload_locked_documents_rels_tags_id_idx";
  ALTER TABLE "sites" DROP COLUMN "consent_mode";
  ALTER TABLE "sites" DROP COLUMN "consent_title";
  ALTER TABLE "sites" DROP COLUMN "consent_text";
  ALTER TABLE "sites" DROP COLUMN "consent_accept";
  ALTER TABLE "sites" DROP COLUMN "consent_decline";
  ALTER TABLE "sites" DROP COLUMN "consent_choose";
  ALTER TABLE "sites" DROP COLUMN "consent_save";
  ALTER TABLE "sites" DROP COLUMN "consent_functional";
  ALTER TABLE "sites" DROP COLUMN "consent_analytics";
  ALTER TABLE "sites" DROP COLUMN "consent_marketing";
  ALTER TABLE "_sites_v" DROP COLUMN "version_consent_mode";
  ALTER TABLE "_sites_v" DROP COLUMN "version_consent_title";
  ALTER TABLE "_sites_v" DROP COLUMN "version_consent_text";
  ALTER TABLE "_sites_v" DROP COLUMN "version_consent_accept";
  ALTER TABLE "_sites_v" DROP COLUMN "version_consent_decline";
  ALTER TABLE "_sites_v" DROP COLUMN "version_consent_choose";
  ALTER TABLE "_sites_v" DROP COLUMN "version_consent_save";
  ALTER TABLE "_sites_v" DROP COLUMN "version_consent_functional";
  ALTER TABLE "_sites_v" DROP COLUMN "version_consent_analytics";
  ALTER TABLE "_sites_v" DROP COLUMN "version_consent_marketing";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tags_id";
  DROP TYPE "public"."enum_tags_page_kinds";
  DROP TYPE "public"."enum_tags_kind";
  DROP TYPE "public"."enum_tags_purpose";
  DROP TYPE "public"."enum_tags_load";
  DROP TYPE "public"."enum_tags_status";
  DROP TYPE "public"."enum__tags_v_version_page_kinds";
  DROP TYPE "public"."enum__tags_v_version_kind";
  DROP TYPE "public"."enum__tags_v_version_purpose";
  DROP TYPE "public"."enum__tags_v_version_load";
  DROP TYPE "public"."enum__tags_v_version_status";
  DROP TYPE "public"."enum_sites_consent_mode";
  DROP TYPE "public"."enum__sites_v_version_consent_mode";`)
}
