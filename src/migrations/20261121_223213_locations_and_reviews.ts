import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."location_subtype" AS ENUM('buying');
  CREATE TYPE "public"."enum_sites_location_rules_unique_by" AS ENUM('phoneOrStreet', 'placeId');
  CREATE TYPE "public"."enum_sites_review_rules_source" AS ENUM('own', 'snap21');
  ALTER TABLE "reviews" ADD COLUMN "source" varchar;
  ALTER TABLE "reviews" ADD COLUMN "external_id" varchar;
  ALTER TABLE "reviews" ADD COLUMN "image_id" integer;
  ALTER TABLE "locations_departments" ADD COLUMN "location_subtype" "location_subtype";
  ALTER TABLE "locations_special_hours" ADD COLUMN "location_type" "location_type";
  ALTER TABLE "locations" ADD COLUMN "car_phones_new" varchar;
  ALTER TABLE "locations" ADD COLUMN "car_phones_used" varchar;
  ALTER TABLE "locations" ADD COLUMN "car_phones_demo" varchar;
  ALTER TABLE "sites" ADD COLUMN "location_rules_unique_by" "enum_sites_location_rules_unique_by" DEFAULT 'phoneOrStreet';
  ALTER TABLE "sites" ADD COLUMN "location_rules_tile_url" varchar;
  ALTER TABLE "sites" ADD COLUMN "location_rules_tile_attribution" varchar;
  ALTER TABLE "sites" ADD COLUMN "car_phones_new" varchar;
  ALTER TABLE "sites" ADD COLUMN "car_phones_used" varchar;
  ALTER TABLE "sites" ADD COLUMN "car_phones_demo" varchar;
  ALTER TABLE "sites" ADD COLUMN "review_rules_source" "enum_sites_review_rules_source" DEFAULT 'own';
  ALTER TABLE "sites" ADD COLUMN "review_rules_org_id" varchar;
  ALTER TABLE "sites" ADD COLUMN "review_rules_minimum_average" numeric DEFAULT 4;
  ALTER TABLE "sites" ADD COLUMN "review_rules_excluded_text" varchar DEFAULT 'Translated';
  ALTER TABLE "sites_rels" ADD COLUMN "reviews_id" integer;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites_rels" ADD CONSTRAINT "sites_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "reviews_external_id_idx" ON "reviews" USING btree ("external_id");
  CREATE INDEX "reviews_image_idx" ON "reviews" USING btree ("image_id");
  CREATE INDEX "sites_rels_reviews_id_idx" ON "sites_rels" USING btree ("reviews_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reviews" DROP CONSTRAINT "reviews_image_id_media_id_fk";
  
  ALTER TABLE "sites_rels" DROP CONSTRAINT "sites_rels_reviews_fk";
  
  DROP INDEX "reviews_external_id_idx";
  DROP INDEX "reviews_image_idx";
  DROP INDEX "sites_rels_reviews_id_idx";
  ALTER TABLE "reviews" DROP COLUMN "source";
  ALTER TABLE "reviews" DROP COLUMN "external_id";
  ALTER TABLE "reviews" DROP COLUMN "image_id";
  ALTER TABLE "locations_departments" DROP COLUMN "location_subtype";
  ALTER TABLE "locations_special_hours" DROP COLUMN "location_type";
  ALTER TABLE "locations" DROP COLUMN "car_phones_new";
  ALTER TABLE "locations" DROP COLUMN "car_phones_used";
  ALTER TABLE "locations" DROP COLUMN "car_phones_demo";
  ALTER TABLE "sites" DROP COLUMN "location_rules_unique_by";
  ALTER TABLE "sites" DROP COLUMN "location_rules_tile_url";
  ALTER TABLE "sites" DROP COLUMN "location_rules_tile_attribution";
  ALTER TABLE "sites" DROP COLUMN "car_phones_new";
  ALTER TABLE "sites" DROP COLUMN "car_phones_used";
  ALTER TABLE "sites" DROP COLUMN "car_phones_demo";
  ALTER TABLE "sites" DROP COLUMN "review_rules_source";
  ALTER TABLE "sites" DROP COLUMN "review_rules_org_id";
  ALTER TABLE "sites" DROP COLUMN "review_rules_minimum_average";
  ALTER TABLE "sites" DROP COLUMN "review_rules_excluded_text";
  ALTER TABLE "sites_rels" DROP COLUMN "reviews_id";
  DROP TYPE "public"."location_subtype";
  DROP TYPE "public"."enum_sites_location_rules_unique_by";
  DROP TYPE "public"."enum_sites_review_rules_source";`)
}
