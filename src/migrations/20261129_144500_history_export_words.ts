import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/**
 * Entries of exports no longer have the words that staff searched for, which may be a name, an email or a phone number: the history outlives the
 * erasure of a person. The notes of exports have the words, from which they are erased.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "history" DISABLE TRIGGER "keep_history";
    UPDATE "history" SET "title" = regexp_replace("title", 'with \u201c.*$', 'with \u201c…\u201d')
      WHERE "action" = 'export' AND "title" LIKE '%with \u201c%';
    ALTER TABLE "history" ENABLE TRIGGER "keep_history";`)
}

export async function down(_args: MigrateDownArgs): Promise<void> {}
