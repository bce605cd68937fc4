import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_holds_status" ADD VALUE 'pending' BEFORE 'held';
  CREATE TABLE "tow_vehicles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"name" varchar NOT NULL,
  	"braked_kg" numeric NOT NULL,
  	"ball_kg" numeric,
  	"gcm_kg" numeric,
  	"gvm_kg" numeric,
  	"kerb_kg" numeric,
  	"overall_mm" numeric,
  	"source" varchar NOT NULL,
  	"source_url" varchar,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "sites" ALTER COLUMN "marketing_opt_in_default" SET DEFAULT false;
  ALTER TABLE "cars" ADD COLUMN "tow_ball_mass_kg" numeric;
  ALTER TABLE "locations" ADD COLUMN "map_image_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tow_vehicles_id" integer;
  ALTER TABLE "tow_vehicles" ADD CONSTRAINT "tow_vehicles_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "tow_vehicles_site_idx" ON "tow_vehicles" USING btree ("site_id");
  CREATE INDEX "tow_vehicles_slug_idx" ON "tow_vehicles" USING btree ("slug");
  CREATE INDEX "tow_vehicles_updated_at_idx" ON "tow_vehicles" USING btree ("updated_at");
  CREATE INDEX "tow_vehicles_created_at_idx" ON "tow_vehicles" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_slug_7_idx" ON "tow_vehicles" USING btree ("site_id","slug");
  ALTER TABLE "locations" ADD CONSTRAINT "locations_map_image_id_media_id_fk" FOREIGN KEY ("map_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tow_vehicles_fk" FOREIGN KEY ("tow_vehicles_id") REFERENCES "public"."tow_vehicles"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "locations_map_image_idx" ON "locations" USING btree ("map_image_id");
  CREATE INDEX "payload_locked_documents_rels_tow_vehicles_id_idx" ON "payload_locked_documents_rels" USING btree ("tow_vehicles_id");`)
  await db.execute(sql`
    CREATE TABLE "price_changes" (
      "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "site_id" integer NOT NULL REFERENCES "sites" ("id") ON DELETE CASCADE,
      "car_id" integer NOT NULL REFERENCES "cars" ("id") ON DELETE CASCADE,
      "price_before" integer NOT NULL,
      "price_after" integer NOT NULL,
      "at" timestamptz(3) NOT NULL
    );
    CREATE INDEX "price_changes_car_idx" ON "price_changes" ("car_id", "at");
    CREATE INDEX "price_changes_site_idx" ON "price_changes" ("site_id")`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "price_changes"`)
  await db.execute(sql`
   ALTER TABLE "tow_vehicles" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "tow_vehicles" CASCADE;
  ALTER TABLE "locations" DROP CONSTRAINT "locations_map_image_id_media_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tow_vehicles_fk";
  
  ALTER TABLE "holds" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "holds" ALTER COLUMN "status" SET DEFAULT 'held'::text;
  DROP TYPE "public"."enum_holds_status";
  CREATE TYPE "public"."enum_holds_status" AS ENUM('held', 'paid', 'released', 'expired');
  ALTER TABLE "holds" ALTER COLUMN "status" SET DEFAULT 'held'::"public"."enum_holds_status";
  ALTER TABLE "holds" ALTER COLUMN "status" SET DATA TYPE "public"."enum_holds_status" USING "status"::"public"."enum_holds_status";
  DROP INDEX "locations_map_image_idx";
  DROP INDEX "payload_locked_documents_rels_tow_vehicles_id_idx";
  ALTER TABLE "sites" ALTER COLUMN "marketing_opt_in_default" SET DEFAULT true;
  ALTER TABLE "cars" DROP COLUMN "tow_ball_mass_kg";
  ALTER TABLE "locations" DROP COLUMN "map_image_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tow_vehicles_id";`)
}
