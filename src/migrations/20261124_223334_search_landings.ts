import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_sites_stock_rules_facets_attribute" ADD VALUE 'weekly_price' BEFORE 'weekly_price_range';
  ALTER TYPE "public"."enum_sites_stock_rules_facets_attribute" ADD VALUE 'tare_weight_kg' BEFORE 'filtered_features';
  ALTER TYPE "public"."enum_sites_stock_rules_facets_attribute" ADD VALUE 'aggregate_trailer_mass_kg' BEFORE 'filtered_features';
  ALTER TYPE "public"."enum_sites_stock_rules_facets_attribute" ADD VALUE 'body_length_feet' BEFORE 'filtered_features';
  ALTER TYPE "public"."enum_sites_stock_rules_facets_attribute" ADD VALUE 'engine_hours' BEFORE 'filtered_features';
  ALTER TYPE "public"."enum_sites_stock_rules_facets_attribute" ADD VALUE 'power_hp' BEFORE 'filtered_features';
  ALTER TYPE "public"."enum_sites_stock_rules_facets_attribute" ADD VALUE 'body_style' BEFORE 'filtered_features';
  CREATE TABLE "search_landings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"path" varchar NOT NULL,
  	"heading" varchar,
  	"intro" varchar,
  	"title" varchar,
  	"description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "cars" ADD COLUMN "engine_hours" numeric;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_landings_id" integer;
  ALTER TABLE "search_landings" ADD CONSTRAINT "search_landings_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "search_landings_site_idx" ON "search_landings" USING btree ("site_id");
  CREATE INDEX "search_landings_updated_at_idx" ON "search_landings" USING btree ("updated_at");
  CREATE INDEX "search_landings_created_at_idx" ON "search_landings" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_path_1_idx" ON "search_landings" USING btree ("site_id","path");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_landings_fk" FOREIGN KEY ("search_landings_id") REFERENCES "public"."search_landings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_search_landings_id_idx" ON "payload_locked_documents_rels" USING btree ("search_landings_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_landings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "search_landings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_landings_fk";
  
  ALTER TABLE "sites_stock_rules_facets" ALTER COLUMN "attribute" SET DATA TYPE text;
  DROP TYPE "public"."enum_sites_stock_rules_facets_attribute";
  CREATE TYPE "public"."enum_sites_stock_rules_facets_attribute" AS ENUM('car_type', 'make', 'model', 'make_model', 'badge', 'price', 'subscription_price', 'price_range', 'weekly_price_range', 'year', 'km', 'body', 'fuel', 'transmission', 'drive', 'colour', 'seats', 'sleeps', 'filtered_features', 'categories', 'item_type', 'status', 'tag', 'certified', 'location_name', 'dealership_name', 'city', 'state', 'created_at_timestamp');
  ALTER TABLE "sites_stock_rules_facets" ALTER COLUMN "attribute" SET DATA TYPE "public"."enum_sites_stock_rules_facets_attribute" USING "attribute"::"public"."enum_sites_stock_rules_facets_attribute";
  DROP INDEX "payload_locked_documents_rels_search_landings_id_idx";
  ALTER TABLE "cars" DROP COLUMN "engine_hours";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_landings_id";`)
}
