import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_holds_status" ADD VALUE 'pending' BEFORE 'held';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "holds" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "holds" ALTER COLUMN "status" SET DEFAULT 'held'::text;
  DROP TYPE "public"."enum_holds_status";
  CREATE TYPE "public"."enum_holds_status" AS ENUM('held', 'paid', 'released', 'expired');
  ALTER TABLE "holds" ALTER COLUMN "status" SET DEFAULT 'held'::"public"."enum_holds_status";
  ALTER TABLE "holds" ALTER COLUMN "status" SET DATA TYPE "public"."enum_holds_status" USING "status"::"public"."enum_holds_status";`)
}
