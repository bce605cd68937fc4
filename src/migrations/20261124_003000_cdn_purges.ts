import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/** Expired cache tags that a CDN has to be told (src/server/database/cdnPurges.ts). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "cdn_purges" (
      "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "at" timestamptz NOT NULL DEFAULT now(),
      "tags" text[] NOT NULL
    );
    CREATE INDEX "cdn_purges_at_idx" ON "cdn_purges" ("at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "cdn_purges"`)
}
