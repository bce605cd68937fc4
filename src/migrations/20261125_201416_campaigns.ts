import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_menus_items_start_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum_menus_items_expiry_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum__menus_v_version_items_start_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum__menus_v_version_items_expiry_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum_promo_cards_audience_car_types" AS ENUM('new', 'used', 'demo');
  CREATE TYPE "public"."enum__promo_cards_v_version_audience_car_types" AS ENUM('new', 'used', 'demo');
  CREATE TYPE "public"."enum_sites_announcement_planned_start_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum_sites_announcement_planned_expiry_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum__sites_v_version_announcement_planned_start_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum__sites_v_version_announcement_planned_expiry_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TABLE "promo_cards_audience_car_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_promo_cards_audience_car_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "promo_cards_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_promo_cards_v_version_audience_car_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__promo_cards_v_version_audience_car_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_promo_cards_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "sites_announcement_planned" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"link" varchar,
  	"start" timestamp(3) with time zone,
  	"start_tz" "enum_sites_announcement_planned_start_tz",
  	"expiry" timestamp(3) with time zone NOT NULL,
  	"expiry_tz" "enum_sites_announcement_planned_expiry_tz" NOT NULL
  );
  
  CREATE TABLE "_sites_v_version_announcement_planned" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"link" varchar,
  	"start" timestamp(3) with time zone,
  	"start_tz" "enum__sites_v_version_announcement_planned_start_tz",
  	"expiry" timestamp(3) with time zone NOT NULL,
  	"expiry_tz" "enum__sites_v_version_announcement_planned_expiry_tz" NOT NULL,
  	"_uuid" varchar
  );
  
  ALTER TABLE "menus_items" ADD COLUMN "start" timestamp(3) with time zone;
  ALTER TABLE "menus_items" ADD COLUMN "start_tz" "enum_menus_items_start_tz";
  ALTER TABLE "menus_items" ADD COLUMN "expiry" timestamp(3) with time zone;
  ALTER TABLE "menus_items" ADD COLUMN "expiry_tz" "enum_menus_items_expiry_tz";
  ALTER TABLE "_menus_v_version_items" ADD COLUMN "start" timestamp(3) with time zone;
  ALTER TABLE "_menus_v_version_items" ADD COLUMN "start_tz" "enum__menus_v_version_items_start_tz";
  ALTER TABLE "_menus_v_version_items" ADD COLUMN "expiry" timestamp(3) with time zone;
  ALTER TABLE "_menus_v_version_items" ADD COLUMN "expiry_tz" "enum__menus_v_version_items_expiry_tz";
  ALTER TABLE "promo_cards" ADD COLUMN "audience_price_from" numeric;
  ALTER TABLE "promo_cards" ADD COLUMN "audience_price_to" numeric;
  ALTER TABLE "_promo_cards_v" ADD COLUMN "version_audience_price_from" numeric;
  ALTER TABLE "_promo_cards_v" ADD COLUMN "version_audience_price_to" numeric;
  ALTER TABLE "promo_cards_audience_car_types" ADD CONSTRAINT "promo_cards_audience_car_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promo_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promo_cards_texts" ADD CONSTRAINT "promo_cards_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promo_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promo_cards_v_version_audience_car_types" ADD CONSTRAINT "_promo_cards_v_version_audience_car_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_promo_cards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promo_cards_v_texts" ADD CONSTRAINT "_promo_cards_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_promo_cards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_announcement_planned" ADD CONSTRAINT "sites_announcement_planned_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_announcement_planned" ADD CONSTRAINT "_sites_v_version_announcement_planned_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "promo_cards_audience_car_types_order_idx" ON "promo_cards_audience_car_types" USING btree ("order");
  CREATE INDEX "promo_cards_audience_car_types_parent_idx" ON "promo_cards_audience_car_types" USING btree ("parent_id");
  CREATE INDEX "promo_cards_texts_order_parent" ON "promo_cards_texts" USING btree ("order","parent_id");
  CREATE INDEX "_promo_cards_v_version_audience_car_types_order_idx" ON "_promo_cards_v_version_audience_car_types" USING btree ("order");
  CREATE INDEX "_promo_cards_v_version_audience_car_types_parent_idx" ON "_promo_cards_v_version_audience_car_types" USING btree ("parent_id");
  CREATE INDEX "_promo_cards_v_texts_order_parent" ON "_promo_cards_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "sites_announcement_planned_order_idx" ON "sites_announcement_planned" USING btree ("_order");
  CREATE INDEX "sites_announcement_planned_parent_id_idx" ON "sites_announcement_planned" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_version_announcement_planned_order_idx" ON "_sites_v_version_announcement_planned" USING btree ("_order");
  CREATE INDEX "_sites_v_version_announcement_planned_parent_id_idx" ON "_sites_v_version_announcement_planned" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "promo_cards_audience_car_types" CASCADE;
  DROP TABLE "promo_cards_texts" CASCADE;
  DROP TABLE "_promo_cards_v_version_audience_car_types" CASCADE;
  DROP TABLE "_promo_cards_v_texts" CASCADE;
  DROP TABLE "sites_announcement_planned" CASCADE;
  DROP TABLE "_sites_v_version_announcement_planned" CASCADE;
  ALTER TABLE "menus_items" DROP COLUMN "start";
  ALTER TABLE "menus_items" DROP COLUMN "start_tz";
  ALTER TABLE "menus_items" DROP COLUMN "expiry";
  ALTER TABLE "menus_items" DROP COLUMN "expiry_tz";
  ALTER TABLE "_menus_v_version_items" DROP COLUMN "start";
  ALTER TABLE "_menus_v_version_items" DROP COLUMN "start_tz";
  ALTER TABLE "_menus_v_version_items" DROP COLUMN "expiry";
  ALTER TABLE "_menus_v_version_items" DROP COLUMN "expiry_tz";
  ALTER TABLE "promo_cards" DROP COLUMN "audience_price_from";
  ALTER TABLE "promo_cards" DROP COLUMN "audience_price_to";
  ALTER TABLE "_promo_cards_v" DROP COLUMN "version_audience_price_from";
  ALTER TABLE "_promo_cards_v" DROP COLUMN "version_audience_price_to";
  DROP TYPE "public"."enum_menus_items_start_tz";
  DROP TYPE "public"."enum_menus_items_expiry_tz";
  DROP TYPE "public"."enum__menus_v_version_items_start_tz";
  DROP TYPE "public"."enum__menus_v_version_items_expiry_tz";
  DROP TYPE "public"."enum_promo_cards_audience_car_types";
  DROP TYPE "public"."enum__promo_cards_v_version_audience_car_types";
  DROP TYPE "public"."enum_sites_announcement_planned_start_tz";
  DROP TYPE "public"."enum_sites_announcement_planned_expiry_tz";
  DROP TYPE "public"."enum__sites_v_version_announcement_planned_start_tz";
  DROP TYPE "public"."enum__sites_v_version_announcement_planned_expiry_tz";`)
}
