import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."menu_grouping" AS ENUM('position', 'body');
  CREATE TYPE "public"."model_feature_template" AS ENUM('beside', 'wide', 'card', 'words');
  CREATE TYPE "public"."warranty_car_type" AS ENUM('new', 'used', 'demo');
  CREATE TABLE "models_model_variants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"full_name" varchar,
  	"series" varchar,
  	"dap_min_price" numeric,
  	"dap_max_price" numeric,
  	"features" jsonb,
  	"image_id" integer
  );
  
  CREATE TABLE "models_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"template" "model_feature_template" DEFAULT 'beside' NOT NULL,
  	"description" varchar,
  	"image_id" integer,
  	"is_carousel" boolean DEFAULT false
  );
  
  CREATE TABLE "models_colours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"hex" varchar DEFAULT '#808080' NOT NULL,
  	"note" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "models_model_specifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"group" varchar,
  	"label" varchar NOT NULL,
  	"value" varchar NOT NULL
  );
  
  CREATE TABLE "models_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "models_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "sites_warranties_car_types" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "warranty_car_type",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sites_warranties" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"wording" varchar NOT NULL
  );
  
  CREATE TABLE "groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"settings" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "menus_items_dropdown_items" ADD COLUMN "image_id" integer;
  ALTER TABLE "menus_items" ADD COLUMN "grouping" "menu_grouping" DEFAULT 'position';
  ALTER TABLE "models" ADD COLUMN "fuel" varchar;
  ALTER TABLE "models" ADD COLUMN "original_disclaimer" varchar;
  ALTER TABLE "models" ADD COLUMN "banner_id" integer;
  ALTER TABLE "makes" ADD COLUMN "model_prefix" varchar;
  ALTER TABLE "sites" ADD COLUMN "flags_brand_menus" boolean DEFAULT true;
  ALTER TABLE "sites" ADD COLUMN "flags_call_from_menu" boolean DEFAULT true;
  ALTER TABLE "sites" ADD COLUMN "messaging_chat_bubble" boolean DEFAULT false;
  ALTER TABLE "sites" ADD COLUMN "group_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "groups_id" integer;
  ALTER TABLE "models_model_variants" ADD CONSTRAINT "models_model_variants_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_model_variants" ADD CONSTRAINT "models_model_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_features" ADD CONSTRAINT "models_features_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_features" ADD CONSTRAINT "models_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_colours" ADD CONSTRAINT "models_colours_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_colours" ADD CONSTRAINT "models_colours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_model_specifications" ADD CONSTRAINT "models_model_specifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_texts" ADD CONSTRAINT "models_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_rels" ADD CONSTRAINT "models_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_rels" ADD CONSTRAINT "models_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_warranties_car_types" ADD CONSTRAINT "sites_warranties_car_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites_warranties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_warranties" ADD CONSTRAINT "sites_warranties_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "models_model_variants_order_idx" ON "models_model_variants" USING btree ("_order");
  CREATE INDEX "models_model_variants_parent_id_idx" ON "models_model_variants" USING btree ("_parent_id");
  CREATE INDEX "models_model_variants_image_idx" ON "models_model_variants" USING btree ("image_id");
  CREATE INDEX "models_features_order_idx" ON "models_features" USING btree ("_order");
  CREATE INDEX "models_features_parent_id_idx" ON "models_features" USING btree ("_parent_id");
  CREATE INDEX "models_features_image_idx" ON "models_features" USING btree ("image_id");
  CREATE INDEX "models_colours_order_idx" ON "models_colours" USING btree ("_order");
  CREATE INDEX "models_colours_parent_id_idx" ON "models_colours" USING btree ("_parent_id");
  CREATE INDEX "models_colours_image_idx" ON "models_colours" USING btree ("image_id");
  CREATE INDEX "models_model_specifications_order_idx" ON "models_model_specifications" USING btree ("_order");
  CREATE INDEX "models_model_specifications_parent_id_idx" ON "models_model_specifications" USING btree ("_parent_id");
  CREATE INDEX "models_texts_order_parent" ON "models_texts" USING btree ("order","parent_id");
  CREATE INDEX "models_rels_order_idx" ON "models_rels" USING btree ("order");
  CREATE INDEX "models_rels_parent_idx" ON "models_rels" USING btree ("parent_id");
  CREATE INDEX "models_rels_path_idx" ON "models_rels" USING btree ("path");
  CREATE INDEX "models_rels_media_id_idx" ON "models_rels" USING btree ("media_id");
  CREATE INDEX "sites_warranties_car_types_order_idx" ON "sites_warranties_car_types" USING btree ("order");
  CREATE INDEX "sites_warranties_car_types_parent_idx" ON "sites_warranties_car_types" USING btree ("parent_id");
  CREATE INDEX "sites_warranties_order_idx" ON "sites_warranties" USING btree ("_order");
  CREATE INDEX "sites_warranties_parent_id_idx" ON "sites_warranties" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "groups_name_idx" ON "groups" USING btree ("name");
  CREATE INDEX "groups_updated_at_idx" ON "groups" USING btree ("updated_at");
  CREATE INDEX "groups_created_at_idx" ON "groups" USING btree ("created_at");
  ALTER TABLE "menus_items_dropdown_items" ADD CONSTRAINT "menus_items_dropdown_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models" ADD CONSTRAINT "models_banner_id_media_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_groups_fk" FOREIGN KEY ("groups_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "menus_items_dropdown_items_image_idx" ON "menus_items_dropdown_items" USING btree ("image_id");
  CREATE INDEX "models_banner_idx" ON "models" USING btree ("banner_id");
  CREATE INDEX "sites_group_idx" ON "sites" USING btree ("group_id");
  CREATE INDEX "payload_locked_documents_rels_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("groups_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "models_model_variants" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "models_features" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "models_colours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "models_model_specifications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "models_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "models_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sites_warranties_car_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sites_warranties" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "groups" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "models_model_variants" CASCADE;
  DROP TABLE "models_features" CASCADE;
  DROP TABLE "models_colours" CASCADE;
  DROP TABLE "models_model_specifications" CASCADE;
  DROP TABLE "models_texts" CASCADE;
  DROP TABLE "models_rels" CASCADE;
  DROP TABLE "sites_warranties_car_types" CASCADE;
  DROP TABLE "sites_warranties" CASCADE;
  DROP TABLE "groups" CASCADE;
  ALTER TABLE "menus_items_dropdown_items" DROP CONSTRAINT "menus_items_dropdown_items_image_id_media_id_fk";
  
  ALTER TABLE "models" DROP CONSTRAINT "models_banner_id_media_id_fk";
  
  ALTER TABLE "sites" DROP CONSTRAINT "sites_group_id_groups_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_groups_fk";
  
  DROP INDEX "menus_items_dropdown_items_image_idx";
  DROP INDEX "models_banner_idx";
  DROP INDEX "sites_group_idx";
  DROP INDEX "payload_locked_documents_rels_groups_id_idx";
  ALTER TABLE "menus_items_dropdown_items" DROP COLUMN "image_id";
  ALTER TABLE "menus_items" DROP COLUMN "grouping";
  ALTER TABLE "models" DROP COLUMN "fuel";
  ALTER TABLE "models" DROP COLUMN "original_disclaimer";
  ALTER TABLE "models" DROP COLUMN "banner_id";
  ALTER TABLE "makes" DROP COLUMN "model_prefix";
  ALTER TABLE "sites" DROP COLUMN "flags_brand_menus";
  ALTER TABLE "sites" DROP COLUMN "flags_call_from_menu";
  ALTER TABLE "sites" DROP COLUMN "messaging_chat_bubble";
  ALTER TABLE "sites" DROP COLUMN "group_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "groups_id";
  DROP TYPE "public"."menu_grouping";
  DROP TYPE "public"."model_feature_template";
  DROP TYPE "public"."warranty_car_type";`)
}
