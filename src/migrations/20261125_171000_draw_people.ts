import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/** A draw belongs to an account, and is known by every address that its owner had. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "campaign_draws" ADD COLUMN "shopper_id" integer REFERENCES "shoppers" ("id") ON DELETE SET NULL;
    CREATE INDEX "campaign_draws_shopper_idx" ON "campaign_draws" ("shopper_id");
    UPDATE "campaign_draws" SET "shopper_id" = "shoppers"."id" FROM "shoppers"
      WHERE "shoppers"."site_id" = "campaign_draws"."site_id" AND lower("shoppers"."email") = lower("campaign_draws"."email");
    CREATE TABLE "campaign_draw_people" (
      "site_id" integer NOT NULL REFERENCES "sites" ("id") ON DELETE CASCADE,
      "campaign" varchar(100) NOT NULL,
      "person" varchar(64) NOT NULL,
      "draw_id" bigint NOT NULL REFERENCES "campaign_draws" ("id") ON DELETE CASCADE,
      PRIMARY KEY ("site_id", "campaign", "person")
    );
    CREATE INDEX "campaign_draw_people_draw_idx" ON "campaign_draw_people" ("draw_id");
    INSERT INTO "campaign_draw_people" SELECT "site_id", "campaign", "person", "id" FROM "campaign_draws";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "campaign_draw_people";
    ALTER TABLE "campaign_draws" DROP COLUMN "shopper_id";`)
}
