import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/** Expired cache tags, which every web server reads (src/server/database/cacheChanges.ts). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "cache_changes" (
      "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "xid" xid8 NOT NULL DEFAULT pg_current_xact_id(),
      "at" timestamptz NOT NULL DEFAULT now(),
      "tags" text[] NOT NULL
    );
    CREATE INDEX "cache_changes_xid_idx" ON "cache_changes" ("xid");
    CREATE INDEX "cache_changes_at_idx" ON "cache_changes" ("at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "cache_changes"`)
}
