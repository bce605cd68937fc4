import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_releases_state" AS ENUM('collecting', 'scheduled', 'published', 'rolledBack', 'failed');
  CREATE TYPE "public"."enum_approvals_state" AS ENUM('asked', 'returned', 'approved', 'withdrawn');
  CREATE TYPE "public"."enum_sites_publishing_articles" AS ENUM('authors', 'ask', 'editors', 'managers');
  CREATE TYPE "public"."enum_sites_publishing_promotions" AS ENUM('authors', 'ask', 'editors', 'managers');
  CREATE TYPE "public"."enum_sites_publishing_menus" AS ENUM('authors', 'ask', 'editors', 'managers');
  CREATE TYPE "public"."enum_sites_publishing_places" AS ENUM('authors', 'ask', 'editors', 'managers');
  CREATE TYPE "public"."enum_sites_publishing_models" AS ENUM('authors', 'ask', 'editors', 'managers');
  CREATE TYPE "public"."enum__sites_v_version_publishing_articles" AS ENUM('authors', 'ask', 'editors', 'managers');
  CREATE TYPE "public"."enum__sites_v_version_publishing_promotions" AS ENUM('authors', 'ask', 'editors', 'managers');
  CREATE TYPE "public"."enum__sites_v_version_publishing_menus" AS ENUM('authors', 'ask', 'editors', 'managers');
  CREATE TYPE "public"."enum__sites_v_version_publishing_places" AS ENUM('authors', 'ask', 'editors', 'managers');
  CREATE TYPE "public"."enum__sites_v_version_publishing_models" AS ENUM('authors', 'ask', 'editors', 'managers');
  CREATE TABLE "releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"state" "enum_releases_state" DEFAULT 'collecting' NOT NULL,
  	"publish_at" timestamp(3) with time zone,
  	"scheduled_by_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"published_by" varchar,
  	"fault" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "releases_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"sites_id" integer
  );
  
  CREATE TABLE "release_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"release_id" integer NOT NULL,
  	"site_id" integer NOT NULL,
  	"collection" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"title" varchar NOT NULL,
  	"open_key" varchar,
  	"values" jsonb,
  	"before" jsonb,
  	"stamp" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "approvals_comments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field" varchar,
  	"label" varchar,
  	"text" varchar,
  	"by" varchar,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "approvals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer NOT NULL,
  	"collection" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"title" varchar NOT NULL,
  	"state" "enum_approvals_state" DEFAULT 'asked' NOT NULL,
  	"open_key" varchar,
  	"note" varchar,
  	"asked_by_id" integer,
  	"asked_by_name" varchar NOT NULL,
  	"decided_by_name" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"answer" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "sites" ADD COLUMN "publishing_articles" "enum_sites_publishing_articles" DEFAULT 'ask';
  ALTER TABLE "sites" ADD COLUMN "publishing_promotions" "enum_sites_publishing_promotions" DEFAULT 'editors';
  ALTER TABLE "sites" ADD COLUMN "publishing_menus" "enum_sites_publishing_menus" DEFAULT 'editors';
  ALTER TABLE "sites" ADD COLUMN "publishing_places" "enum_sites_publishing_places" DEFAULT 'editors';
  ALTER TABLE "sites" ADD COLUMN "publishing_models" "enum_sites_publishing_models" DEFAULT 'editors';
  ALTER TABLE "_sites_v" ADD COLUMN "version_publishing_articles" "enum__sites_v_version_publishing_articles" DEFAULT 'ask';
  ALTER TABLE "_sites_v" ADD COLUMN "version_publishing_promotions" "enum__sites_v_version_publishing_promotions" DEFAULT 'editors';
  ALTER TABLE "_sites_v" ADD COLUMN "version_publishing_menus" "enum__sites_v_version_publishing_menus" DEFAULT 'editors';
  ALTER TABLE "_sites_v" ADD COLUMN "version_publishing_places" "enum__sites_v_version_publishing_places" DEFAULT 'editors';
  ALTER TABLE "_sites_v" ADD COLUMN "version_publishing_models" "enum__sites_v_version_publishing_models" DEFAULT 'editors';
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "releases_id" integer;
  ALTER TABLE "releases" ADD CONSTRAINT "releases_scheduled_by_id_users_id_fk" FOREIGN KEY ("scheduled_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_sites_fk" FOREIGN KEY ("sites_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "release_items" ADD CONSTRAINT "release_items_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "release_items" ADD CONSTRAINT "release_items_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "approvals_comments" ADD CONSTRAINT "approvals_comments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."approvals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "approvals" ADD CONSTRAINT "approvals_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "approvals" ADD CONSTRAINT "approvals_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "releases_publish_at_idx" ON "releases" USING btree ("publish_at");
  CREATE INDEX "releases_scheduled_by_idx" ON "releases" USING btree ("scheduled_by_id");
  CREATE INDEX "releases_updated_at_idx" ON "releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "releases" USING btree ("created_at");
  CREATE INDEX "releases_rels_order_idx" ON "releases_rels" USING btree ("order");
  CREATE INDEX "releases_rels_parent_idx" ON "releases_rels" USING btree ("parent_id");
  CREATE INDEX "releases_rels_path_idx" ON "releases_rels" USING btree ("path");
  CREATE INDEX "releases_rels_sites_id_idx" ON "releases_rels" USING btree ("sites_id");
  CREATE INDEX "release_items_release_idx" ON "release_items" USING btree ("release_id");
  CREATE INDEX "release_items_site_idx" ON "release_items" USING btree ("site_id");
  CREATE UNIQUE INDEX "release_items_open_key_idx" ON "release_items" USING btree ("open_key");
  CREATE INDEX "release_items_updated_at_idx" ON "release_items" USING btree ("updated_at");
  CREATE INDEX "release_items_created_at_idx" ON "release_items" USING btree ("created_at");
  CREATE INDEX "collection_document_idx" ON "release_items" USING btree ("collection","document");
  CREATE INDEX "approvals_comments_order_idx" ON "approvals_comments" USING btree ("_order");
  CREATE INDEX "approvals_comments_parent_id_idx" ON "approvals_comments" USING btree ("_parent_id");
  CREATE INDEX "approvals_site_idx" ON "approvals" USING btree ("site_id");
  CREATE UNIQUE INDEX "approvals_open_key_idx" ON "approvals" USING btree ("open_key");
  CREATE INDEX "approvals_asked_by_idx" ON "approvals" USING btree ("asked_by_id");
  CREATE INDEX "approvals_updated_at_idx" ON "approvals" USING btree ("updated_at");
  CREATE INDEX "approvals_created_at_idx" ON "approvals" USING btree ("created_at");
  CREATE INDEX "collection_document_1_idx" ON "approvals" USING btree ("collection","document");
  CREATE INDEX "site_state_idx" ON "approvals" USING btree ("site_id","state");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_releases_id_idx" ON "payload_locked_documents_rels" USING btree ("releases_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "releases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "releases_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "release_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "approvals_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "approvals" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "releases" CASCADE;
  DROP TABLE "releases_rels" CASCADE;
  DROP TABLE "release_items" CASCADE;
  DROP TABLE "approvals_comments" CASCADE;
  DROP TABLE "approvals" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_releases_fk";
  
  DROP INDEX "payload_locked_documents_rels_releases_id_idx";
  ALTER TABLE "sites" DROP COLUMN "publishing_articles";
  ALTER TABLE "sites" DROP COLUMN "publishing_promotions";
  ALTER TABLE "sites" DROP COLUMN "publishing_menus";
  ALTER TABLE "sites" DROP COLUMN "publishing_places";
  ALTER TABLE "sites" DROP COLUMN "publishing_models";
  ALTER TABLE "_sites_v" DROP COLUMN "version_publishing_articles";
  ALTER TABLE "_sites_v" DROP COLUMN "version_publishing_promotions";
  ALTER TABLE "_sites_v" DROP COLUMN "version_publishing_menus";
  ALTER TABLE "_sites_v" DROP COLUMN "version_publishing_places";
  ALTER TABLE "_sites_v" DROP COLUMN "version_publishing_models";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "releases_id";
  DROP TYPE "public"."enum_releases_state";
  DROP TYPE "public"."enum_approvals_state";
  DROP TYPE "public"."enum_sites_publishing_articles";
  DROP TYPE "public"."enum_sites_publishing_promotions";
  DROP TYPE "public"."enum_sites_publishing_menus";
  DROP TYPE "public"."enum_sites_publishing_places";
  DROP TYPE "public"."enum_sites_publishing_models";
  DROP TYPE "public"."enum__sites_v_version_publishing_articles";
  DROP TYPE "public"."enum__sites_v_version_publishing_promotions";
  DROP TYPE "public"."enum__sites_v_version_publishing_menus";
  DROP TYPE "public"."enum__sites_v_version_publishing_places";
  DROP TYPE "public"."enum__sites_v_version_publishing_models";`)
}
