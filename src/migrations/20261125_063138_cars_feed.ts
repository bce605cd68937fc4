import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cars" ADD COLUMN "feed_id" integer;
  ALTER TABLE "cars" ADD CONSTRAINT "cars_feed_id_stock_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."stock_feeds"("id") ON DELETE set null ON UPDATE no action;
  UPDATE "cars" SET "feed_id" = "only_feed"."id"
    FROM (SELECT "site_id", min("id") AS "id" FROM "stock_feeds" GROUP BY "site_id" HAVING count(*) = 1) AS "only_feed"
    WHERE "cars"."site_id" = "only_feed"."site_id" AND "cars"."feed_hash" IS NOT NULL;
  CREATE INDEX "cars_feed_idx" ON "cars" USING btree ("feed_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cars" DROP CONSTRAINT "cars_feed_id_stock_feeds_id_fk";
  
  DROP INDEX "cars_feed_idx";
  ALTER TABLE "cars" DROP COLUMN "feed_id";`)
}
