import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/** Changes of holiday hours at several locations, for their undo (src/server/database/holidayChanges.ts). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "holiday_changes" (
      "id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
      "at" timestamp(3) with time zone NOT NULL DEFAULT now(),
      "user_id" integer NOT NULL,
      "user_name" varchar(200) NOT NULL,
      "site_ids" integer[] NOT NULL,
      "date" date NOT NULL,
      "department" varchar(40),
      "locations" jsonb NOT NULL,
      "undone_ids" integer[] NOT NULL DEFAULT '{}'
    );
    CREATE INDEX "holiday_changes_at_idx" ON "holiday_changes" ("at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE IF EXISTS "holiday_changes";`)
}
