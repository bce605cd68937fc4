import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "copied_from" numeric;
  ALTER TABLE "_pages_v" ADD COLUMN "version_copied_from" numeric;
  ALTER TABLE "posts" ADD COLUMN "copied_from" numeric;
  ALTER TABLE "_posts_v" ADD COLUMN "version_copied_from" numeric;
  ALTER TABLE "menus" ADD COLUMN "copied_from" numeric;
  ALTER TABLE "_menus_v" ADD COLUMN "version_copied_from" numeric;
  ALTER TABLE "media" ADD COLUMN "copied_from" numeric;
  ALTER TABLE "offers" ADD COLUMN "copied_from" numeric;
  ALTER TABLE "_offers_v" ADD COLUMN "version_copied_from" numeric;
  ALTER TABLE "promo_cards" ADD COLUMN "copied_from" numeric;
  ALTER TABLE "_promo_cards_v" ADD COLUMN "version_copied_from" numeric;
  ALTER TABLE "hours_wording" ADD COLUMN "copied_from" numeric;
  ALTER TABLE "_hours_wording_v" ADD COLUMN "version_copied_from" numeric;
  CREATE INDEX "pages_copied_from_idx" ON "pages" USING btree ("copied_from");
  CREATE INDEX "_pages_v_version_version_copied_from_idx" ON "_pages_v" USING btree ("version_copied_from");
  CREATE INDEX "posts_copied_from_idx" ON "posts" USING btree ("copied_from");
  CREATE INDEX "_posts_v_version_version_copied_from_idx" ON "_posts_v" USING btree ("version_copied_from");
  CREATE INDEX "menus_copied_from_idx" ON "menus" USING btree ("copied_from");
  CREATE INDEX "_menus_v_version_version_copied_from_idx" ON "_menus_v" USING btree ("version_copied_from");
  CREATE INDEX "media_copied_from_idx" ON "media" USING btree ("copied_from");
  CREATE INDEX "offers_copied_from_idx" ON "offers" USING btree ("copied_from");
  CREATE INDEX "_offers_v_version_version_copied_from_idx" ON "_offers_v" USING btree ("version_copied_from");
  CREATE INDEX "promo_cards_copied_from_idx" ON "promo_cards" USING btree ("copied_from");
  CREATE INDEX "_promo_cards_v_version_version_copied_from_idx" ON "_promo_cards_v" USING btree ("version_copied_from");
  CREATE INDEX "hours_wording_copied_from_idx" ON "hours_wording" USING btree ("copied_from");
  CREATE INDEX "_hours_wording_v_version_version_copied_from_idx" ON "_hours_wording_v" USING btree ("version_copied_from");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "pages_copied_from_idx";
  DROP INDEX "_pages_v_version_version_copied_from_idx";
  DROP INDEX "posts_copied_from_idx";
  DROP INDEX "_posts_v_version_version_copied_from_idx";
  DROP INDEX "menus_copied_from_idx";
  DROP INDEX "_menus_v_version_version_copied_from_idx";
  DROP INDEX "media_copied_from_idx";
  DROP INDEX "offers_copied_from_idx";
  DROP INDEX "_offers_v_version_version_copied_from_idx";
  DROP INDEX "promo_cards_copied_from_idx";
  DROP INDEX "_promo_cards_v_version_version_copied_from_idx";
  DROP INDEX "hours_wording_copied_from_idx";
  DROP INDEX "_hours_wording_v_version_version_copied_from_idx";
  ALTER TABLE "pages" DROP COLUMN "copied_from";
  ALTER TABLE "_pages_v" DROP COLUMN "version_copied_from";
  ALTER TABLE "posts" DROP COLUMN "copied_from";
  ALTER TABLE "_posts_v" DROP COLUMN "version_copied_from";
  ALTER TABLE "menus" DROP COLUMN "copied_from";
  ALTER TABLE "_menus_v" DROP COLUMN "version_copied_from";
  ALTER TABLE "media" DROP COLUMN "copied_from";
  ALTER TABLE "offers" DROP COLUMN "copied_from";
  ALTER TABLE "_offers_v" DROP COLUMN "version_copied_from";
  ALTER TABLE "promo_cards" DROP COLUMN "copied_from";
  ALTER TABLE "_promo_cards_v" DROP COLUMN "version_copied_from";
  ALTER TABLE "hours_wording" DROP COLUMN "copied_from";
  ALTER TABLE "_hours_wording_v" DROP COLUMN "version_copied_from";`)
}
