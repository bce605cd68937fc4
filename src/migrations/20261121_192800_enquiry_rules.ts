import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// By hand: rules that the collections cannot express, and two tables that are no collections.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  -- Lets a time range and the numbers beside it stand in one constraint.
  CREATE EXTENSION IF NOT EXISTS btree_gist;

  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_end_after_start" CHECK ("ends_at" > "starts_at");
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_one_at_a_time" EXCLUDE USING gist (
    "location_id" WITH =, "department" WITH =, "place" WITH =, tstzrange("starts_at", "ends_at") WITH &&
  ) WHERE ("status" = 'booked');
  CREATE UNIQUE INDEX "holds_one_live" ON "holds" ("car_id") WHERE "status" IN ('held', 'paid');

  -- What was sent goes with its lead, and a booking with its location: the columns may not be empty.
  ALTER TABLE "lead_deliveries" DROP CONSTRAINT "lead_deliveries_lead_id_leads_id_fk";
  ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_lead_id_leads_id_fk"
    FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade;
  ALTER TABLE "bookings" DROP CONSTRAINT "bookings_location_id_locations_id_fk";
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_location_id_locations_id_fk"
    FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade;
  ALTER TABLE "holds" DROP CONSTRAINT "holds_car_id_cars_id_fk";
  ALTER TABLE "holds" ADD CONSTRAINT "holds_car_id_cars_id_fk"
    FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade;

  -- Counts of requests by address, which a crash may lose.
  CREATE UNLOGGED TABLE "rate_limits" ("key" varchar(255) PRIMARY KEY, "points" integer NOT NULL DEFAULT 0, "expire" bigint);
  CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" ("expire");

  -- What shoppers did, by the numbers of src/domain/leads/analyticsEvents.ts. Holds nothing that names a person.
  CREATE TABLE "analytics_events" (
    "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "site_id" integer NOT NULL REFERENCES "public"."sites"("id") ON DELETE cascade,
    "event_id" integer NOT NULL,
    "at" timestamptz(3) NOT NULL DEFAULT now(),
    "path" varchar(500),
    "car_id" integer,
    "location_id" integer,
    "details" jsonb
  );
  CREATE INDEX "analytics_events_site_event_at_idx" ON "analytics_events" ("site_id", "event_id", "at");
  CREATE INDEX "analytics_events_site_car_idx" ON "analytics_events" ("site_id", "car_id") WHERE "car_id" IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "analytics_events";
  DROP TABLE "rate_limits";
  DROP INDEX "holds_one_live";
  ALTER TABLE "bookings" DROP CONSTRAINT "bookings_one_at_a_time";
  ALTER TABLE "bookings" DROP CONSTRAINT "bookings_end_after_start";`)
}
