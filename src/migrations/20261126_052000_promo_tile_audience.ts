import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_promo_tiles_audience_car_types" AS ENUM('new', 'used', 'demo');
  CREATE TYPE "public"."enum_promo_tiles_audience_visitors" AS ENUM('all', 'new', 'returning');
  CREATE TYPE "public"."enum__promo_tiles_v_version_audience_car_types" AS ENUM('new', 'used', 'demo');
  CREATE TYPE "public"."enum__promo_tiles_v_version_audience_visitors" AS ENUM('all', 'new', 'returning');
  ALTER TYPE "public"."enum_promo_tiles_kind" ADD VALUE 'offer';
  ALTER TYPE "public"."enum__promo_tiles_v_version_kind" ADD VALUE 'offer';
  CREATE TABLE "promo_tiles_audience_car_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_promo_tiles_audience_car_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "promo_tiles_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_promo_tiles_v_version_audience_car_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__promo_tiles_v_version_audience_car_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_promo_tiles_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "promo_tiles" ADD COLUMN "audience_visitors" "enum_promo_tiles_audience_visitors" DEFAULT 'all';
  ALTER TABLE "promo_tiles" ADD COLUMN "audience_price_from" numeric;
  ALTER TABLE "promo_tiles" ADD COLUMN "audience_price_to" numeric;
  ALTER TABLE "promo_tiles" ADD COLUMN "start" timestamp(3) with time zone;
  ALTER TABLE "promo_tiles" ADD COLUMN "expiry" timestamp(3) with time zone;
  ALTER TABLE "_promo_tiles_v" ADD COLUMN "version_audience_visitors" "enum__promo_tiles_v_version_audience_visitors" DEFAULT 'all';
  ALTER TABLE "_promo_tiles_v" ADD COLUMN "version_audience_price_from" numeric;
  ALTER TABLE "_promo_tiles_v" ADD COLUMN "version_audience_price_to" numeric;
  ALTER TABLE "_promo_tiles_v" ADD COLUMN "version_start" timestamp(3) with time zone;
  ALTER TABLE "_promo_tiles_v" ADD COLUMN "version_expiry" timestamp(3) with time zone;
  ALTER TABLE "promo_tiles_audience_car_types" ADD CONSTRAINT "promo_tiles_audience_car_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promo_tiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promo_tiles_texts" ADD CONSTRAINT "promo_tiles_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promo_tiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promo_tiles_v_version_audience_car_types" ADD CONSTRAINT "_promo_tiles_v_version_audience_car_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_promo_tiles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promo_tiles_v_texts" ADD CONSTRAINT "_promo_tiles_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_promo_tiles_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "promo_tiles_audience_car_types_order_idx" ON "promo_tiles_audience_car_types" USING btree ("order");
  CREATE INDEX "promo_tiles_audience_car_types_parent_idx" ON "promo_tiles_audience_car_types" USING btree ("parent_id");
  CREATE INDEX "promo_tiles_texts_order_parent" ON "promo_tiles_texts" USING btree ("order","parent_id");
  CREATE INDEX "_promo_tiles_v_version_audience_car_types_order_idx" ON "_promo_tiles_v_version_audience_car_types" USING btree ("order");
  CREATE INDEX "_promo_tiles_v_version_audience_car_types_parent_idx" ON "_promo_tiles_v_version_audience_car_types" USING btree ("parent_id");
  CREATE INDEX "_promo_tiles_v_texts_order_parent" ON "_promo_tiles_v_texts" USING btree ("order","parent_id");
  -- The brands and car types that a tile was for are its audience now.
  INSERT INTO "promo_tiles_texts" ("order", "parent_id", "path", "text")
    SELECT row_number() OVER (PARTITION BY "parent_id" ORDER BY "promo_tiles_rels"."order", "makes"."id"), "parent_id", 'audience.makes', "makes"."name"
    FROM "promo_tiles_rels" JOIN "makes" ON "makes"."id" = "makes_id" WHERE "path" = 'brands';
  INSERT INTO "_promo_tiles_v_texts" ("order", "parent_id", "path", "text")
    SELECT row_number() OVER (PARTITION BY "parent_id" ORDER BY "_promo_tiles_v_rels"."order", "makes"."id"), "parent_id", 'version.audience.makes', "makes"."name"
    FROM "_promo_tiles_v_rels" JOIN "makes" ON "makes"."id" = "makes_id" WHERE "path" = 'version.brands';
  INSERT INTO "promo_tiles_audience_car_types" ("order", "parent_id", "value")
    SELECT "order", "parent_id", "value"::text::"enum_promo_tiles_audience_car_types" FROM "promo_tiles_car_types";
  INSERT INTO "_promo_tiles_v_version_audience_car_types" ("order", "parent_id", "value")
    SELECT "order", "parent_id", "value"::text::"enum__promo_tiles_v_version_audience_car_types" FROM "_promo_tiles_v_version_car_types";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "promo_tiles_audience_car_types" CASCADE;
  DROP TABLE "promo_tiles_texts" CASCADE;
  DROP TABLE "_promo_tiles_v_version_audience_car_types" CASCADE;
  DROP TABLE "_promo_tiles_v_texts" CASCADE;
  ALTER TABLE "promo_tiles" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_promo_tiles_kind";
  CREATE TYPE "public"."enum_promo_tiles_kind" AS ENUM('warranty', 'videoCall', 'tradeIn', 'freight', 'finance', 'experience');
  ALTER TABLE "promo_tiles" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_promo_tiles_kind" USING "kind"::"public"."enum_promo_tiles_kind";
  ALTER TABLE "_promo_tiles_v" ALTER COLUMN "version_kind" SET DATA TYPE text;
  DROP TYPE "public"."enum__promo_tiles_v_version_kind";
  CREATE TYPE "public"."enum__promo_tiles_v_version_kind" AS ENUM('warranty', 'videoCall', 'tradeIn', 'freight', 'finance', 'experience');
  ALTER TABLE "_promo_tiles_v" ALTER COLUMN "version_kind" SET DATA TYPE "public"."enum__promo_tiles_v_version_kind" USING "version_kind"::"public"."enum__promo_tiles_v_version_kind";
  ALTER TABLE "promo_tiles" DROP COLUMN "audience_visitors";
  ALTER TABLE "promo_tiles" DROP COLUMN "audience_price_from";
  ALTER TABLE "promo_tiles" DROP COLUMN "audience_price_to";
  ALTER TABLE "promo_tiles" DROP COLUMN "start";
  ALTER TABLE "promo_tiles" DROP COLUMN "expiry";
  ALTER TABLE "_promo_tiles_v" DROP COLUMN "version_audience_visitors";
  ALTER TABLE "_promo_tiles_v" DROP COLUMN "version_audience_price_from";
  ALTER TABLE "_promo_tiles_v" DROP COLUMN "version_audience_price_to";
  ALTER TABLE "_promo_tiles_v" DROP COLUMN "version_start";
  ALTER TABLE "_promo_tiles_v" DROP COLUMN "version_expiry";
  DROP TYPE "public"."enum_promo_tiles_audience_car_types";
  DROP TYPE "public"."enum_promo_tiles_audience_visitors";
  DROP TYPE "public"."enum__promo_tiles_v_version_audience_car_types";
  DROP TYPE "public"."enum__promo_tiles_v_version_audience_visitors";`)
}
