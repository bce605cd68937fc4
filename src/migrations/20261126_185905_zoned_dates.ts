import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_published_at_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum__posts_v_version_published_at_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum_releases_publishat_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum_promo_cards_start_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum_promo_cards_expiry_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum__promo_cards_v_version_start_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum__promo_cards_v_version_expiry_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum_promo_tiles_start_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum_promo_tiles_expiry_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum__promo_tiles_v_version_start_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum__promo_tiles_v_version_expiry_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum_tags_start_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum_tags_expiry_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum__tags_v_version_start_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum__tags_v_version_expiry_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  ALTER TABLE "sites_announcement_planned" ALTER COLUMN "expiry_tz" DROP NOT NULL;
  ALTER TABLE "_sites_v_version_announcement_planned" ALTER COLUMN "expiry_tz" DROP NOT NULL;
  ALTER TABLE "posts" ADD COLUMN "published_at_tz" "enum_posts_published_at_tz";
  ALTER TABLE "_posts_v" ADD COLUMN "version_published_at_tz" "enum__posts_v_version_published_at_tz";
  ALTER TABLE "releases" ADD COLUMN "publishat_tz" "enum_releases_publishat_tz";
  ALTER TABLE "promo_cards" ADD COLUMN "start_tz" "enum_promo_cards_start_tz";
  ALTER TABLE "promo_cards" ADD COLUMN "expiry_tz" "enum_promo_cards_expiry_tz";
  ALTER TABLE "_promo_cards_v" ADD COLUMN "version_start_tz" "enum__promo_cards_v_version_start_tz";
  ALTER TABLE "_promo_cards_v" ADD COLUMN "version_expiry_tz" "enum__promo_cards_v_version_expiry_tz";
  ALTER TABLE "promo_tiles" ADD COLUMN "start_tz" "enum_promo_tiles_start_tz";
  ALTER TABLE "promo_tiles" ADD COLUMN "expiry_tz" "enum_promo_tiles_expiry_tz";
  ALTER TABLE "_promo_tiles_v" ADD COLUMN "version_start_tz" "enum__promo_tiles_v_version_start_tz";
  ALTER TABLE "_promo_tiles_v" ADD COLUMN "version_expiry_tz" "enum__promo_tiles_v_version_expiry_tz";
  ALTER TABLE "tags" ADD COLUMN "start_tz" "enum_tags_start_tz";
  ALTER TABLE "tags" ADD COLUMN "expiry_tz" "enum_tags_expiry_tz";
  ALTER TABLE "_tags_v" ADD COLUMN "version_start_tz" "enum__tags_v_version_start_tz";
  ALTER TABLE "_tags_v" ADD COLUMN "version_expiry_tz" "enum__tags_v_version_expiry_tz";`)
  // The moments stay as they are; forms and lists show them on the clock of the site.
  await db.execute(sql`
 UPDATE "posts" SET "published_at_tz" = "sites"."time_zone"::text::"enum_posts_published_at_tz" FROM "sites" WHERE "sites"."id" = "posts"."site_id" AND "published_at" IS NOT NULL;
  UPDATE "_posts_v" SET "version_published_at_tz" = "sites"."time_zone"::text::"enum__posts_v_version_published_at_tz" FROM "sites" WHERE "sites"."id" = "_posts_v"."version_site_id" AND "version_published_at" IS NOT NULL;
  UPDATE "promo_cards" SET "start_tz" = "sites"."time_zone"::text::"enum_promo_cards_start_tz" FROM "sites" WHERE "sites"."id" = "promo_cards"."site_id" AND "start" IS NOT NULL;
  UPDATE "promo_cards" SET "expiry_tz" = "sites"."time_zone"::text::"enum_promo_cards_expiry_tz" FROM "sites" WHERE "sites"."id" = "promo_cards"."site_id" AND "expiry" IS NOT NULL;
  UPDATE "_promo_cards_v" SET "version_start_tz" = "sites"."time_zone"::text::"enum__promo_cards_v_version_start_tz" FROM "sites" WHERE "sites"."id" = "_promo_cards_v"."version_site_id" AND "version_start" IS NOT NULL;
  UPDATE "_promo_cards_v" SET "version_expiry_tz" = "sites"."time_zone"::text::"enum__promo_cards_v_version_expiry_tz" FROM "sites" WHERE "sites"."id" = "_promo_cards_v"."version_site_id" AND "version_expiry" IS NOT NULL;
  UPDATE "promo_tiles" SET "start_tz" = "sites"."time_zone"::text::"enum_promo_tiles_start_tz" FROM "sites" WHERE "sites"."id" = "promo_tiles"."site_id" AND "start" IS NOT NULL;
  UPDATE "promo_tiles" SET "expiry_tz" = "sites"."time_zone"::text::"enum_promo_tiles_expiry_tz" FROM "sites" WHERE "sites"."id" = "promo_tiles"."site_id" AND "expiry" IS NOT NULL;
  UPDATE "_promo_tiles_v" SET "version_start_tz" = "sites"."time_zone"::text::"enum__promo_tiles_v_version_start_tz" FROM "sites" WHERE "sites"."id" = "_promo_tiles_v"."version_site_id" AND "version_start" IS NOT NULL;
  UPDATE "_promo_tiles_v" SET "version_expiry_tz" = "sites"."time_zone"::text::"enum__promo_tiles_v_version_expiry_tz" FROM "sites" WHERE "sites"."id" = "_promo_tiles_v"."version_site_id" AND "version_expiry" IS NOT NULL;
  UPDATE "tags" SET "start_tz" = "sites"."time_zone"::text::"enum_tags_start_tz" FROM "sites" WHERE "sites"."id" = "tags"."site_id" AND "start" IS NOT NULL;
  UPDATE "tags" SET "expiry_tz" = "sites"."time_zone"::text::"enum_tags_expiry_tz" FROM "sites" WHERE "sites"."id" = "tags"."site_id" AND "expiry" IS NOT NULL;
  UPDATE "_tags_v" SET "version_start_tz" = "sites"."time_zone"::text::"enum__tags_v_version_start_tz" FROM "sites" WHERE "sites"."id" = "_tags_v"."version_site_id" AND "version_start" IS NOT NULL;
  UPDATE "_tags_v" SET "version_expiry_tz" = "sites"."time_zone"::text::"enum__tags_v_version_expiry_tz" FROM "sites" WHERE "sites"."id" = "_tags_v"."version_site_id" AND "version_expiry" IS NOT NULL;
  UPDATE "releases" SET "publishat_tz" = (SELECT "sites"."time_zone"::text::"enum_releases_publishat_tz" FROM "releases_rels" JOIN "sites" ON "sites"."id" = "releases_rels"."sites_id" WHERE "releases_rels"."parent_id" = "releases"."id" AND "releases_rels"."path" = 'sites' ORDER BY "releases_rels"."order" LIMIT 1) WHERE "publish_at" IS NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites_announcement_planned" ALTER COLUMN "expiry_tz" SET NOT NULL;
  ALTER TABLE "_sites_v_version_announcement_planned" ALTER COLUMN "expiry_tz" SET NOT NULL;
  ALTER TABLE "posts" DROP COLUMN "published_at_tz";
  ALTER TABLE "_posts_v" DROP COLUMN "version_published_at_tz";
  ALTER TABLE "releases" DROP COLUMN "publishat_tz";
  ALTER TABLE "promo_cards" DROP COLUMN "start_tz";
  ALTER TABLE "promo_cards" DROP COLUMN "expiry_tz";
  ALTER TABLE "_promo_cards_v" DROP COLUMN "version_start_tz";
  ALTER TABLE "_promo_cards_v" DROP COLUMN "version_expiry_tz";
  ALTER TABLE "promo_tiles" DROP COLUMN "start_tz";
  ALTER TABLE "promo_tiles" DROP COLUMN "expiry_tz";
  ALTER TABLE "_promo_tiles_v" DROP COLUMN "version_start_tz";
  ALTER TABLE "_promo_tiles_v" DROP COLUMN "version_expiry_tz";
  ALTER TABLE "tags" DROP COLUMN "start_tz";
  ALTER TABLE "tags" DROP COLUMN "expiry_tz";
  ALTER TABLE "_tags_v" DROP COLUMN "version_start_tz";
  ALTER TABLE "_tags_v" DROP COLUMN "version_expiry_tz";
  DROP TYPE "public"."enum_posts_published_at_tz";
  DROP TYPE "public"."enum__posts_v_version_published_at_tz";
  DROP TYPE "public"."enum_releases_publishat_tz";
  DROP TYPE "public"."enum_promo_cards_start_tz";
  DROP TYPE "public"."enum_promo_cards_expiry_tz";
  DROP TYPE "public"."enum__promo_cards_v_version_start_tz";
  DROP TYPE "public"."enum__promo_cards_v_version_expiry_tz";
  DROP TYPE "public"."enum_promo_tiles_start_tz";
  DROP TYPE "public"."enum_promo_tiles_expiry_tz";
  DROP TYPE "public"."enum__promo_tiles_v_version_start_tz";
  DROP TYPE "public"."enum__promo_tiles_v_version_expiry_tz";
  DROP TYPE "public"."enum_tags_start_tz";
  DROP TYPE "public"."enum_tags_expiry_tz";
  DROP TYPE "public"."enum__tags_v_version_start_tz";
  DROP TYPE "public"."enum__tags_v_version_expiry_tz";`)
}
