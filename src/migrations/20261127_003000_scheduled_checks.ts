import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/** What was wrong with documents when their publication was scheduled, and when they were published (src/server/database/scheduledChecks.ts). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "scheduled_checks" (
      "collection" varchar(40) NOT NULL,
      "document_id" integer NOT NULL,
      "at" timestamp(3) with time zone NOT NULL,
      "site_id" integer NOT NULL REFERENCES "sites" ("id") ON DELETE CASCADE,
      "user_id" integer NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
      "release_id" integer,
      "title" varchar(200) NOT NULL,
      "accepted" jsonb NOT NULL,
      "problems" jsonb,
      "checked_at" timestamp(3) with time zone,
      PRIMARY KEY ("collection", "document_id", "at")
    );
    CREATE INDEX "scheduled_checks_user_idx" ON "scheduled_checks" ("user_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE IF EXISTS "scheduled_checks";`)
}
