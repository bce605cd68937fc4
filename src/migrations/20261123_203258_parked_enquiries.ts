import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "parked_enquiries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"reference" varchar NOT NULL,
  	"name" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"handled" boolean DEFAULT false,
  	"content" varchar NOT NULL,
  	"reason" varchar,
  	"idempotency_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "parked_enquiries_id" integer;
  ALTER TABLE "parked_enquiries" ADD CONSTRAINT "parked_enquiries_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "parked_enquiries_site_idx" ON "parked_enquiries" USING btree ("site_id");
  CREATE INDEX "parked_enquiries_reference_idx" ON "parked_enquiries" USING btree ("reference");
  CREATE INDEX "parked_enquiries_handled_idx" ON "parked_enquiries" USING btree ("handled");
  CREATE INDEX "parked_enquiries_updated_at_idx" ON "parked_enquiries" USING btree ("updated_at");
  CREATE INDEX "parked_enquiries_created_at_idx" ON "parked_enquiries" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_idempotency_key_1_idx" ON "parked_enquiries" USING btree ("site_id","idempotency_key");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parked_enquiries_fk" FOREIGN KEY ("parked_enquiries_id") REFERENCES "public"."parked_enquiries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_parked_enquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("parked_enquiries_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "parked_enquiries" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "parked_enquiries" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_parked_enquiries_fk";
  
  DROP INDEX "payload_locked_documents_rels_parked_enquiries_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "parked_enquiries_id";`)
}
