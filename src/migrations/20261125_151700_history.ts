import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/** Who changed what, kept two years and never changed (src/server/database/historyTable.ts). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "history" (
      "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "at" timestamptz(3) NOT NULL DEFAULT now(),
      "user_id" integer,
      "user_name" varchar(200) NOT NULL,
      "action" varchar(20) NOT NULL,
      "collection" varchar(60),
      "document_id" integer,
      "title" varchar(200) NOT NULL,
      "site_ids" integer[] NOT NULL,
      "changes" jsonb NOT NULL
    );
    CREATE INDEX "history_at_idx" ON "history" ("at");
    CREATE INDEX "history_sites_idx" ON "history" USING gin ("site_ids");
    CREATE INDEX "history_document_idx" ON "history" ("collection", "document_id", "id");
    CREATE INDEX "history_user_idx" ON "history" ("user_id", "id");
    CREATE FUNCTION "keep_history"() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' AND OLD.at < now() - interval '2 years' THEN RETURN OLD; END IF;
        RAISE EXCEPTION 'The history is never changed, and kept for two years.';
      END $$;
    CREATE TRIGGER "keep_history" BEFORE UPDATE OR DELETE ON "history" FOR EACH ROW EXECUTE FUNCTION "keep_history"();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "history"; DROP FUNCTION "keep_history"`)
}
