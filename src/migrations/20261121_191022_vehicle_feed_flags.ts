import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_promo_cards_tone" AS ENUM('ink', 'accent', 'surface');
  CREATE TYPE "public"."enum_sites_cards_buttons" AS ENUM('enquire', 'viewDetails', 'testDrive', 'reserve');
  CREATE TYPE "public"."enum_sites_cards_save_button" AS ENUM('favourite', 'compare', 'garage');
  ALTER TYPE "public"."enum_sites_stock_rules_facets_attribute" ADD VALUE 'created_at_timestamp';
  ALTER TYPE "public"."enum_sites_stock_rules_facets_kind" ADD VALUE 'age';
  CREATE TABLE "sites_cards_buttons" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_sites_cards_buttons",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "promo_cards" ADD COLUMN "tone" "enum_promo_cards_tone" DEFAULT 'ink' NOT NULL;
  ALTER TABLE "sites" ADD COLUMN "flags_google_vehicle_feed" boolean DEFAULT true;
  ALTER TABLE "sites" ADD COLUMN "flags_meta_vehicle_feed" boolean DEFAULT true;
  ALTER TABLE "sites" ADD COLUMN "cards_reserve_amount" numeric;
  ALTER TABLE "sites" ADD COLUMN "cards_save_button" "enum_sites_cards_save_button" DEFAULT 'favourite' NOT NULL;
  ALTER TABLE "sites" ADD COLUMN "cards_location_overlay" boolean DEFAULT false;
  ALTER TABLE "sites" ADD COLUMN "cards_request_photos" boolean DEFAULT true;
  ALTER TABLE "sites_cards_buttons" ADD CONSTRAINT "sites_cards_buttons_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "sites_cards_buttons_order_idx" ON "sites_cards_buttons" USING btree ("order");
  CREATE INDEX "sites_cards_buttons_parent_idx" ON "sites_cards_buttons" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "sites_cards_buttons" CASCADE;
  ALTER TABLE "sites_stock_rules_facets" ALTER COLUMN "attribute" SET DATA TYPE text;
  DROP TYPE "public"."enum_sites_stock_rules_facets_attribute";
  CREATE TYPE "public"."enum_sites_stock_rules_facets_attribute" AS ENUM('car_type', 'make', 'model', 'make_model', 'badge', 'price', 'subscription_price', 'price_range', 'weekly_price_range', 'year', 'km', 'body', 'fuel', 'transmission', 'drive', 'colour', 'seats', 'sleeps', 'filtered_features', 'categories', 'item_type', 'status', 'tag', 'certified', 'location_name', 'dealership_name', 'city', 'state');
  ALTER TABLE "sites_stock_rules_facets" ALTER COLUMN "attribute" SET DATA TYPE "public"."enum_sites_stock_rules_facets_attribute" USING "attribute"::"public"."enum_sites_stock_rules_facets_attribute";
  ALTER TABLE "sites_stock_rules_facets" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "sites_stock_rules_facets" ALTER COLUMN "kind" SET DEFAULT 'list'::text;
  DROP TYPE "public"."enum_sites_stock_rules_facets_kind";
  CREATE TYPE "public"."enum_sites_stock_rules_facets_kind" AS ENUM('list', 'searchableList', 'hierarchy', 'range', 'swatches', 'toggle');
  ALTER TABLE "sites_stock_rules_facets" ALTER COLUMN "kind" SET DEFAULT 'list'::"public"."enum_sites_stock_rules_facets_kind";
  ALTER TABLE "sites_stock_rules_facets" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_sites_stock_rules_facets_kind" USING "kind"::"public"."enum_sites_stock_rules_facets_kind";
  ALTER TABLE "promo_cards" DROP COLUMN "tone";
  ALTER TABLE "sites" DROP COLUMN "flags_google_vehicle_feed";
  ALTER TABLE "sites" DROP COLUMN "flags_meta_vehicle_feed";
  ALTER TABLE "sites" DROP COLUMN "cards_reserve_amount";
  ALTER TABLE "sites" DROP COLUMN "cards_save_button";
  ALTER TABLE "sites" DROP COLUMN "cards_location_overlay";
  ALTER TABLE "sites" DROP COLUMN "cards_request_photos";
  DROP TYPE "public"."enum_promo_cards_tone";
  DROP TYPE "public"."enum_sites_cards_buttons";
  DROP TYPE "public"."enum_sites_cards_save_button";`)
}
