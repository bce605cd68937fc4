import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/** The nightly report of broken links, and the log of pages that visitors did not find. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "link_checks" (
      "site_id" integer PRIMARY KEY REFERENCES "sites" ("id") ON DELETE CASCADE,
      "checked_at" timestamp(3) with time zone NOT NULL,
      "links" integer NOT NULL
    );
    CREATE TABLE "broken_links" (
      "site_id" integer NOT NULL REFERENCES "sites" ("id") ON DELETE CASCADE,
      "collection" varchar(40) NOT NULL,
      "document_id" integer NOT NULL,
      "field" varchar(200) NOT NULL,
      "title" varchar(200) NOT NULL,
      "link" varchar(300) NOT NULL,
      PRIMARY KEY ("site_id", "collection", "document_id", "field", "link")
    );
    CREATE TABLE "missing_pages" (
      "site_id" integer NOT NULL REFERENCES "sites" ("id") ON DELETE CASCADE,
      "path" varchar(300) NOT NULL,
      "hits" integer NOT NULL,
      "first_at" timestamp(3) with time zone NOT NULL,
      "last_at" timestamp(3) with time zone NOT NULL,
      PRIMARY KEY ("site_id", "path")
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE IF EXISTS "missing_pages", "broken_links", "link_checks";`)
}
