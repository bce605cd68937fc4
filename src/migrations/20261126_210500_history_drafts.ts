import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/**
 * What rows of autosaves changed (src/server/database/historyTable.ts): written on for an hour, never changed after it, and kept as long as
 * the entry.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "history_drafts" (
      "entry_id" bigint PRIMARY KEY REFERENCES "history" ("id") ON DELETE CASCADE,
      "base" jsonb,
      "changes" jsonb NOT NULL
    );
    CREATE INDEX "history_drafts_open_idx" ON "history_drafts" ("entry_id") WHERE "base" IS NOT NULL;
    CREATE FUNCTION "keep_history_drafts"() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "history" WHERE "id" = OLD."entry_id") THEN RETURN OLD; END IF;
        IF TG_OP = 'UPDATE' AND NEW."entry_id" = OLD."entry_id" AND (NEW."changes" IS NOT DISTINCT FROM OLD."changes"
          OR (OLD."base" IS NOT NULL AND EXISTS
            (SELECT FROM "history" WHERE "id" = OLD."entry_id" AND "at" >= now() - interval '61 minutes')))
          THEN RETURN NEW; END IF;
        RAISE EXCEPTION 'The history is never changed, and kept for two years.';
      END $$;
    CREATE TRIGGER "keep_history_drafts" BEFORE UPDATE OR DELETE ON "history_drafts"
      FOR EACH ROW EXECUTE FUNCTION "keep_history_drafts"();
    CREATE TRIGGER "keep_all_history_drafts" BEFORE TRUNCATE ON "history_drafts"
      FOR EACH STATEMENT EXECUTE FUNCTION "keep_history_drafts"();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "history_drafts"; DROP FUNCTION "keep_history_drafts"`)
}
