import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_promo_cards_audience_visitors" AS ENUM('all', 'new', 'returning');
  CREATE TYPE "public"."enum__promo_cards_v_version_audience_visitors" AS ENUM('all', 'new', 'returning');
  ALTER TABLE "promo_cards" ADD COLUMN "audience_visitors" "enum_promo_cards_audience_visitors" DEFAULT 'all';
  ALTER TABLE "_promo_cards_v" ADD COLUMN "version_audience_visitors" "enum__promo_cards_v_version_audience_visitors" DEFAULT 'all';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "promo_cards" DROP COLUMN "audience_visitors";
  ALTER TABLE "_promo_cards_v" DROP COLUMN "version_audience_visitors";
  DROP TYPE "public"."enum_promo_cards_audience_visitors";
  DROP TYPE "public"."enum__promo_cards_v_version_audience_visitors";`)
}
