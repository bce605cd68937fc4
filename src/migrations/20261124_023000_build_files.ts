import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/** Static files of the builds that are in use (src/server/database/buildFiles.ts). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "build_files" (
      "path" text PRIMARY KEY,
      "encoding" text NOT NULL,
      "body" bytea NOT NULL,
      "replaced_at" timestamptz
    );
    ALTER TABLE "build_files" ALTER COLUMN "body" SET STORAGE EXTERNAL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "build_files"`)
}
