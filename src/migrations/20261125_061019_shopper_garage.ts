import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_lead_deliveries_part" ADD VALUE 'booking';
  ALTER TABLE "sites" ADD COLUMN "alerts_sender" varchar;`)
  await db.execute(sql`
    ALTER TABLE "alert_recipients" ADD COLUMN "used_at" timestamptz(3) NOT NULL DEFAULT now();
    CREATE TABLE "shopper_vehicles" (
      "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "shopper_id" integer NOT NULL REFERENCES "shoppers" ("id") ON DELETE CASCADE,
      "rego" varchar(12) NOT NULL DEFAULT '',
      "rego_state" varchar(3) NOT NULL DEFAULT '',
      "make" varchar(60) NOT NULL,
      "model" varchar(60) NOT NULL,
      "badge" varchar(80) NOT NULL DEFAULT '',
      "year" smallint NOT NULL,
      "km" integer NOT NULL,
      "service_on" date,
      "last_service_on" date,
      "service_months" smallint,
      "next_service_on" date,
      "reminds" boolean NOT NULL DEFAULT false,
      "reminded_of" date,
      "reminder_mail_id" bigint REFERENCES "alert_mails" ("id") ON DELETE SET NULL,
      "created_at" timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX "shopper_vehicles_shopper_idx" ON "shopper_vehicles" ("shopper_id");
    CREATE INDEX "shopper_vehicles_next_service_idx" ON "shopper_vehicles" ("next_service_on") WHERE "reminds";
    CREATE INDEX "shopper_vehicles_mail_idx" ON "shopper_vehicles" ("reminder_mail_id");
    CREATE TABLE "shopper_vehicle_photos" (
      "upload_id" integer PRIMARY KEY REFERENCES "uploads" ("id") ON DELETE CASCADE,
      "vehicle_id" bigint NOT NULL REFERENCES "shopper_vehicles" ("id") ON DELETE CASCADE
    );
    CREATE INDEX "shopper_vehicle_photos_vehicle_idx" ON "shopper_vehicle_photos" ("vehicle_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "shopper_vehicle_photos"; DROP TABLE "shopper_vehicles"`)
  await db.execute(sql`ALTER TABLE "alert_recipients" DROP COLUMN "used_at"`)
  await db.execute(sql`DELETE FROM "lead_deliveries" WHERE "part" = 'booking'`)
  await db.execute(sql`
   ALTER TABLE "lead_deliveries" ALTER COLUMN "part" SET DATA TYPE text;
  ALTER TABLE "lead_deliveries" ALTER COLUMN "part" SET DEFAULT 'lead'::text;
  DROP TYPE "public"."enum_lead_deliveries_part";
  CREATE TYPE "public"."enum_lead_deliveries_part" AS ENUM('lead', 'update', 'payment', 'consent');
  ALTER TABLE "lead_deliveries" ALTER COLUMN "part" SET DEFAULT 'lead'::"public"."enum_lead_deliveries_part";
  ALTER TABLE "lead_deliveries" ALTER COLUMN "part" SET DATA TYPE "public"."enum_lead_deliveries_part" USING "part"::"public"."enum_lead_deliveries_part";
  ALTER TABLE "sites" DROP COLUMN "alerts_sender";`)
}
