import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/** Saved searches, alerts, consents and prize draws (src/server/database/alertTables.ts). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" ADD COLUMN "flags_search_alerts" boolean DEFAULT false;
  ALTER TABLE "sites" ADD COLUMN "flags_prize_wheel" boolean DEFAULT false;
  ALTER TABLE "sites" ADD COLUMN "flags_gated_spin_to_win" boolean DEFAULT false;
  ALTER TABLE "sites" ADD COLUMN "alerts_quiet_from" varchar DEFAULT '20:00';
  ALTER TABLE "sites" ADD COLUMN "alerts_quiet_to" varchar DEFAULT '08:00';`)
  await db.execute(sql`
    CREATE TABLE "alert_recipients" (
      "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "site_id" integer NOT NULL REFERENCES "sites" ("id") ON DELETE CASCADE,
      "email" varchar(254) NOT NULL,
      "email_hash" varchar(64) NOT NULL,
      "car_frequency" varchar(10),
      "last_mail_on" date,
      "stopped_at" timestamptz(3),
      "created_at" timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE ("site_id", "email")
    );
    CREATE INDEX "alert_recipients_email_hash_idx" ON "alert_recipients" ("site_id", "email_hash");
    CREATE TABLE "saved_searches" (
      "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "site_id" integer NOT NULL REFERENCES "sites" ("id") ON DELETE CASCADE,
      "recipient_id" bigint NOT NULL REFERENCES "alert_recipients" ("id") ON DELETE CASCADE,
      "name" varchar(200) NOT NULL,
      "path" varchar(1000) NOT NULL,
      "state" jsonb NOT NULL,
      "filter" jsonb NOT NULL,
      "text" varchar(200) NOT NULL DEFAULT '',
      "around" jsonb,
      "frequency" varchar(10) NOT NULL,
      "confirmed_at" timestamptz(3),
      "last_mail_on" date,
      "found" integer NOT NULL DEFAULT 0,
      "created_at" timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE ("recipient_id", "path")
    );
    CREATE INDEX "saved_searches_site_idx" ON "saved_searches" ("site_id", "id");
    CREATE TABLE "alert_sites" (
      "site_id" integer PRIMARY KEY REFERENCES "sites" ("id") ON DELETE CASCADE,
      "seen_at" timestamptz(3),
      "checked_at" timestamptz(3) NOT NULL
    );
    CREATE TABLE "alert_cars" (
      "car_id" integer PRIMARY KEY REFERENCES "cars" ("id") ON DELETE CASCADE,
      "site_id" integer NOT NULL,
      "updated_at" timestamptz(3) NOT NULL,
      "is_for_sale" boolean NOT NULL,
      "was_for_sale" boolean NOT NULL,
      "price" integer
    );
    CREATE TABLE "stock_changes" (
      "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "site_id" integer NOT NULL REFERENCES "sites" ("id") ON DELETE CASCADE,
      "car_id" integer NOT NULL,
      "kind" varchar(10) NOT NULL,
      "price_before" integer,
      "price_after" integer,
      "at" timestamptz(3) NOT NULL
    );
    CREATE INDEX "stock_changes_car_idx" ON "stock_changes" ("car_id");
    CREATE INDEX "stock_changes_at_idx" ON "stock_changes" ("at");
    CREATE TABLE "alert_mails" (
      "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "site_id" integer NOT NULL REFERENCES "sites" ("id") ON DELETE CASCADE,
      "recipient_id" bigint NOT NULL REFERENCES "alert_recipients" ("id") ON DELETE CASCADE,
      "status" varchar(10) NOT NULL,
      "created_at" timestamptz(3) NOT NULL,
      "sent_at" timestamptz(3)
    );
    CREATE INDEX "alert_mails_recipient_idx" ON "alert_mails" ("recipient_id");
    CREATE INDEX "alert_mails_created_at_idx" ON "alert_mails" ("created_at");
    CREATE TABLE "alerts" (
      "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "site_id" integer NOT NULL REFERENCES "sites" ("id") ON DELETE CASCADE,
      "recipient_id" bigint NOT NULL REFERENCES "alert_recipients" ("id") ON DELETE CASCADE,
      "search_id" bigint REFERENCES "saved_searches" ("id") ON DELETE CASCADE,
      "changes" bigint[] NOT NULL,
      "total" integer NOT NULL,
      "mail_id" bigint REFERENCES "alert_mails" ("id") ON DELETE CASCADE,
      "created_at" timestamptz(3) NOT NULL
    );
    CREATE INDEX "alerts_waiting_idx" ON "alerts" ("site_id", "recipient_id") WHERE "mail_id" IS NULL;
    CREATE INDEX "alerts_recipient_idx" ON "alerts" ("recipient_id");
    CREATE INDEX "alerts_search_idx" ON "alerts" ("search_id");
    CREATE INDEX "alerts_mail_idx" ON "alerts" ("mail_id");
    CREATE INDEX "alerts_created_at_idx" ON "alerts" ("created_at");
    CREATE INDEX "alerts_changes_idx" ON "alerts" USING gin ("changes") WHERE "mail_id" IS NOT NULL;
    CREATE TABLE "shopper_consents" (
      "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "site_id" integer NOT NULL REFERENCES "sites" ("id") ON DELETE CASCADE,
      "email_hash" varchar(64) NOT NULL,
      "purpose" varchar(20) NOT NULL,
      "given" boolean NOT NULL,
      "wording" varchar(1000) NOT NULL,
      "at" timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX "shopper_consents_email_idx" ON "shopper_consents" ("site_id", "email_hash", "id");
    CREATE TABLE "campaign_draws" (
      "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      "site_id" integer NOT NULL REFERENCES "sites" ("id") ON DELETE CASCADE,
      "campaign" varchar(100) NOT NULL,
      "person" varchar(64) NOT NULL,
      "email" varchar(254),
      "prize" varchar(100),
      "prize_label" varchar(200),
      "code" varchar(20),
      "draw_seed" varchar(64) NOT NULL,
      "prizes" jsonb NOT NULL,
      "drawn_at" timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE ("site_id", "campaign", "person")
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "campaign_draws"; DROP TABLE "shopper_consents"; DROP TABLE "alerts";
    DROP TABLE "alert_mails"; DROP TABLE "stock_changes"; DROP TABLE "alert_cars"; DROP TABLE "alert_sites"; DROP TABLE "saved_searches";
    DROP TABLE "alert_recipients"`)
  await db.execute(sql`
   ALTER TABLE "sites" DROP COLUMN "flags_search_alerts";
  ALTER TABLE "sites" DROP COLUMN "flags_prize_wheel";
  ALTER TABLE "sites" DROP COLUMN "flags_gated_spin_to_win";
  ALTER TABLE "sites" DROP COLUMN "alerts_quiet_from";
  ALTER TABLE "sites" DROP COLUMN "alerts_quiet_to";`)
}
