import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."car_override_field" ADD VALUE 'rego_expiry' BEFORE 'year';
  ALTER TYPE "public"."car_override_field" ADD VALUE 'car_type' BEFORE 'year';
  ALTER TYPE "public"."car_override_field" ADD VALUE 'status' BEFORE 'year';
  ALTER TYPE "public"."car_override_field" ADD VALUE 'item_type' BEFORE 'year';
  ALTER TYPE "public"."car_override_field" ADD VALUE 'reserved' BEFORE 'year';
  ALTER TYPE "public"."car_override_field" ADD VALUE 'certified' BEFORE 'year';
  ALTER TYPE "public"."car_override_field" ADD VALUE 'preorder' BEFORE 'year';
  ALTER TYPE "public"."car_override_field" ADD VALUE 'sold_date' BEFORE 'year';
  ALTER TYPE "public"."car_override_field" ADD VALUE 'listed_at' BEFORE 'year';
  ALTER TYPE "public"."car_override_field" ADD VALUE 'spin_images';
  ALTER TYPE "public"."car_override_field" ADD VALUE 'interior_images';
  ALTER TYPE "public"."car_override_field" ADD VALUE 'history_report_url';
  ALTER TYPE "public"."car_override_field" ADD VALUE 'car_analysis_url';
  ALTER TYPE "public"."car_override_field" ADD VALUE 'ppsr_report_url';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cars_overrides" ALTER COLUMN "field" SET DATA TYPE text;
  DROP TYPE "public"."car_override_field";
  CREATE TYPE "public"."car_override_field" AS ENUM('vin', 'nvic', 'regplate', 'year', 'badge', 'series', 'build_date', 'compliance_date', 'price', 'before_price', 'offer_price', 'subscription_price', 'market_average_price', 'state_market_average_price', 'price_type', 'km', 'colour', 'interior_colour', 'body', 'simple_body', 'trans', 'simple_transmission', 'gearnum', 'drive', 'simple_drive', 'fuel', 'simple_fuel', 'seats', 'doors', 'engine_hours', 'cylinders', 'engine_size_litres', 'engine_size_cc', 'induction', 'gear_type', 'body_configuration', 'power_kw', 'torque_nm', 'fuel_consumption', 'fuel_capacity_litres', 'towing_capacity_braked_kg', 'gross_vehicle_mass_kg', 'length_mm', 'width_mm', 'height_mm', 'ancap_rating', 'ancap_year', 'sleeps', 'body_length_feet', 'body_width_feet', 'tare_weight_kg', 'aggregate_trailer_mass_kg', 'tow_ball_mass_kg', 'axle_type', 'features', 'categories', 'images');
  ALTER TABLE "cars_overrides" ALTER COLUMN "field" SET DATA TYPE "public"."car_override_field" USING "field"::"public"."car_override_field";`)
}
