import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/** The second factor of accounts (src/server/database/accountTables.ts). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "second_factors" (
      "user_id" integer PRIMARY KEY REFERENCES "users" ("id") ON DELETE CASCADE,
      "key" varchar(200),
      "last_step" bigint,
      "enabled_at" timestamptz(3),
      "pending_key" varchar(200),
      "pending_at" timestamptz(3)
    );
    CREATE TABLE "recovery_codes" (
      "user_id" integer NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
      "code_hash" varchar(64) NOT NULL,
      "used_at" timestamptz(3),
      PRIMARY KEY ("user_id", "code_hash")
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "recovery_codes"; DROP TABLE "second_factors"`)
}
