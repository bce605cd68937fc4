import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_step" AS ENUM('start', 'rego', 'valuation', 'accept');
  ALTER TABLE "leads" ADD COLUMN "trade_in" jsonb;
  ALTER TABLE "leads" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "leads" ADD COLUMN "read_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "step" "enum_leads_step";
  ALTER TABLE "leads" ADD COLUMN "form_completed" boolean DEFAULT false;
  ALTER TABLE "leads" ADD COLUMN "offer_accepted" boolean DEFAULT false;
  ALTER TABLE "leads" ADD COLUMN "is_test" boolean DEFAULT false;
  ALTER TABLE "leads" ADD COLUMN "form_id" varchar;
  ALTER TABLE "leads" ADD COLUMN "token_hash" varchar;
  ALTER TABLE "leads" ADD COLUMN "token_expires_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "leads_assignee_idx" ON "leads" USING btree ("assignee_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" DROP CONSTRAINT "leads_assignee_id_users_id_fk";
  
  DROP INDEX "leads_assignee_idx";
  ALTER TABLE "leads" DROP COLUMN "trade_in";
  ALTER TABLE "leads" DROP COLUMN "assignee_id";
  ALTER TABLE "leads" DROP COLUMN "read_at";
  ALTER TABLE "leads" DROP COLUMN "step";
  ALTER TABLE "leads" DROP COLUMN "form_completed";
  ALTER TABLE "leads" DROP COLUMN "offer_accepted";
  ALTER TABLE "leads" DROP COLUMN "is_test";
  ALTER TABLE "leads" DROP COLUMN "form_id";
  ALTER TABLE "leads" DROP COLUMN "token_hash";
  ALTER TABLE "leads" DROP COLUMN "token_expires_at";
  DROP TYPE "public"."enum_leads_step";`)
}
