import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/** Where accounts are signed in, and what happened to them (src/server/database/accountTables.ts). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "staff_sessions" (
      "id" varchar(36) PRIMARY KEY,
      "user_id" integer NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
      "address" varchar(45),
      "user_agent" varchar(300),
      "browser" varchar(64),
      "signed_in_at" timestamptz(3) NOT NULL DEFAULT now(),
      "last_used_at" timestamptz(3) NOT NULL DEFAULT now(),
      "ended_at" timestamptz(3)
    );
    CREATE INDEX "staff_sessions_user_idx" ON "staff_sessions" ("user_id");
    CREATE INDEX "staff_sessions_last_used_idx" ON "staff_sessions" ("last_used_at");
    CREATE TABLE "account_events" (
      "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "user_id" integer NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
      "at" timestamptz(3) NOT NULL DEFAULT now(),
      "kind" varchar(30) NOT NULL,
      "address" varchar(45),
      "user_agent" varchar(300),
      "by_name" varchar(200)
    );
    CREATE INDEX "account_events_user_idx" ON "account_events" ("user_id", "id");
    CREATE INDEX "account_events_at_idx" ON "account_events" ("at");
    CREATE TABLE "known_browsers" (
      "user_id" integer NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
      "token_hash" varchar(64) NOT NULL,
      "last_used_at" timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY ("user_id", "token_hash")
    );
    CREATE INDEX "known_browsers_last_used_idx" ON "known_browsers" ("last_used_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "known_browsers"; DROP TABLE "account_events"; DROP TABLE "staff_sessions"`)
}
