import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."car_override_field" AS ENUM('vin', 'nvic', 'regplate', 'year', 'badge', 'series', 'build_date', 'compliance_date', 'price', 'before_price', 'offer_price', 'subscription_price', 'market_average_price', 'state_market_average_price', 'price_type', 'km', 'colour', 'interior_colour', 'body', 'simple_body', 'trans', 'simple_transmission', 'gearnum', 'drive', 'simple_drive', 'fuel', 'simple_fuel', 'seats', 'doors', 'engine_hours', 'cylinders', 'engine_size_litres', 'engine_size_cc', 'induction', 'gear_type', 'body_configuration', 'power_kw', 'torque_nm', 'fuel_consumption', 'fuel_capacity_litres', 'towing_capacity_braked_kg', 'gross_vehicle_mass_kg', 'length_mm', 'width_mm', 'height_mm', 'ancap_rating', 'ancap_year', 'sleeps', 'body_length_feet', 'body_width_feet', 'tare_weight_kg', 'aggregate_trailer_mass_kg', 'tow_ball_mass_kg', 'axle_type', 'features', 'categories', 'images');
  CREATE TYPE "public"."enum_cars_overrides_until_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TABLE "cars_overrides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field" "car_override_field",
  	"value" varchar,
  	"until" timestamp(3) with time zone,
  	"until_tz" "enum_cars_overrides_until_tz"
  );
  
  ALTER TABLE "cars" ADD COLUMN "feed_values" jsonb;
  ALTER TABLE "cars_overrides" ADD CONSTRAINT "cars_overrides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "cars_overrides_order_idx" ON "cars_overrides" USING btree ("_order");
  CREATE INDEX "cars_overrides_parent_id_idx" ON "cars_overrides" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cars_overrides" CASCADE;
  ALTER TABLE "cars" DROP COLUMN "feed_values";
  DROP TYPE "public"."car_override_field";
  DROP TYPE "public"."enum_cars_overrides_until_tz";`)
}
