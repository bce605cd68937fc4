import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/** Accounts of shoppers, with their sessions, codes, browsers and saved cars (src/server/database/shopperTables.ts). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "shoppers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"email" varchar,
  	"phone" varchar,
  	"name" varchar,
  	"signed_in_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "sites" ADD COLUMN "wording_my_garage" varchar DEFAULT 'My garage' NOT NULL;
  ALTER TABLE "sites" ADD COLUMN "links_garage" varchar DEFAULT '/my-garage' NOT NULL;
  ALTER TABLE "sites" ADD COLUMN "privacy_shoppers" numeric DEFAULT 24;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "shoppers_id" integer;
  ALTER TABLE "shoppers" ADD CONSTRAINT "shoppers_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "shoppers_site_idx" ON "shoppers" USING btree ("site_id");
  CREATE INDEX "shoppers_signed_in_at_idx" ON "shoppers" USING btree ("signed_in_at");
  CREATE INDEX "shoppers_updated_at_idx" ON "shoppers" USING btree ("updated_at");
  CREATE INDEX "shoppers_created_at_idx" ON "shoppers" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_email_idx" ON "shoppers" USING btree ("site_id","email");
  CREATE UNIQUE INDEX "site_phone_idx" ON "shoppers" USING btree ("site_id","phone");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shoppers_fk" FOREIGN KEY ("shoppers_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_shoppers_id_idx" ON "payload_locked_documents_rels" USING btree ("shoppers_id");`)
  await db.execute(sql`
    CREATE TABLE "shopper_sessions" (
      "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "shopper_id" integer NOT NULL REFERENCES "shoppers" ("id") ON DELETE CASCADE,
      "token_hash" varchar(64) NOT NULL UNIQUE,
      "user_agent" varchar(300),
      "signed_in_at" timestamptz(3) NOT NULL DEFAULT now(),
      "last_used_at" timestamptz(3) NOT NULL DEFAULT now(),
      "expires_at" timestamptz(3) NOT NULL
    );
    CREATE INDEX "shopper_sessions_shopper_idx" ON "shopper_sessions" ("shopper_id");
    CREATE INDEX "shopper_sessions_expires_idx" ON "shopper_sessions" ("expires_at");
    CREATE TABLE "shopper_codes" (
      "id" varchar(43) PRIMARY KEY,
      "site_id" integer NOT NULL REFERENCES "sites" ("id") ON DELETE CASCADE,
      "channel" varchar(10) NOT NULL,
      "address" varchar(700) NOT NULL,
      "code_hash" varchar(64),
      "link_hash" varchar(64) UNIQUE,
      "tries" smallint NOT NULL DEFAULT 0,
      "redirect" varchar(1000) NOT NULL,
      "attach_to" integer REFERENCES "shoppers" ("id") ON DELETE CASCADE,
      "expires_at" timestamptz(3) NOT NULL,
      "used_at" timestamptz(3)
    );
    CREATE INDEX "shopper_codes_expires_idx" ON "shopper_codes" ("expires_at");
    CREATE TABLE "shopper_browsers" (
      "site_id" integer NOT NULL REFERENCES "sites" ("id") ON DELETE CASCADE,
      "address_hash" varchar(64) NOT NULL,
      "token_hash" varchar(64) NOT NULL,
      "last_used_at" timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY ("site_id", "address_hash", "token_hash")
    );
    CREATE INDEX "shopper_browsers_last_used_idx" ON "shopper_browsers" ("last_used_at");
    CREATE TABLE "shopper_cars" (
      "shopper_id" integer NOT NULL REFERENCES "shoppers" ("id") ON DELETE CASCADE,
      "list" varchar(10) NOT NULL,
      "car_id" integer NOT NULL,
      "name" varchar(300) NOT NULL,
      "slug" varchar(300) NOT NULL,
      "make" varchar(100) NOT NULL,
      "model" varchar(100) NOT NULL,
      "image_url" varchar(2000),
      "saved_at" timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY ("shopper_id", "list", "car_id")
    );
    CREATE INDEX "shopper_cars_car_idx" ON "shopper_cars" ("car_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "shopper_cars"; DROP TABLE "shopper_browsers"; DROP TABLE "shopper_codes"; DROP TABLE "shopper_sessions"`)
  await db.execute(sql`
   ALTER TABLE "shoppers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "shoppers" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_shoppers_fk";
  
  DROP INDEX "payload_locked_documents_rels_shoppers_id_idx";
  ALTER TABLE "sites" DROP COLUMN "wording_my_garage";
  ALTER TABLE "sites" DROP COLUMN "links_garage";
  ALTER TABLE "sites" DROP COLUMN "privacy_shoppers";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "shoppers_id";`)
}
