import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

/** What the collections cannot express, written by hand: constraints, expression indexes, and two tables that are no collections. */
const RULES = sql`
  -- Puts a time range and the numbers beside it in one constraint.
  CREATE EXTENSION IF NOT EXISTS btree_gist;

  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_end_after_start" CHECK ("ends_at" > "starts_at");
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_one_at_a_time" EXCLUDE USING gist (
    "location_id" WITH =, "department" WITH =, "place" WITH =, tstzrange("starts_at", "ends_at") WITH &&
  ) WHERE ("status" = 'booked');
  CREATE UNIQUE INDEX "holds_one_live" ON "holds" ("car_id") WHERE "status" IN ('held', 'paid');

  -- Deliveries are deleted with their lead, bookings with their location, holds with their car: the columns may not be null.
  ALTER TABLE "lead_deliveries" DROP CONSTRAINT "lead_deliveries_lead_id_leads_id_fk";
  ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_lead_id_leads_id_fk"
    FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade;
  ALTER TABLE "bookings" DROP CONSTRAINT "bookings_location_id_locations_id_fk";
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_location_id_locations_id_fk"
    FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade;
  ALTER TABLE "holds" DROP CONSTRAINT "holds_car_id_cars_id_fk";
  ALTER TABLE "holds" ADD CONSTRAINT "holds_car_id_cars_id_fk"
    FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade;

  -- Request counts by address. Unlogged: a crash may lose them.
  CREATE UNLOGGED TABLE "rate_limits" ("key" varchar(255) PRIMARY KEY, "points" integer NOT NULL DEFAULT 0, "expire" bigint);
  CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" ("expire");

  -- Shopper events by the ids of src/domain/leads/analyticsEvents.ts. No personal data.
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
  CREATE INDEX "analytics_events_site_car_idx" ON "analytics_events" ("site_id", "car_id") WHERE "car_id" IS NOT NULL;

  -- Finds one shopper's enquiries on a site, however their email and phone are written (src/data/leadInbox/shopperTimeline.ts).
  CREATE INDEX "leads_site_email_lower_idx" ON "leads" ("site_id", lower("email"));
  CREATE INDEX "leads_site_phone_digits_idx" ON "leads" ("site_id", right(regexp_replace("phone", '[^0-9]', '', 'g'), 9));`

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_status" AS ENUM('new', 'open', 'done');
  CREATE TYPE "public"."enum_leads_kind" AS ENUM('general', 'car', 'testDrive', 'photos', 'similar', 'tradeIn', 'sellMyCar', 'service', 'parts', 'finance', 'fleet', 'careers', 'location', 'dealerSearch', 'reserve', 'purchase', 'payment');
  CREATE TYPE "public"."enum_leads_step" AS ENUM('start', 'rego', 'valuation', 'accept');
  CREATE TYPE "public"."enum_bookings_department" AS ENUM('sales', 'service', 'parts');
  CREATE TYPE "public"."enum_bookings_status" AS ENUM('booked', 'cancelled');
  CREATE TYPE "public"."enum_holds_status" AS ENUM('held', 'paid', 'released', 'expired');
  CREATE TYPE "public"."enum_payments_status" AS ENUM('awaiting', 'processing', 'atDealership', 'paid', 'failed', 'expired', 'refunded');
  CREATE TYPE "public"."enum_payments_kind" AS ENUM('reservation', 'invoice');
  CREATE TYPE "public"."enum_payments_provider" AS ENUM('stripe', 'demo');
  CREATE TYPE "public"."enum_lead_deliveries_channel" AS ENUM('email', 'adfEmail', 'adfPost', 'webhook');
  CREATE TYPE "public"."enum_lead_deliveries_purpose" AS ENUM('dealer', 'receipt');
  CREATE TYPE "public"."enum_lead_deliveries_part" AS ENUM('lead', 'update', 'payment');
  CREATE TYPE "public"."enum_lead_deliveries_status" AS ENUM('queued', 'sending', 'delivered', 'failed', 'dead');
  CREATE TYPE "public"."enum_lead_routes_kinds" AS ENUM('general', 'car', 'testDrive', 'photos', 'similar', 'tradeIn', 'sellMyCar', 'service', 'parts', 'finance', 'fleet', 'careers', 'location', 'dealerSearch', 'reserve', 'purchase', 'payment');
  CREATE TYPE "public"."enum_lead_routes_car_types" AS ENUM('new', 'used', 'demo');
  CREATE TYPE "public"."enum_pages_startsat_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum_pages_expiresat_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum_pages_after_expiry" AS ENUM('message', 'redirect', 'notFound');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_startsat_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum__pages_v_version_expiresat_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum__pages_v_version_after_expiry" AS ENUM('message', 'redirect', 'notFound');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_layouts_kind" AS ENUM('car', 'search', 'location', 'model');
  CREATE TYPE "public"."enum_layouts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__layouts_v_version_kind" AS ENUM('car', 'search', 'location', 'model');
  CREATE TYPE "public"."enum__layouts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_menus_items_dynamic_dropdown" AS ENUM('none', 'models', 'stock', 'brands', 'locations');
  CREATE TYPE "public"."menu_grouping" AS ENUM('position', 'body');
  CREATE TYPE "public"."enum_menus_items_columns" AS ENUM('2', '3', '4');
  CREATE TYPE "public"."enum_menus_key" AS ENUM('header', 'footer', 'top');
  CREATE TYPE "public"."car_type" AS ENUM('new', 'used', 'demo');
  CREATE TYPE "public"."item_type" AS ENUM('car', 'caravan', 'tractor');
  CREATE TYPE "public"."enum_stock_feeds_source" AS ENUM('upload', 'url', 'file');
  CREATE TYPE "public"."enum_stock_feeds_format" AS ENUM('auto', 'csv', 'xml', 'json');
  CREATE TYPE "public"."enum_stock_feeds_encoding" AS ENUM('auto', 'utf-8', 'utf-16le', 'utf-16be', 'windows-1252');
  CREATE TYPE "public"."enum_stock_feeds_delimiter" AS ENUM('auto', 'comma', 'semicolon', 'tab', 'bar');
  CREATE TYPE "public"."enum_stock_feeds_schedule_kind" AS ENUM('off', 'minutes', 'hours', 'daily');
  CREATE TYPE "public"."enum_stock_feeds_mode" AS ENUM('full', 'delta');
  CREATE TYPE "public"."enum_stock_feeds_missing_cars" AS ENUM('sold', 'removed');
  CREATE TYPE "public"."enum_feed_runs_status" AS ENUM('waiting', 'running', 'done', 'stopped', 'failed', 'interrupted');
  CREATE TYPE "public"."enum_feed_runs_started_by" AS ENUM('person', 'schedule', 'terminal');
  CREATE TYPE "public"."enum_feed_runs_mode" AS ENUM('full', 'delta');
  CREATE TYPE "public"."model_feature_template" AS ENUM('beside', 'wide', 'card', 'words');
  CREATE TYPE "public"."enum_models_status" AS ENUM('other', 'new', 'all_new', 'coming_soon');
  CREATE TYPE "public"."enum_offers_start_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum_offers_expiry_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum_promo_cards_tone" AS ENUM('ink', 'accent', 'surface');
  CREATE TYPE "public"."enum_promo_tiles_car_types" AS ENUM('new', 'used', 'demo');
  CREATE TYPE "public"."enum_promo_tiles_kind" AS ENUM('warranty', 'videoCall', 'tradeIn', 'freight', 'finance', 'experience');
  CREATE TYPE "public"."weekday" AS ENUM('1', '2', '3', '4', '5', '6', '0');
  CREATE TYPE "public"."location_type" AS ENUM('sales', 'service', 'parts');
  CREATE TYPE "public"."location_subtype" AS ENUM('buying');
  CREATE TYPE "public"."enum_locations_address_state" AS ENUM('ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA');
  CREATE TYPE "public"."enum_locations_time_zone" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum_places_state" AS ENUM('ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA');
  CREATE TYPE "public"."finance_hiding" AS ENUM('never', 'usedCars', 'always');
  CREATE TYPE "public"."enum_sites_social_links_network" AS ENUM('facebook', 'instagram', 'youtube', 'tiktok', 'linkedin', 'x');
  CREATE TYPE "public"."enum_sites_stock_rules_car_types" AS ENUM('new', 'used', 'demo');
  CREATE TYPE "public"."enum_sites_stock_rules_statuses" AS ENUM('in_stock', 'coming_soon');
  CREATE TYPE "public"."enum_sites_stock_rules_facets_attribute" AS ENUM('car_type', 'make', 'model', 'make_model', 'badge', 'price', 'subscription_price', 'price_range', 'weekly_price_range', 'year', 'km', 'body', 'fuel', 'transmission', 'drive', 'colour', 'seats', 'sleeps', 'filtered_features', 'categories', 'item_type', 'status', 'tag', 'certified', 'location_name', 'dealership_name', 'city', 'state', 'created_at_timestamp');
  CREATE TYPE "public"."enum_sites_stock_rules_facets_kind" AS ENUM('list', 'searchableList', 'hierarchy', 'range', 'swatches', 'toggle', 'age');
  CREATE TYPE "public"."enum_sites_cards_buttons" AS ENUM('enquire', 'viewDetails', 'testDrive', 'reserve');
  CREATE TYPE "public"."enum_sites_plugins" AS ENUM('autogauge', 'carAnalysis', 'ppsrReport');
  CREATE TYPE "public"."warranty_car_type" AS ENUM('new', 'used', 'demo');
  CREATE TYPE "public"."enum_sites_theme_heading_font" AS ENUM('instrumentSans', 'bricolageGrotesque', 'barlowCondensed', 'fraunces', 'inter');
  CREATE TYPE "public"."enum_sites_theme_heading_weight" AS ENUM('400', '500', '600', '700', '800');
  CREATE TYPE "public"."enum_sites_theme_body_font" AS ENUM('instrumentSans', 'sourceSans', 'inter');
  CREATE TYPE "public"."enum_sites_theme_heading_case" AS ENUM('none', 'uppercase');
  CREATE TYPE "public"."enum_sites_theme_heading_tracking" AS ENUM('tight', 'normal', 'wide');
  CREATE TYPE "public"."enum_sites_theme_density" AS ENUM('compact', 'regular', 'airy');
  CREATE TYPE "public"."enum_sites_theme_radius" AS ENUM('square', 'soft', 'round');
  CREATE TYPE "public"."enum_sites_theme_button_shape" AS ENUM('square', 'soft', 'pill');
  CREATE TYPE "public"."enum_sites_theme_card_style" AS ENUM('flat', 'outlined', 'raised');
  CREATE TYPE "public"."enum_sites_theme_header_layout" AS ENUM('logoLeft', 'logoCentre', 'splitBrandBar');
  CREATE TYPE "public"."enum_sites_theme_hero_style" AS ENUM('fullBleed', 'split', 'framed');
  CREATE TYPE "public"."enum_sites_time_zone" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum_sites_stock_rules_default_sort" AS ENUM('price_asc', 'price_desc', 'newest', 'km_asc', 'year_desc', 'recommended');
  CREATE TYPE "public"."enum_sites_cards_save_button" AS ENUM('favourite', 'compare', 'garage');
  CREATE TYPE "public"."enum_sites_location_rules_unique_by" AS ENUM('phoneOrStreet', 'placeId');
  CREATE TYPE "public"."enum_sites_review_rules_source" AS ENUM('own', 'snap21');
  CREATE TYPE "public"."enum_sites_template" AS ENUM('multiBrand', 'usedSpecialist', 'tractor', 'caravan');
  CREATE TYPE "public"."enum_users_role" AS ENUM('superAdmin', 'groupManager', 'siteEditor', 'siteAuthor', 'leadsOnly');
  CREATE TYPE "public"."enum_redirects_to_type" AS ENUM('reference', 'custom');
  CREATE TYPE "public"."enum_redirects_type" AS ENUM('301', '302');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'refreshOnTime', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'refreshOnTime', 'schedulePublish');
  CREATE TABLE "leads_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"postcode" varchar,
  	"message" varchar,
  	"rego" varchar,
  	"trade_in" jsonb,
  	"miscellaneous" jsonb,
  	"details" jsonb,
  	"car_id" integer,
  	"car_name" varchar,
  	"stock_number" varchar,
  	"car_price" numeric,
  	"vehicle_make" varchar,
  	"vehicle_model" varchar,
  	"car_type" varchar,
  	"vehicle_status" varchar,
  	"car_snapshot" jsonb,
  	"source" varchar,
  	"page_id" varchar,
  	"url" varchar,
  	"opt_in" boolean DEFAULT false,
  	"consent_at" timestamp(3) with time zone,
  	"consent_text" varchar,
  	"lead_attributes" jsonb,
  	"dealership_slug" varchar,
  	"manufacturer_slug" varchar,
  	"additional_services" varchar,
  	"autogauge_enabled" boolean DEFAULT false,
  	"user_agent" varchar,
  	"status" "enum_leads_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"read_at" timestamp(3) with time zone,
  	"reference" varchar NOT NULL,
  	"kind" "enum_leads_kind" NOT NULL,
  	"category" varchar NOT NULL,
  	"subcategory" varchar,
  	"location_id" integer,
  	"dealership_id" integer,
  	"step" "enum_leads_step",
  	"form_completed" boolean DEFAULT false,
  	"offer_accepted" boolean DEFAULT false,
  	"is_test" boolean DEFAULT false,
  	"form_id" varchar,
  	"token_hash" varchar,
  	"token_expires_at" timestamp(3) with time zone,
  	"idempotency_key" varchar NOT NULL,
  	"body_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bookings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"location_id" integer NOT NULL,
  	"department" "enum_bookings_department" DEFAULT 'sales' NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"place" numeric DEFAULT 1 NOT NULL,
  	"status" "enum_bookings_status" DEFAULT 'booked' NOT NULL,
  	"lead_id" integer,
  	"car_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "holds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"car_id" integer NOT NULL,
  	"lead_id" integer,
  	"status" "enum_holds_status" DEFAULT 'held' NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"amount" numeric,
  	"payment_reference" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"reference" varchar NOT NULL,
  	"status" "enum_payments_status" DEFAULT 'awaiting' NOT NULL,
  	"kind" "enum_payments_kind" NOT NULL,
  	"amount" numeric NOT NULL,
  	"description" varchar,
  	"problem" varchar,
  	"payer_name" varchar,
  	"payer_email" varchar,
  	"paid_at" timestamp(3) with time zone,
  	"lead_id" integer,
  	"hold_id" integer,
  	"car_id" integer,
  	"provider" "enum_payments_provider",
  	"provider_payment" varchar,
  	"session_id" varchar,
  	"session_url" varchar,
  	"session_expires_at" timestamp(3) with time zone,
  	"token" varchar NOT NULL,
  	"events" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "uploads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"lead_id" integer,
  	"sent_as" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "lead_deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"lead_id" integer NOT NULL,
  	"route_id" integer,
  	"channel" "enum_lead_deliveries_channel" NOT NULL,
  	"purpose" "enum_lead_deliveries_purpose" NOT NULL,
  	"part" "enum_lead_deliveries_part" DEFAULT 'lead' NOT NULL,
  	"recipient" varchar NOT NULL,
  	"status" "enum_lead_deliveries_status" DEFAULT 'queued' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"attempt_log" jsonb,
  	"last_error" varchar,
  	"next_try_at" timestamp(3) with time zone,
  	"delivered_at" timestamp(3) with time zone,
  	"stable_key" varchar NOT NULL,
  	"sender" varchar,
  	"sending_since" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_routes_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_lead_routes_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "lead_routes_car_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_lead_routes_car_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "lead_routes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"adf_url" varchar,
  	"webhook_url" varchar,
  	"webhook_secret" varchar,
  	"name" varchar NOT NULL,
  	"enabled" boolean DEFAULT true,
  	"fallback" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_routes_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "lead_routes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locations_id" integer,
  	"makes_id" integer
  );
  
  CREATE TABLE "lead_exports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"exported_by_id" integer,
  	"exported_by_name" varchar NOT NULL,
  	"leads_count" numeric NOT NULL,
  	"filters" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"title" varchar,
  	"layout" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"meta_no_index" boolean DEFAULT false,
  	"starts_at" timestamp(3) with time zone,
  	"startsat_tz" "enum_pages_startsat_tz",
  	"expires_at" timestamp(3) with time zone,
  	"expiresat_tz" "enum_pages_expiresat_tz",
  	"after_expiry" "enum_pages_after_expiry" DEFAULT 'message',
  	"expiry_message" varchar DEFAULT 'This offer has ended. Have a look at what is on now.',
  	"expiry_link" varchar DEFAULT '/special-offers',
  	"campaign_colours_own" boolean DEFAULT false,
  	"campaign_colours_accent" varchar,
  	"campaign_colours_accent_ink" varchar,
  	"utm_source" varchar,
  	"utm_medium" varchar,
  	"utm_campaign" varchar,
  	"unlisted_key" varchar,
  	"path" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_site_id" integer,
  	"version_title" varchar,
  	"version_layout" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_meta_no_index" boolean DEFAULT false,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_startsat_tz" "enum__pages_v_version_startsat_tz",
  	"version_expires_at" timestamp(3) with time zone,
  	"version_expiresat_tz" "enum__pages_v_version_expiresat_tz",
  	"version_after_expiry" "enum__pages_v_version_after_expiry" DEFAULT 'message',
  	"version_expiry_message" varchar DEFAULT 'This offer has ended. Have a look at what is on now.',
  	"version_expiry_link" varchar DEFAULT '/special-offers',
  	"version_campaign_colours_own" boolean DEFAULT false,
  	"version_campaign_colours_accent" varchar,
  	"version_campaign_colours_accent_ink" varchar,
  	"version_utm_source" varchar,
  	"version_utm_medium" varchar,
  	"version_utm_campaign" varchar,
  	"version_unlisted_key" varchar,
  	"version_path" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"title" varchar,
  	"excerpt" varchar,
  	"image_id" integer,
  	"content" jsonb,
  	"slug" varchar,
  	"published_at" timestamp(3) with time zone,
  	"category" varchar,
  	"author" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_site_id" integer,
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_image_id" integer,
  	"version_content" jsonb,
  	"version_slug" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_category" varchar,
  	"version_author" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "layouts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"kind" "enum_layouts_kind",
  	"layout" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_layouts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_layouts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_site_id" integer,
  	"version_kind" "enum__layouts_v_version_kind",
  	"version_layout" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__layouts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "menus_items_dropdown_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"image_id" integer
  );
  
  CREATE TABLE "menus_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar,
  	"dynamic_dropdown" "enum_menus_items_dynamic_dropdown" DEFAULT 'none' NOT NULL,
  	"grouping" "menu_grouping" DEFAULT 'position',
  	"columns" "enum_menus_items_columns" DEFAULT '3'
  );
  
  CREATE TABLE "menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"key" "enum_menus_key" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"alt" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumb_url" varchar,
  	"sizes_thumb_width" numeric,
  	"sizes_thumb_height" numeric,
  	"sizes_thumb_mime_type" varchar,
  	"sizes_thumb_filesize" numeric,
  	"sizes_thumb_filename" varchar
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"customer_name" varchar NOT NULL,
  	"rating" numeric NOT NULL,
  	"review_date" timestamp(3) with time zone NOT NULL,
  	"source" varchar,
  	"external_id" varchar,
  	"text" varchar NOT NULL,
  	"reply_text" varchar,
  	"reply_date" timestamp(3) with time zone,
  	"location_id" integer,
  	"image_id" integer,
  	"visible" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cars" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"show_on_dealer_website" boolean DEFAULT true,
  	"custom_rank" numeric DEFAULT 0,
  	"tag" varchar,
  	"dealercomments" varchar,
  	"video_url" varchar,
  	"walkaround_url" varchar,
  	"year" numeric,
  	"make" varchar NOT NULL,
  	"model" varchar NOT NULL,
  	"badge" varchar,
  	"series" varchar,
  	"car_type" "car_type" NOT NULL,
  	"item_type" "item_type" DEFAULT 'car' NOT NULL,
  	"status" varchar DEFAULT 'in_stock' NOT NULL,
  	"stocknum" varchar NOT NULL,
  	"vin" varchar,
  	"nvic" varchar,
  	"regplate" varchar,
  	"rego_expiry" timestamp(3) with time zone,
  	"location_id" integer,
  	"private_suburb" varchar,
  	"private_postcode" varchar,
  	"build_date" varchar,
  	"compliance_date" varchar,
  	"reserved" boolean DEFAULT false,
  	"certified" boolean DEFAULT false,
  	"preorder" boolean DEFAULT false,
  	"held" boolean DEFAULT false,
  	"listed_at" timestamp(3) with time zone,
  	"sold_date" timestamp(3) with time zone,
  	"price" numeric,
  	"before_price" numeric,
  	"offer_price" numeric,
  	"subscription_price" numeric,
  	"market_average_price" numeric,
  	"state_market_average_price" numeric,
  	"price_type" varchar,
  	"finance_lenders" jsonb,
  	"images" jsonb,
  	"spin_images" jsonb,
  	"interior_images" jsonb,
  	"hotspots" jsonb,
  	"photos_count" numeric DEFAULT 0,
  	"views" numeric DEFAULT 0,
  	"km" numeric,
  	"seats" numeric,
  	"doors" numeric,
  	"colour" varchar,
  	"interior_colour" varchar,
  	"body" varchar,
  	"simple_body" varchar,
  	"body_configuration" varchar,
  	"trans" varchar,
  	"simple_transmission" varchar,
  	"drive" varchar,
  	"simple_drive" varchar,
  	"fuel" varchar,
  	"simple_fuel" varchar,
  	"engine_size_litres" numeric,
  	"cylinders" numeric,
  	"gearnum" numeric,
  	"engine_size_cc" numeric,
  	"power_kw" numeric,
  	"torque_nm" numeric,
  	"induction" varchar,
  	"gear_type" varchar,
  	"fuel_consumption" numeric,
  	"fuel_capacity_litres" numeric,
  	"length_mm" numeric,
  	"width_mm" numeric,
  	"height_mm" numeric,
  	"towing_capacity_braked_kg" numeric,
  	"gross_vehicle_mass_kg" numeric,
  	"ancap_rating" numeric,
  	"ancap_year" numeric,
  	"sleeps" numeric,
  	"body_length_feet" numeric,
  	"body_width_feet" numeric,
  	"tare_weight_kg" numeric,
  	"aggregate_trailer_mass_kg" numeric,
  	"axle_type" varchar,
  	"features" jsonb,
  	"categories" jsonb,
  	"specifications" jsonb,
  	"history_report_url" varchar,
  	"car_analysis_url" varchar,
  	"ppsr_report_url" varchar,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"feed_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stock_feeds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"name" varchar NOT NULL,
  	"source" "enum_stock_feeds_source" DEFAULT 'upload' NOT NULL,
  	"upload_id" integer,
  	"file_path" varchar,
  	"url" varchar,
  	"username" varchar,
  	"sealed_password" varchar,
  	"password_kept" boolean DEFAULT false,
  	"format" "enum_stock_feeds_format" DEFAULT 'auto' NOT NULL,
  	"encoding" "enum_stock_feeds_encoding" DEFAULT 'auto' NOT NULL,
  	"delimiter" "enum_stock_feeds_delimiter" DEFAULT 'auto',
  	"record_path" varchar,
  	"mapping" jsonb,
  	"schedule_kind" "enum_stock_feeds_schedule_kind" DEFAULT 'off' NOT NULL,
  	"schedule_every_minutes" numeric DEFAULT 30,
  	"schedule_every_hours" numeric DEFAULT 6,
  	"schedule_daily_at" varchar DEFAULT '05:30',
  	"next_run_at" timestamp(3) with time zone,
  	"mode" "enum_stock_feeds_mode" DEFAULT 'full' NOT NULL,
  	"missing_cars" "enum_stock_feeds_missing_cars" DEFAULT 'sold',
  	"guard_percent" numeric DEFAULT 20 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feed_runs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"title" varchar,
  	"feed_id" integer,
  	"status" "enum_feed_runs_status" DEFAULT 'waiting',
  	"reason" varchar,
  	"dry_run" boolean DEFAULT false,
  	"started_by" "enum_feed_runs_started_by" DEFAULT 'person',
  	"started_by_name" varchar,
  	"source" varchar,
  	"format" varchar,
  	"mode" "enum_feed_runs_mode",
  	"started_at" timestamp(3) with time zone,
  	"finished_at" timestamp(3) with time zone,
  	"heartbeat_at" timestamp(3) with time zone,
  	"duration_ms" numeric,
  	"rows" numeric,
  	"new_count" numeric,
  	"changed_count" numeric,
  	"unchanged_count" numeric,
  	"sold_count" numeric,
  	"rejected_count" numeric,
  	"progress" jsonb,
  	"warnings" jsonb,
  	"rejected" jsonb,
  	"examples" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feed_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "models_model_variants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"full_name" varchar,
  	"series" varchar,
  	"dap_min_price" numeric,
  	"dap_max_price" numeric,
  	"features" jsonb,
  	"image_id" integer
  );
  
  CREATE TABLE "models_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"template" "model_feature_template" DEFAULT 'beside' NOT NULL,
  	"description" varchar,
  	"image_id" integer,
  	"is_carousel" boolean DEFAULT false
  );
  
  CREATE TABLE "models_colours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"hex" varchar DEFAULT '#808080' NOT NULL,
  	"note" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "models_model_specifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"group" varchar,
  	"label" varchar NOT NULL,
  	"value" varchar NOT NULL
  );
  
  CREATE TABLE "models" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"name" varchar NOT NULL,
  	"make_id" integer NOT NULL,
  	"manufacturer_body" varchar,
  	"fuel" varchar,
  	"youtube_id" varchar,
  	"short_description" varchar,
  	"description" varchar,
  	"brochure_url" varchar,
  	"spec_sheet_url" varchar,
  	"disclaimer" varchar,
  	"original_disclaimer" varchar,
  	"image_id" integer,
  	"banner_id" integer,
  	"slug" varchar NOT NULL,
  	"status" "enum_models_status" DEFAULT 'other' NOT NULL,
  	"position" numeric DEFAULT 100,
  	"from_price" numeric,
  	"override_url" varchar,
  	"visible" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "models_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "models_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "makes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"name" varchar NOT NULL,
  	"short_name" varchar,
  	"model_prefix" varchar,
  	"logo_id" integer,
  	"url" varchar,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "offers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"title" varchar NOT NULL,
  	"summary" varchar NOT NULL,
  	"image_id" integer,
  	"price" numeric,
  	"before_price" numeric,
  	"price_note" varchar,
  	"badge" varchar,
  	"link_label" varchar,
  	"link" varchar,
  	"disclaimer" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"visible" boolean DEFAULT true,
  	"start" timestamp(3) with time zone,
  	"start_tz" "enum_offers_start_tz",
  	"expiry" timestamp(3) with time zone,
  	"expiry_tz" "enum_offers_expiry_tz",
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "offers_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cars_id" integer,
  	"models_id" integer
  );
  
  CREATE TABLE "promo_cards" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"lines" varchar,
  	"link" varchar NOT NULL,
  	"link_label" varchar,
  	"image_id" integer,
  	"tone" "enum_promo_cards_tone" DEFAULT 'ink' NOT NULL,
  	"display" boolean DEFAULT true,
  	"start" timestamp(3) with time zone,
  	"expiry" timestamp(3) with time zone,
  	"position" numeric DEFAULT 6 NOT NULL,
  	"strict_display" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "promo_tiles_car_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_promo_tiles_car_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "promo_tiles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"link" varchar,
  	"kind" "enum_promo_tiles_kind" NOT NULL,
  	"visible" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "promo_tiles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"makes_id" integer
  );
  
  CREATE TABLE "locations_departments_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" "weekday" NOT NULL,
  	"status" varchar DEFAULT 'Open' NOT NULL,
  	"open" varchar,
  	"close" varchar
  );
  
  CREATE TABLE "locations_departments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"location_type" "location_type" DEFAULT 'sales',
  	"location_subtype" "location_subtype",
  	"phone" varchar
  );
  
  CREATE TABLE "locations_special_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"name" varchar,
  	"location_type" "location_type",
  	"status" varchar DEFAULT 'Open' NOT NULL,
  	"open" varchar,
  	"close" varchar
  );
  
  CREATE TABLE "locations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"name" varchar NOT NULL,
  	"address_street" varchar NOT NULL,
  	"address_city" varchar NOT NULL,
  	"address_state" "enum_locations_address_state" NOT NULL,
  	"address_postcode" varchar NOT NULL,
  	"address_lat" numeric,
  	"address_lng" numeric,
  	"address_place_id" varchar,
  	"address_place_url" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"car_phones_new" varchar,
  	"car_phones_used" varchar,
  	"car_phones_demo" varchar,
  	"description" varchar,
  	"image_id" integer,
  	"dealer_license_number" varchar,
  	"motor_vehicle_repairer" varchar,
  	"average_rating" numeric,
  	"review_count" numeric,
  	"slug" varchar NOT NULL,
  	"dealership_id" integer,
  	"visible" boolean DEFAULT true,
  	"primary" boolean DEFAULT false,
  	"time_zone" "enum_locations_time_zone" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "dealerships" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"name" varchar NOT NULL,
  	"phone" varchar,
  	"licence_number" varchar,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "hours_wording" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"phrase" varchar NOT NULL,
  	"replaces" varchar DEFAULT 'Closed' NOT NULL,
  	"link" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "hours_wording_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locations_id" integer
  );
  
  CREATE TABLE "places" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"state" "enum_places_state" NOT NULL,
  	"postcode" varchar NOT NULL,
  	"lat" numeric NOT NULL,
  	"lng" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "finance_providers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"name" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"limits_minimum_price" numeric DEFAULT 1000 NOT NULL,
  	"limits_rate_min" numeric DEFAULT 0.5 NOT NULL,
  	"limits_rate_max" numeric DEFAULT 15 NOT NULL,
  	"limits_rate_step" numeric DEFAULT 0.5 NOT NULL,
  	"limits_term_min" numeric DEFAULT 1 NOT NULL,
  	"limits_term_max" numeric DEFAULT 7 NOT NULL,
  	"limits_term_step" numeric DEFAULT 0.5 NOT NULL,
  	"limits_interest" "finance_hiding" DEFAULT 'never' NOT NULL,
  	"limits_residual" "finance_hiding" DEFAULT 'never' NOT NULL,
  	"limits_monthly_only" boolean DEFAULT false,
  	"car_page_raises_maximum" boolean DEFAULT false,
  	"car_page_max_term" numeric,
  	"fees_establishment" numeric DEFAULT 0 NOT NULL,
  	"fees_security_registration" numeric DEFAULT 0 NOT NULL,
  	"fees_dealer_agency" numeric DEFAULT 0 NOT NULL,
  	"fees_monthly_account" numeric DEFAULT 0 NOT NULL,
  	"rates_rate_percent" numeric,
  	"rates_comparison_rate_percent" numeric,
  	"rates_comparison_from" numeric,
  	"rates_comparison_to" numeric,
  	"display_needs_payment" boolean DEFAULT true,
  	"display_newer_than_years" numeric,
  	"disclaimer" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "finance_providers_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "sites_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_sites_social_links_network" NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "sites_stock_rules_car_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_sites_stock_rules_car_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sites_stock_rules_statuses" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_sites_stock_rules_statuses",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sites_stock_rules_facets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"attribute" "enum_sites_stock_rules_facets_attribute" NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum_sites_stock_rules_facets_kind" DEFAULT 'list' NOT NULL
  );
  
  CREATE TABLE "sites_cards_buttons" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_sites_cards_buttons",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sites_plugins" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_sites_plugins",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sites_warranties_car_types" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "warranty_car_type",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sites_warranties" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"wording" varchar NOT NULL
  );
  
  CREATE TABLE "sites_delivery_zones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"postcodes" varchar NOT NULL,
  	"price" numeric NOT NULL
  );
  
  CREATE TABLE "sites_dealership_websites" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"make_id" integer,
  	"finance_provider_id" integer NOT NULL
  );
  
  CREATE TABLE "sites_domains" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL
  );
  
  CREATE TABLE "sites" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"theme_colours_ink" varchar DEFAULT '#14213d' NOT NULL,
  	"theme_colours_paper" varchar DEFAULT '#ffffff' NOT NULL,
  	"theme_colours_surface" varchar DEFAULT '#f4f6f9' NOT NULL,
  	"theme_colours_accent" varchar DEFAULT '#b8322a' NOT NULL,
  	"theme_colours_accent_ink" varchar DEFAULT '#ffffff' NOT NULL,
  	"theme_colours_positive" varchar DEFAULT '#1c7a4a' NOT NULL,
  	"theme_colours_warning" varchar DEFAULT '#8a5a00' NOT NULL,
  	"theme_colours_sold" varchar DEFAULT '#5b6472' NOT NULL,
  	"theme_heading_font" "enum_sites_theme_heading_font" DEFAULT 'instrumentSans' NOT NULL,
  	"theme_heading_weight" "enum_sites_theme_heading_weight" DEFAULT '600' NOT NULL,
  	"theme_body_font" "enum_sites_theme_body_font" DEFAULT 'instrumentSans' NOT NULL,
  	"theme_heading_case" "enum_sites_theme_heading_case" DEFAULT 'none' NOT NULL,
  	"theme_heading_tracking" "enum_sites_theme_heading_tracking" DEFAULT 'normal' NOT NULL,
  	"theme_density" "enum_sites_theme_density" DEFAULT 'regular' NOT NULL,
  	"theme_radius" "enum_sites_theme_radius" DEFAULT 'soft' NOT NULL,
  	"theme_button_shape" "enum_sites_theme_button_shape" DEFAULT 'soft' NOT NULL,
  	"theme_card_style" "enum_sites_theme_card_style" DEFAULT 'raised' NOT NULL,
  	"theme_header_layout" "enum_sites_theme_header_layout" DEFAULT 'logoLeft' NOT NULL,
  	"theme_hero_style" "enum_sites_theme_hero_style" DEFAULT 'split' NOT NULL,
  	"logo_id" integer,
  	"logo_inverse_id" integer,
  	"favicon_id" integer,
  	"phone" varchar,
  	"email" varchar,
  	"licence_number" varchar,
  	"announcement_text" varchar,
  	"announcement_link" varchar,
  	"time_zone" "enum_sites_time_zone" DEFAULT 'Australia/Melbourne' NOT NULL,
  	"marketing_opt_in_default" boolean DEFAULT true,
  	"wording_enquire_now" varchar DEFAULT 'Enquire Now' NOT NULL,
  	"wording_trade_in_valuation" varchar DEFAULT 'Trade-In Valuation' NOT NULL,
  	"wording_no_price" varchar DEFAULT 'Enquire for price.' NOT NULL,
  	"wording_hours_closed" varchar DEFAULT 'Closed' NOT NULL,
  	"wording_price_disclaimer" varchar DEFAULT 'Prices marked drive away include on-road costs for a private buyer in the state of the dealership. Other prices exclude government charges.' NOT NULL,
  	"wording_finance_disclaimer" varchar DEFAULT 'Repayments are estimates for a personal buyer and are not an offer of credit. They assume the term, deposit, final payment and rate shown. Terms, conditions, fees and lending criteria apply.' NOT NULL,
  	"wording_enquiry_consent" varchar DEFAULT 'Send me news and offers by email or SMS. I can stop them at any time.' NOT NULL,
  	"wording_footer_note" varchar DEFAULT 'Vehicles are offered subject to availability. Photos may show optional equipment.' NOT NULL,
  	"links_stock" varchar DEFAULT '/search/new-used-and-demo-cars' NOT NULL,
  	"links_test_drive" varchar DEFAULT '/book-test-drive/' NOT NULL,
  	"links_service" varchar DEFAULT '/service' NOT NULL,
  	"links_finance" varchar DEFAULT '/finance' NOT NULL,
  	"links_trade_in" varchar DEFAULT '/trade-in' NOT NULL,
  	"links_parts" varchar DEFAULT '/vehicle-parts-and-accessories' NOT NULL,
  	"links_contact" varchar DEFAULT '/contact' NOT NULL,
  	"links_offers" varchar DEFAULT '/special-offers' NOT NULL,
  	"flags_reviews" boolean DEFAULT true,
  	"flags_finance" boolean DEFAULT true,
  	"flags_finance_quote" boolean DEFAULT false,
  	"flags_car_page_sidebar" boolean DEFAULT true,
  	"flags_call_the_dealer" boolean DEFAULT true,
  	"flags_favourites" boolean DEFAULT true,
  	"flags_compare" boolean DEFAULT false,
  	"flags_garage" boolean DEFAULT false,
  	"flags_watchlist" boolean DEFAULT false,
  	"flags_reserve_online" boolean DEFAULT false,
  	"flags_buy_online" boolean DEFAULT false,
  	"flags_chat" boolean DEFAULT false,
  	"flags_trade_in_valuation" boolean DEFAULT true,
  	"flags_subscriptions" boolean DEFAULT false,
  	"flags_fuel_tags" boolean DEFAULT true,
  	"flags_price_comparison" boolean DEFAULT true,
  	"flags_delivery_calculator" boolean DEFAULT false,
  	"flags_fuel_calculator" boolean DEFAULT true,
  	"flags_offers" boolean DEFAULT true,
  	"flags_variant_prices" boolean DEFAULT true,
  	"flags_view_our_stock" boolean DEFAULT true,
  	"flags_hover_menus" boolean DEFAULT false,
  	"flags_brand_menus" boolean DEFAULT true,
  	"flags_call_from_menu" boolean DEFAULT true,
  	"flags_show_phone_at_once" boolean DEFAULT false,
  	"flags_card_views" boolean DEFAULT false,
  	"flags_gated_finance" boolean DEFAULT false,
  	"flags_gated_checkout" boolean DEFAULT false,
  	"flags_hide_zero_price_in_default_sort" boolean DEFAULT false,
  	"flags_google_vehicle_feed" boolean DEFAULT true,
  	"flags_meta_vehicle_feed" boolean DEFAULT true,
  	"specifications_just_arrived_tag_name" varchar DEFAULT 'New' NOT NULL,
  	"specifications_just_arrived_days" numeric DEFAULT 8 NOT NULL,
  	"specifications_sold_tag_name" varchar DEFAULT 'JUST SOLD' NOT NULL,
  	"specifications_include_sold_cars_days" numeric DEFAULT 3 NOT NULL,
  	"stock_noun_one" varchar DEFAULT 'car' NOT NULL,
  	"stock_noun_many" varchar DEFAULT 'cars' NOT NULL,
  	"stock_rules_minimum_photos" numeric DEFAULT 0 NOT NULL,
  	"stock_rules_search_filter" varchar,
  	"stock_rules_default_sort" "enum_sites_stock_rules_default_sort" DEFAULT 'price_asc' NOT NULL,
  	"cards_reserve_fee_on_button" boolean DEFAULT false,
  	"cards_save_button" "enum_sites_cards_save_button" DEFAULT 'favourite' NOT NULL,
  	"cards_location_overlay" boolean DEFAULT false,
  	"cards_request_photos" boolean DEFAULT true,
  	"messaging_chat_link" varchar,
  	"messaging_podium_token" varchar,
  	"messaging_chat_bubble" boolean DEFAULT false,
  	"reserve_fee" varchar DEFAULT '$200' NOT NULL,
  	"finance_provider_id" integer,
  	"finance_rate_percent" numeric DEFAULT 7.99 NOT NULL,
  	"finance_comparison_rate_percent" numeric,
  	"finance_deposit_percent" numeric DEFAULT 10 NOT NULL,
  	"finance_residual_percent" numeric DEFAULT 30 NOT NULL,
  	"finance_term_years" numeric DEFAULT 5 NOT NULL,
  	"finance_establishment_fee" numeric DEFAULT 0 NOT NULL,
  	"finance_minimum_price" numeric DEFAULT 1000 NOT NULL,
  	"enquiry_receipt_send" boolean DEFAULT true,
  	"enquiry_receipt_subject" varchar DEFAULT 'We have your enquiry',
  	"enquiry_receipt_text" varchar DEFAULT 'Thank you for getting in touch. Your message is with our team, and someone will answer you within one business day.',
  	"appointments_test_drive_minutes" numeric DEFAULT 30,
  	"appointments_test_drives_at_once" numeric DEFAULT 1,
  	"appointments_service_minutes" numeric DEFAULT 30,
  	"appointments_services_at_once" numeric DEFAULT 2,
  	"appointments_notice_hours" numeric DEFAULT 3,
  	"appointments_days_ahead" numeric DEFAULT 28,
  	"reservations_hold_hours" numeric DEFAULT 48,
  	"reservations_take_cards" boolean DEFAULT false,
  	"reservations_stripe_account" varchar,
  	"trade_ins_note_valuation" boolean DEFAULT false,
  	"location_rules_unique_by" "enum_sites_location_rules_unique_by" DEFAULT 'phoneOrStreet',
  	"location_rules_tile_url" varchar,
  	"location_rules_tile_attribution" varchar,
  	"car_phones_new" varchar,
  	"car_phones_used" varchar,
  	"car_phones_demo" varchar,
  	"review_rules_source" "enum_sites_review_rules_source" DEFAULT 'own',
  	"review_rules_org_id" varchar,
  	"review_rules_minimum_average" numeric DEFAULT 4,
  	"review_rules_excluded_text" varchar DEFAULT 'Translated',
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"template" "enum_sites_template" DEFAULT 'multiBrand' NOT NULL,
  	"group_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sites_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "sites_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"makes_id" integer,
  	"locations_id" integer,
  	"reviews_id" integer
  );
  
  CREATE TABLE "groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"settings" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sites" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"site_id" integer NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'siteAuthor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"from" varchar NOT NULL,
  	"to_type" "enum_redirects_to_type" DEFAULT 'reference',
  	"to_url" varchar,
  	"type" "enum_redirects_type" DEFAULT '301' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"leads_id" integer,
  	"bookings_id" integer,
  	"holds_id" integer,
  	"payments_id" integer,
  	"uploads_id" integer,
  	"lead_deliveries_id" integer,
  	"lead_routes_id" integer,
  	"lead_exports_id" integer,
  	"pages_id" integer,
  	"posts_id" integer,
  	"layouts_id" integer,
  	"menus_id" integer,
  	"media_id" integer,
  	"reviews_id" integer,
  	"cars_id" integer,
  	"stock_feeds_id" integer,
  	"feed_runs_id" integer,
  	"feed_files_id" integer,
  	"models_id" integer,
  	"makes_id" integer,
  	"offers_id" integer,
  	"promo_cards_id" integer,
  	"promo_tiles_id" integer,
  	"locations_id" integer,
  	"dealerships_id" integer,
  	"hours_wording_id" integer,
  	"places_id" integer,
  	"finance_providers_id" integer,
  	"sites_id" integer,
  	"groups_id" integer,
  	"users_id" integer,
  	"redirects_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "leads_notes" ADD CONSTRAINT "leads_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads_notes" ADD CONSTRAINT "leads_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "holds" ADD CONSTRAINT "holds_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "holds" ADD CONSTRAINT "holds_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "holds" ADD CONSTRAINT "holds_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_hold_id_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."holds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "uploads" ADD CONSTRAINT "uploads_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "uploads" ADD CONSTRAINT "uploads_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_route_id_lead_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."lead_routes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_routes_kinds" ADD CONSTRAINT "lead_routes_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lead_routes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_routes_car_types" ADD CONSTRAINT "lead_routes_car_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lead_routes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_routes" ADD CONSTRAINT "lead_routes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_routes_texts" ADD CONSTRAINT "lead_routes_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lead_routes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_routes_rels" ADD CONSTRAINT "lead_routes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lead_routes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_routes_rels" ADD CONSTRAINT "lead_routes_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_routes_rels" ADD CONSTRAINT "lead_routes_rels_makes_fk" FOREIGN KEY ("makes_id") REFERENCES "public"."makes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_exports" ADD CONSTRAINT "lead_exports_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_exports" ADD CONSTRAINT "lead_exports_exported_by_id_users_id_fk" FOREIGN KEY ("exported_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "layouts" ADD CONSTRAINT "layouts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_layouts_v" ADD CONSTRAINT "_layouts_v_parent_id_layouts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."layouts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_layouts_v" ADD CONSTRAINT "_layouts_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_dropdown_items" ADD CONSTRAINT "menus_items_dropdown_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_dropdown_items" ADD CONSTRAINT "menus_items_dropdown_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus" ADD CONSTRAINT "menus_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cars" ADD CONSTRAINT "cars_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cars" ADD CONSTRAINT "cars_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_feeds" ADD CONSTRAINT "stock_feeds_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_feeds" ADD CONSTRAINT "stock_feeds_upload_id_feed_files_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."feed_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feed_runs" ADD CONSTRAINT "feed_runs_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feed_runs" ADD CONSTRAINT "feed_runs_feed_id_stock_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."stock_feeds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feed_files" ADD CONSTRAINT "feed_files_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_model_variants" ADD CONSTRAINT "models_model_variants_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_model_variants" ADD CONSTRAINT "models_model_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_features" ADD CONSTRAINT "models_features_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_features" ADD CONSTRAINT "models_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_colours" ADD CONSTRAINT "models_colours_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_colours" ADD CONSTRAINT "models_colours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_model_specifications" ADD CONSTRAINT "models_model_specifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models" ADD CONSTRAINT "models_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models" ADD CONSTRAINT "models_make_id_makes_id_fk" FOREIGN KEY ("make_id") REFERENCES "public"."makes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models" ADD CONSTRAINT "models_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models" ADD CONSTRAINT "models_banner_id_media_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_texts" ADD CONSTRAINT "models_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_rels" ADD CONSTRAINT "models_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_rels" ADD CONSTRAINT "models_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "makes" ADD CONSTRAINT "makes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "makes" ADD CONSTRAINT "makes_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers_rels" ADD CONSTRAINT "offers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offers_rels" ADD CONSTRAINT "offers_rels_cars_fk" FOREIGN KEY ("cars_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offers_rels" ADD CONSTRAINT "offers_rels_models_fk" FOREIGN KEY ("models_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promo_cards" ADD CONSTRAINT "promo_cards_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promo_cards" ADD CONSTRAINT "promo_cards_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promo_tiles_car_types" ADD CONSTRAINT "promo_tiles_car_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promo_tiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promo_tiles" ADD CONSTRAINT "promo_tiles_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promo_tiles_rels" ADD CONSTRAINT "promo_tiles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promo_tiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promo_tiles_rels" ADD CONSTRAINT "promo_tiles_rels_makes_fk" FOREIGN KEY ("makes_id") REFERENCES "public"."makes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_departments_hours" ADD CONSTRAINT "locations_departments_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations_departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_departments" ADD CONSTRAINT "locations_departments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_special_hours" ADD CONSTRAINT "locations_special_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations" ADD CONSTRAINT "locations_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "locations" ADD CONSTRAINT "locations_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "locations" ADD CONSTRAINT "locations_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealerships" ADD CONSTRAINT "dealerships_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hours_wording" ADD CONSTRAINT "hours_wording_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hours_wording_rels" ADD CONSTRAINT "hours_wording_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hours_wording"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hours_wording_rels" ADD CONSTRAINT "hours_wording_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "finance_providers" ADD CONSTRAINT "finance_providers_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "finance_providers_numbers" ADD CONSTRAINT "finance_providers_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."finance_providers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_social_links" ADD CONSTRAINT "sites_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_stock_rules_car_types" ADD CONSTRAINT "sites_stock_rules_car_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_stock_rules_statuses" ADD CONSTRAINT "sites_stock_rules_statuses_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_stock_rules_facets" ADD CONSTRAINT "sites_stock_rules_facets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_cards_buttons" ADD CONSTRAINT "sites_cards_buttons_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_plugins" ADD CONSTRAINT "sites_plugins_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_warranties_car_types" ADD CONSTRAINT "sites_warranties_car_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites_warranties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_warranties" ADD CONSTRAINT "sites_warranties_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_delivery_zones" ADD CONSTRAINT "sites_delivery_zones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_dealership_websites" ADD CONSTRAINT "sites_dealership_websites_make_id_makes_id_fk" FOREIGN KEY ("make_id") REFERENCES "public"."makes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites_dealership_websites" ADD CONSTRAINT "sites_dealership_websites_finance_provider_id_finance_providers_id_fk" FOREIGN KEY ("finance_provider_id") REFERENCES "public"."finance_providers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites_dealership_websites" ADD CONSTRAINT "sites_dealership_websites_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_domains" ADD CONSTRAINT "sites_domains_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_logo_inverse_id_media_id_fk" FOREIGN KEY ("logo_inverse_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_favicon_id_media_id_fk" FOREIGN KEY ("favicon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_finance_provider_id_finance_providers_id_fk" FOREIGN KEY ("finance_provider_id") REFERENCES "public"."finance_providers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites_texts" ADD CONSTRAINT "sites_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_rels" ADD CONSTRAINT "sites_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_rels" ADD CONSTRAINT "sites_rels_makes_fk" FOREIGN KEY ("makes_id") REFERENCES "public"."makes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_rels" ADD CONSTRAINT "sites_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_rels" ADD CONSTRAINT "sites_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sites" ADD CONSTRAINT "users_sites_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sites" ADD CONSTRAINT "users_sites_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bookings_fk" FOREIGN KEY ("bookings_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_holds_fk" FOREIGN KEY ("holds_id") REFERENCES "public"."holds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payments_fk" FOREIGN KEY ("payments_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_uploads_fk" FOREIGN KEY ("uploads_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_deliveries_fk" FOREIGN KEY ("lead_deliveries_id") REFERENCES "public"."lead_deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_routes_fk" FOREIGN KEY ("lead_routes_id") REFERENCES "public"."lead_routes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_exports_fk" FOREIGN KEY ("lead_exports_id") REFERENCES "public"."lead_exports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_layouts_fk" FOREIGN KEY ("layouts_id") REFERENCES "public"."layouts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cars_fk" FOREIGN KEY ("cars_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stock_feeds_fk" FOREIGN KEY ("stock_feeds_id") REFERENCES "public"."stock_feeds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feed_runs_fk" FOREIGN KEY ("feed_runs_id") REFERENCES "public"."feed_runs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feed_files_fk" FOREIGN KEY ("feed_files_id") REFERENCES "public"."feed_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_models_fk" FOREIGN KEY ("models_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_makes_fk" FOREIGN KEY ("makes_id") REFERENCES "public"."makes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offers_fk" FOREIGN KEY ("offers_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promo_cards_fk" FOREIGN KEY ("promo_cards_id") REFERENCES "public"."promo_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promo_tiles_fk" FOREIGN KEY ("promo_tiles_id") REFERENCES "public"."promo_tiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dealerships_fk" FOREIGN KEY ("dealerships_id") REFERENCES "public"."dealerships"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hours_wording_fk" FOREIGN KEY ("hours_wording_id") REFERENCES "public"."hours_wording"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_places_fk" FOREIGN KEY ("places_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_finance_providers_fk" FOREIGN KEY ("finance_providers_id") REFERENCES "public"."finance_providers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sites_fk" FOREIGN KEY ("sites_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_groups_fk" FOREIGN KEY ("groups_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_notes_order_idx" ON "leads_notes" USING btree ("_order");
  CREATE INDEX "leads_notes_parent_id_idx" ON "leads_notes" USING btree ("_parent_id");
  CREATE INDEX "leads_notes_author_idx" ON "leads_notes" USING btree ("author_id");
  CREATE INDEX "leads_site_idx" ON "leads" USING btree ("site_id");
  CREATE INDEX "leads_email_idx" ON "leads" USING btree ("email");
  CREATE INDEX "leads_car_idx" ON "leads" USING btree ("car_id");
  CREATE INDEX "leads_status_idx" ON "leads" USING btree ("status");
  CREATE INDEX "leads_assignee_idx" ON "leads" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "leads_reference_idx" ON "leads" USING btree ("reference");
  CREATE INDEX "leads_location_idx" ON "leads" USING btree ("location_id");
  CREATE INDEX "leads_dealership_idx" ON "leads" USING btree ("dealership_id");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_idempotency_key_idx" ON "leads" USING btree ("site_id","idempotency_key");
  CREATE INDEX "site_status_idx" ON "leads" USING btree ("site_id","status");
  CREATE INDEX "site_createdAt_idx" ON "leads" USING btree ("site_id","created_at");
  CREATE INDEX "bookings_site_idx" ON "bookings" USING btree ("site_id");
  CREATE INDEX "bookings_location_idx" ON "bookings" USING btree ("location_id");
  CREATE INDEX "bookings_lead_idx" ON "bookings" USING btree ("lead_id");
  CREATE INDEX "bookings_car_idx" ON "bookings" USING btree ("car_id");
  CREATE INDEX "bookings_updated_at_idx" ON "bookings" USING btree ("updated_at");
  CREATE INDEX "bookings_created_at_idx" ON "bookings" USING btree ("created_at");
  CREATE INDEX "location_starts_at_idx" ON "bookings" USING btree ("location_id","starts_at");
  CREATE INDEX "holds_site_idx" ON "holds" USING btree ("site_id");
  CREATE INDEX "holds_car_idx" ON "holds" USING btree ("car_id");
  CREATE INDEX "holds_lead_idx" ON "holds" USING btree ("lead_id");
  CREATE INDEX "holds_expires_at_idx" ON "holds" USING btree ("expires_at");
  CREATE INDEX "holds_updated_at_idx" ON "holds" USING btree ("updated_at");
  CREATE INDEX "holds_created_at_idx" ON "holds" USING btree ("created_at");
  CREATE INDEX "payments_site_idx" ON "payments" USING btree ("site_id");
  CREATE INDEX "payments_reference_idx" ON "payments" USING btree ("reference");
  CREATE INDEX "payments_lead_idx" ON "payments" USING btree ("lead_id");
  CREATE INDEX "payments_hold_idx" ON "payments" USING btree ("hold_id");
  CREATE INDEX "payments_car_idx" ON "payments" USING btree ("car_id");
  CREATE INDEX "payments_session_id_idx" ON "payments" USING btree ("session_id");
  CREATE UNIQUE INDEX "payments_token_idx" ON "payments" USING btree ("token");
  CREATE INDEX "payments_updated_at_idx" ON "payments" USING btree ("updated_at");
  CREATE INDEX "payments_created_at_idx" ON "payments" USING btree ("created_at");
  CREATE INDEX "site_status_1_idx" ON "payments" USING btree ("site_id","status");
  CREATE INDEX "uploads_site_idx" ON "uploads" USING btree ("site_id");
  CREATE INDEX "uploads_lead_idx" ON "uploads" USING btree ("lead_id");
  CREATE INDEX "uploads_updated_at_idx" ON "uploads" USING btree ("updated_at");
  CREATE INDEX "uploads_created_at_idx" ON "uploads" USING btree ("created_at");
  CREATE UNIQUE INDEX "uploads_filename_idx" ON "uploads" USING btree ("filename");
  CREATE INDEX "lead_deliveries_site_idx" ON "lead_deliveries" USING btree ("site_id");
  CREATE INDEX "lead_deliveries_lead_idx" ON "lead_deliveries" USING btree ("lead_id");
  CREATE INDEX "lead_deliveries_route_idx" ON "lead_deliveries" USING btree ("route_id");
  CREATE UNIQUE INDEX "lead_deliveries_stable_key_idx" ON "lead_deliveries" USING btree ("stable_key");
  CREATE INDEX "lead_deliveries_updated_at_idx" ON "lead_deliveries" USING btree ("updated_at");
  CREATE INDEX "lead_deliveries_created_at_idx" ON "lead_deliveries" USING btree ("created_at");
  CREATE INDEX "status_next_try_at_idx" ON "lead_deliveries" USING btree ("status","next_try_at");
  CREATE INDEX "site_status_2_idx" ON "lead_deliveries" USING btree ("site_id","status");
  CREATE INDEX "site_channel_delivered_at_idx" ON "lead_deliveries" USING btree ("site_id","channel","delivered_at");
  CREATE INDEX "lead_routes_kinds_order_idx" ON "lead_routes_kinds" USING btree ("order");
  CREATE INDEX "lead_routes_kinds_parent_idx" ON "lead_routes_kinds" USING btree ("parent_id");
  CREATE INDEX "lead_routes_car_types_order_idx" ON "lead_routes_car_types" USING btree ("order");
  CREATE INDEX "lead_routes_car_types_parent_idx" ON "lead_routes_car_types" USING btree ("parent_id");
  CREATE INDEX "lead_routes_site_idx" ON "lead_routes" USING btree ("site_id");
  CREATE INDEX "lead_routes_updated_at_idx" ON "lead_routes" USING btree ("updated_at");
  CREATE INDEX "lead_routes_created_at_idx" ON "lead_routes" USING btree ("created_at");
  CREATE INDEX "lead_routes_texts_order_parent" ON "lead_routes_texts" USING btree ("order","parent_id");
  CREATE INDEX "lead_routes_rels_order_idx" ON "lead_routes_rels" USING btree ("order");
  CREATE INDEX "lead_routes_rels_parent_idx" ON "lead_routes_rels" USING btree ("parent_id");
  CREATE INDEX "lead_routes_rels_path_idx" ON "lead_routes_rels" USING btree ("path");
  CREATE INDEX "lead_routes_rels_locations_id_idx" ON "lead_routes_rels" USING btree ("locations_id");
  CREATE INDEX "lead_routes_rels_makes_id_idx" ON "lead_routes_rels" USING btree ("makes_id");
  CREATE INDEX "lead_exports_site_idx" ON "lead_exports" USING btree ("site_id");
  CREATE INDEX "lead_exports_exported_by_idx" ON "lead_exports" USING btree ("exported_by_id");
  CREATE INDEX "lead_exports_updated_at_idx" ON "lead_exports" USING btree ("updated_at");
  CREATE INDEX "lead_exports_created_at_idx" ON "lead_exports" USING btree ("created_at");
  CREATE INDEX "pages_site_idx" ON "pages" USING btree ("site_id");
  CREATE INDEX "pages_meta_meta_image_idx" ON "pages" USING btree ("meta_image_id");
  CREATE INDEX "pages_starts_at_idx" ON "pages" USING btree ("starts_at");
  CREATE INDEX "pages_expires_at_idx" ON "pages" USING btree ("expires_at");
  CREATE INDEX "pages_unlisted_key_idx" ON "pages" USING btree ("unlisted_key");
  CREATE INDEX "pages_path_idx" ON "pages" USING btree ("path");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "site_path_idx" ON "pages" USING btree ("site_id","path");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_site_idx" ON "_pages_v" USING btree ("version_site_id");
  CREATE INDEX "_pages_v_version_meta_version_meta_image_idx" ON "_pages_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_pages_v_version_version_starts_at_idx" ON "_pages_v" USING btree ("version_starts_at");
  CREATE INDEX "_pages_v_version_version_expires_at_idx" ON "_pages_v" USING btree ("version_expires_at");
  CREATE INDEX "_pages_v_version_version_unlisted_key_idx" ON "_pages_v" USING btree ("version_unlisted_key");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v" USING btree ("version_path");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_path_idx" ON "_pages_v" USING btree ("version_site_id","version_path");
  CREATE INDEX "posts_site_idx" ON "posts" USING btree ("site_id");
  CREATE INDEX "posts_image_idx" ON "posts" USING btree ("image_id");
  CREATE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_published_at_idx" ON "posts" USING btree ("published_at");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE UNIQUE INDEX "site_slug_idx" ON "posts" USING btree ("site_id","slug");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_site_idx" ON "_posts_v" USING btree ("version_site_id");
  CREATE INDEX "_posts_v_version_version_image_idx" ON "_posts_v" USING btree ("version_image_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_published_at_idx" ON "_posts_v" USING btree ("version_published_at");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_slug_idx" ON "_posts_v" USING btree ("version_site_id","version_slug");
  CREATE INDEX "layouts_site_idx" ON "layouts" USING btree ("site_id");
  CREATE INDEX "layouts_updated_at_idx" ON "layouts" USING btree ("updated_at");
  CREATE INDEX "layouts_created_at_idx" ON "layouts" USING btree ("created_at");
  CREATE INDEX "layouts__status_idx" ON "layouts" USING btree ("_status");
  CREATE UNIQUE INDEX "site_kind_idx" ON "layouts" USING btree ("site_id","kind");
  CREATE INDEX "_layouts_v_parent_idx" ON "_layouts_v" USING btree ("parent_id");
  CREATE INDEX "_layouts_v_version_version_site_idx" ON "_layouts_v" USING btree ("version_site_id");
  CREATE INDEX "_layouts_v_version_version_updated_at_idx" ON "_layouts_v" USING btree ("version_updated_at");
  CREATE INDEX "_layouts_v_version_version_created_at_idx" ON "_layouts_v" USING btree ("version_created_at");
  CREATE INDEX "_layouts_v_version_version__status_idx" ON "_layouts_v" USING btree ("version__status");
  CREATE INDEX "_layouts_v_created_at_idx" ON "_layouts_v" USING btree ("created_at");
  CREATE INDEX "_layouts_v_updated_at_idx" ON "_layouts_v" USING btree ("updated_at");
  CREATE INDEX "_layouts_v_latest_idx" ON "_layouts_v" USING btree ("latest");
  CREATE INDEX "_layouts_v_autosave_idx" ON "_layouts_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_kind_idx" ON "_layouts_v" USING btree ("version_site_id","version_kind");
  CREATE INDEX "menus_items_dropdown_items_order_idx" ON "menus_items_dropdown_items" USING btree ("_order");
  CREATE INDEX "menus_items_dropdown_items_parent_id_idx" ON "menus_items_dropdown_items" USING btree ("_parent_id");
  CREATE INDEX "menus_items_dropdown_items_image_idx" ON "menus_items_dropdown_items" USING btree ("image_id");
  CREATE INDEX "menus_items_order_idx" ON "menus_items" USING btree ("_order");
  CREATE INDEX "menus_items_parent_id_idx" ON "menus_items" USING btree ("_parent_id");
  CREATE INDEX "menus_site_idx" ON "menus" USING btree ("site_id");
  CREATE INDEX "menus_updated_at_idx" ON "menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "menus" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_idx" ON "menus" USING btree ("site_id","key");
  CREATE INDEX "media_site_idx" ON "media" USING btree ("site_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumb_sizes_thumb_filename_idx" ON "media" USING btree ("sizes_thumb_filename");
  CREATE INDEX "reviews_site_idx" ON "reviews" USING btree ("site_id");
  CREATE INDEX "reviews_review_date_idx" ON "reviews" USING btree ("review_date");
  CREATE INDEX "reviews_external_id_idx" ON "reviews" USING btree ("external_id");
  CREATE INDEX "reviews_location_idx" ON "reviews" USING btree ("location_id");
  CREATE INDEX "reviews_image_idx" ON "reviews" USING btree ("image_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "cars_site_idx" ON "cars" USING btree ("site_id");
  CREATE INDEX "cars_vin_idx" ON "cars" USING btree ("vin");
  CREATE INDEX "cars_location_idx" ON "cars" USING btree ("location_id");
  CREATE INDEX "cars_held_idx" ON "cars" USING btree ("held");
  CREATE INDEX "cars_listed_at_idx" ON "cars" USING btree ("listed_at");
  CREATE INDEX "cars_photos_count_idx" ON "cars" USING btree ("photos_count");
  CREATE INDEX "cars_slug_idx" ON "cars" USING btree ("slug");
  CREATE INDEX "cars_updated_at_idx" ON "cars" USING btree ("updated_at");
  CREATE INDEX "cars_created_at_idx" ON "cars" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_stocknum_idx" ON "cars" USING btree ("site_id","stocknum");
  CREATE UNIQUE INDEX "site_slug_1_idx" ON "cars" USING btree ("site_id","slug");
  CREATE INDEX "site_status_3_idx" ON "cars" USING btree ("site_id","status");
  CREATE INDEX "stock_feeds_site_idx" ON "stock_feeds" USING btree ("site_id");
  CREATE INDEX "stock_feeds_upload_idx" ON "stock_feeds" USING btree ("upload_id");
  CREATE INDEX "stock_feeds_next_run_at_idx" ON "stock_feeds" USING btree ("next_run_at");
  CREATE INDEX "stock_feeds_updated_at_idx" ON "stock_feeds" USING btree ("updated_at");
  CREATE INDEX "stock_feeds_created_at_idx" ON "stock_feeds" USING btree ("created_at");
  CREATE INDEX "feed_runs_site_idx" ON "feed_runs" USING btree ("site_id");
  CREATE INDEX "feed_runs_feed_idx" ON "feed_runs" USING btree ("feed_id");
  CREATE INDEX "feed_runs_status_idx" ON "feed_runs" USING btree ("status");
  CREATE INDEX "feed_runs_updated_at_idx" ON "feed_runs" USING btree ("updated_at");
  CREATE INDEX "feed_runs_created_at_idx" ON "feed_runs" USING btree ("created_at");
  CREATE INDEX "site_status_4_idx" ON "feed_runs" USING btree ("site_id","status");
  CREATE INDEX "feed_files_site_idx" ON "feed_files" USING btree ("site_id");
  CREATE INDEX "feed_files_updated_at_idx" ON "feed_files" USING btree ("updated_at");
  CREATE INDEX "feed_files_created_at_idx" ON "feed_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "feed_files_filename_idx" ON "feed_files" USING btree ("filename");
  CREATE INDEX "models_model_variants_order_idx" ON "models_model_variants" USING btree ("_order");
  CREATE INDEX "models_model_variants_parent_id_idx" ON "models_model_variants" USING btree ("_parent_id");
  CREATE INDEX "models_model_variants_image_idx" ON "models_model_variants" USING btree ("image_id");
  CREATE INDEX "models_features_order_idx" ON "models_features" USING btree ("_order");
  CREATE INDEX "models_features_parent_id_idx" ON "models_features" USING btree ("_parent_id");
  CREATE INDEX "models_features_image_idx" ON "models_features" USING btree ("image_id");
  CREATE INDEX "models_colours_order_idx" ON "models_colours" USING btree ("_order");
  CREATE INDEX "models_colours_parent_id_idx" ON "models_colours" USING btree ("_parent_id");
  CREATE INDEX "models_colours_image_idx" ON "models_colours" USING btree ("image_id");
  CREATE INDEX "models_model_specifications_order_idx" ON "models_model_specifications" USING btree ("_order");
  CREATE INDEX "models_model_specifications_parent_id_idx" ON "models_model_specifications" USING btree ("_parent_id");
  CREATE INDEX "models_site_idx" ON "models" USING btree ("site_id");
  CREATE INDEX "models_make_idx" ON "models" USING btree ("make_id");
  CREATE INDEX "models_image_idx" ON "models" USING btree ("image_id");
  CREATE INDEX "models_banner_idx" ON "models" USING btree ("banner_id");
  CREATE INDEX "models_slug_idx" ON "models" USING btree ("slug");
  CREATE INDEX "models_updated_at_idx" ON "models" USING btree ("updated_at");
  CREATE INDEX "models_created_at_idx" ON "models" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_slug_2_idx" ON "models" USING btree ("site_id","slug");
  CREATE INDEX "models_texts_order_parent" ON "models_texts" USING btree ("order","parent_id");
  CREATE INDEX "models_rels_order_idx" ON "models_rels" USING btree ("order");
  CREATE INDEX "models_rels_parent_idx" ON "models_rels" USING btree ("parent_id");
  CREATE INDEX "models_rels_path_idx" ON "models_rels" USING btree ("path");
  CREATE INDEX "models_rels_media_id_idx" ON "models_rels" USING btree ("media_id");
  CREATE INDEX "makes_site_idx" ON "makes" USING btree ("site_id");
  CREATE INDEX "makes_logo_idx" ON "makes" USING btree ("logo_id");
  CREATE INDEX "makes_slug_idx" ON "makes" USING btree ("slug");
  CREATE INDEX "makes_updated_at_idx" ON "makes" USING btree ("updated_at");
  CREATE INDEX "makes_created_at_idx" ON "makes" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_slug_3_idx" ON "makes" USING btree ("site_id","slug");
  CREATE INDEX "offers_site_idx" ON "offers" USING btree ("site_id");
  CREATE INDEX "offers_image_idx" ON "offers" USING btree ("image_id");
  CREATE INDEX "offers_slug_idx" ON "offers" USING btree ("slug");
  CREATE INDEX "offers_updated_at_idx" ON "offers" USING btree ("updated_at");
  CREATE INDEX "offers_created_at_idx" ON "offers" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_slug_4_idx" ON "offers" USING btree ("site_id","slug");
  CREATE INDEX "offers_rels_order_idx" ON "offers_rels" USING btree ("order");
  CREATE INDEX "offers_rels_parent_idx" ON "offers_rels" USING btree ("parent_id");
  CREATE INDEX "offers_rels_path_idx" ON "offers_rels" USING btree ("path");
  CREATE INDEX "offers_rels_cars_id_idx" ON "offers_rels" USING btree ("cars_id");
  CREATE INDEX "offers_rels_models_id_idx" ON "offers_rels" USING btree ("models_id");
  CREATE INDEX "promo_cards_site_idx" ON "promo_cards" USING btree ("site_id");
  CREATE INDEX "promo_cards_image_idx" ON "promo_cards" USING btree ("image_id");
  CREATE INDEX "promo_cards_updated_at_idx" ON "promo_cards" USING btree ("updated_at");
  CREATE INDEX "promo_cards_created_at_idx" ON "promo_cards" USING btree ("created_at");
  CREATE INDEX "promo_tiles_car_types_order_idx" ON "promo_tiles_car_types" USING btree ("order");
  CREATE INDEX "promo_tiles_car_types_parent_idx" ON "promo_tiles_car_types" USING btree ("parent_id");
  CREATE INDEX "promo_tiles_site_idx" ON "promo_tiles" USING btree ("site_id");
  CREATE INDEX "promo_tiles_updated_at_idx" ON "promo_tiles" USING btree ("updated_at");
  CREATE INDEX "promo_tiles_created_at_idx" ON "promo_tiles" USING btree ("created_at");
  CREATE INDEX "promo_tiles_rels_order_idx" ON "promo_tiles_rels" USING btree ("order");
  CREATE INDEX "promo_tiles_rels_parent_idx" ON "promo_tiles_rels" USING btree ("parent_id");
  CREATE INDEX "promo_tiles_rels_path_idx" ON "promo_tiles_rels" USING btree ("path");
  CREATE INDEX "promo_tiles_rels_makes_id_idx" ON "promo_tiles_rels" USING btree ("makes_id");
  CREATE INDEX "locations_departments_hours_order_idx" ON "locations_departments_hours" USING btree ("_order");
  CREATE INDEX "locations_departments_hours_parent_id_idx" ON "locations_departments_hours" USING btree ("_parent_id");
  CREATE INDEX "locations_departments_order_idx" ON "locations_departments" USING btree ("_order");
  CREATE INDEX "locations_departments_parent_id_idx" ON "locations_departments" USING btree ("_parent_id");
  CREATE INDEX "locations_special_hours_order_idx" ON "locations_special_hours" USING btree ("_order");
  CREATE INDEX "locations_special_hours_parent_id_idx" ON "locations_special_hours" USING btree ("_parent_id");
  CREATE INDEX "locations_site_idx" ON "locations" USING btree ("site_id");
  CREATE INDEX "locations_image_idx" ON "locations" USING btree ("image_id");
  CREATE INDEX "locations_slug_idx" ON "locations" USING btree ("slug");
  CREATE INDEX "locations_dealership_idx" ON "locations" USING btree ("dealership_id");
  CREATE INDEX "locations_updated_at_idx" ON "locations" USING btree ("updated_at");
  CREATE INDEX "locations_created_at_idx" ON "locations" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_slug_5_idx" ON "locations" USING btree ("site_id","slug");
  CREATE INDEX "dealerships_site_idx" ON "dealerships" USING btree ("site_id");
  CREATE INDEX "dealerships_slug_idx" ON "dealerships" USING btree ("slug");
  CREATE INDEX "dealerships_updated_at_idx" ON "dealerships" USING btree ("updated_at");
  CREATE INDEX "dealerships_created_at_idx" ON "dealerships" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_slug_6_idx" ON "dealerships" USING btree ("site_id","slug");
  CREATE INDEX "hours_wording_site_idx" ON "hours_wording" USING btree ("site_id");
  CREATE INDEX "hours_wording_updated_at_idx" ON "hours_wording" USING btree ("updated_at");
  CREATE INDEX "hours_wording_created_at_idx" ON "hours_wording" USING btree ("created_at");
  CREATE INDEX "hours_wording_rels_order_idx" ON "hours_wording_rels" USING btree ("order");
  CREATE INDEX "hours_wording_rels_parent_idx" ON "hours_wording_rels" USING btree ("parent_id");
  CREATE INDEX "hours_wording_rels_path_idx" ON "hours_wording_rels" USING btree ("path");
  CREATE INDEX "hours_wording_rels_locations_id_idx" ON "hours_wording_rels" USING btree ("locations_id");
  CREATE INDEX "places_name_idx" ON "places" USING btree ("name");
  CREATE INDEX "places_postcode_idx" ON "places" USING btree ("postcode");
  CREATE INDEX "places_updated_at_idx" ON "places" USING btree ("updated_at");
  CREATE INDEX "places_created_at_idx" ON "places" USING btree ("created_at");
  CREATE UNIQUE INDEX "postcode_name_idx" ON "places" USING btree ("postcode","name");
  CREATE INDEX "finance_providers_site_idx" ON "finance_providers" USING btree ("site_id");
  CREATE INDEX "finance_providers_updated_at_idx" ON "finance_providers" USING btree ("updated_at");
  CREATE INDEX "finance_providers_created_at_idx" ON "finance_providers" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_1_idx" ON "finance_providers" USING btree ("site_id","key");
  CREATE INDEX "finance_providers_numbers_order_parent_idx" ON "finance_providers_numbers" USING btree ("order","parent_id");
  CREATE INDEX "sites_social_links_order_idx" ON "sites_social_links" USING btree ("_order");
  CREATE INDEX "sites_social_links_parent_id_idx" ON "sites_social_links" USING btree ("_parent_id");
  CREATE INDEX "sites_stock_rules_car_types_order_idx" ON "sites_stock_rules_car_types" USING btree ("order");
  CREATE INDEX "sites_stock_rules_car_types_parent_idx" ON "sites_stock_rules_car_types" USING btree ("parent_id");
  CREATE INDEX "sites_stock_rules_statuses_order_idx" ON "sites_stock_rules_statuses" USING btree ("order");
  CREATE INDEX "sites_stock_rules_statuses_parent_idx" ON "sites_stock_rules_statuses" USING btree ("parent_id");
  CREATE INDEX "sites_stock_rules_facets_order_idx" ON "sites_stock_rules_facets" USING btree ("_order");
  CREATE INDEX "sites_stock_rules_facets_parent_id_idx" ON "sites_stock_rules_facets" USING btree ("_parent_id");
  CREATE INDEX "sites_cards_buttons_order_idx" ON "sites_cards_buttons" USING btree ("order");
  CREATE INDEX "sites_cards_buttons_parent_idx" ON "sites_cards_buttons" USING btree ("parent_id");
  CREATE INDEX "sites_plugins_order_idx" ON "sites_plugins" USING btree ("order");
  CREATE INDEX "sites_plugins_parent_idx" ON "sites_plugins" USING btree ("parent_id");
  CREATE INDEX "sites_warranties_car_types_order_idx" ON "sites_warranties_car_types" USING btree ("order");
  CREATE INDEX "sites_warranties_car_types_parent_idx" ON "sites_warranties_car_types" USING btree ("parent_id");
  CREATE INDEX "sites_warranties_order_idx" ON "sites_warranties" USING btree ("_order");
  CREATE INDEX "sites_warranties_parent_id_idx" ON "sites_warranties" USING btree ("_parent_id");
  CREATE INDEX "sites_delivery_zones_order_idx" ON "sites_delivery_zones" USING btree ("_order");
  CREATE INDEX "sites_delivery_zones_parent_id_idx" ON "sites_delivery_zones" USING btree ("_parent_id");
  CREATE INDEX "sites_dealership_websites_order_idx" ON "sites_dealership_websites" USING btree ("_order");
  CREATE INDEX "sites_dealership_websites_parent_id_idx" ON "sites_dealership_websites" USING btree ("_parent_id");
  CREATE INDEX "sites_dealership_websites_make_idx" ON "sites_dealership_websites" USING btree ("make_id");
  CREATE INDEX "sites_dealership_websites_finance_provider_idx" ON "sites_dealership_websites" USING btree ("finance_provider_id");
  CREATE INDEX "sites_domains_order_idx" ON "sites_domains" USING btree ("_order");
  CREATE INDEX "sites_domains_parent_id_idx" ON "sites_domains" USING btree ("_parent_id");
  CREATE INDEX "sites_domains_host_idx" ON "sites_domains" USING btree ("host");
  CREATE INDEX "sites_logo_idx" ON "sites" USING btree ("logo_id");
  CREATE INDEX "sites_logo_inverse_idx" ON "sites" USING btree ("logo_inverse_id");
  CREATE INDEX "sites_favicon_idx" ON "sites" USING btree ("favicon_id");
  CREATE INDEX "sites_finance_finance_provider_idx" ON "sites" USING btree ("finance_provider_id");
  CREATE UNIQUE INDEX "sites_slug_idx" ON "sites" USING btree ("slug");
  CREATE INDEX "sites_group_idx" ON "sites" USING btree ("group_id");
  CREATE INDEX "sites_updated_at_idx" ON "sites" USING btree ("updated_at");
  CREATE INDEX "sites_created_at_idx" ON "sites" USING btree ("created_at");
  CREATE INDEX "sites_texts_order_parent" ON "sites_texts" USING btree ("order","parent_id");
  CREATE INDEX "sites_rels_order_idx" ON "sites_rels" USING btree ("order");
  CREATE INDEX "sites_rels_parent_idx" ON "sites_rels" USING btree ("parent_id");
  CREATE INDEX "sites_rels_path_idx" ON "sites_rels" USING btree ("path");
  CREATE INDEX "sites_rels_makes_id_idx" ON "sites_rels" USING btree ("makes_id");
  CREATE INDEX "sites_rels_locations_id_idx" ON "sites_rels" USING btree ("locations_id");
  CREATE INDEX "sites_rels_reviews_id_idx" ON "sites_rels" USING btree ("reviews_id");
  CREATE UNIQUE INDEX "groups_name_idx" ON "groups" USING btree ("name");
  CREATE INDEX "groups_updated_at_idx" ON "groups" USING btree ("updated_at");
  CREATE INDEX "groups_created_at_idx" ON "groups" USING btree ("created_at");
  CREATE INDEX "users_sites_order_idx" ON "users_sites" USING btree ("_order");
  CREATE INDEX "users_sites_parent_id_idx" ON "users_sites" USING btree ("_parent_id");
  CREATE INDEX "users_sites_site_idx" ON "users_sites" USING btree ("site_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "redirects_site_idx" ON "redirects" USING btree ("site_id");
  CREATE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_from_idx" ON "redirects" USING btree ("site_id","from");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_pages_id_idx" ON "redirects_rels" USING btree ("pages_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("leads_id");
  CREATE INDEX "payload_locked_documents_rels_bookings_id_idx" ON "payload_locked_documents_rels" USING btree ("bookings_id");
  CREATE INDEX "payload_locked_documents_rels_holds_id_idx" ON "payload_locked_documents_rels" USING btree ("holds_id");
  CREATE INDEX "payload_locked_documents_rels_payments_id_idx" ON "payload_locked_documents_rels" USING btree ("payments_id");
  CREATE INDEX "payload_locked_documents_rels_uploads_id_idx" ON "payload_locked_documents_rels" USING btree ("uploads_id");
  CREATE INDEX "payload_locked_documents_rels_lead_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_deliveries_id");
  CREATE INDEX "payload_locked_documents_rels_lead_routes_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_routes_id");
  CREATE INDEX "payload_locked_documents_rels_lead_exports_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_exports_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_layouts_id_idx" ON "payload_locked_documents_rels" USING btree ("layouts_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_cars_id_idx" ON "payload_locked_documents_rels" USING btree ("cars_id");
  CREATE INDEX "payload_locked_documents_rels_stock_feeds_id_idx" ON "payload_locked_documents_rels" USING btree ("stock_feeds_id");
  CREATE INDEX "payload_locked_documents_rels_feed_runs_id_idx" ON "payload_locked_documents_rels" USING btree ("feed_runs_id");
  CREATE INDEX "payload_locked_documents_rels_feed_files_id_idx" ON "payload_locked_documents_rels" USING btree ("feed_files_id");
  CREATE INDEX "payload_locked_documents_rels_models_id_idx" ON "payload_locked_documents_rels" USING btree ("models_id");
  CREATE INDEX "payload_locked_documents_rels_makes_id_idx" ON "payload_locked_documents_rels" USING btree ("makes_id");
  CREATE INDEX "payload_locked_documents_rels_offers_id_idx" ON "payload_locked_documents_rels" USING btree ("offers_id");
  CREATE INDEX "payload_locked_documents_rels_promo_cards_id_idx" ON "payload_locked_documents_rels" USING btree ("promo_cards_id");
  CREATE INDEX "payload_locked_documents_rels_promo_tiles_id_idx" ON "payload_locked_documents_rels" USING btree ("promo_tiles_id");
  CREATE INDEX "payload_locked_documents_rels_locations_id_idx" ON "payload_locked_documents_rels" USING btree ("locations_id");
  CREATE INDEX "payload_locked_documents_rels_dealerships_id_idx" ON "payload_locked_documents_rels" USING btree ("dealerships_id");
  CREATE INDEX "payload_locked_documents_rels_hours_wording_id_idx" ON "payload_locked_documents_rels" USING btree ("hours_wording_id");
  CREATE INDEX "payload_locked_documents_rels_places_id_idx" ON "payload_locked_documents_rels" USING btree ("places_id");
  CREATE INDEX "payload_locked_documents_rels_finance_providers_id_idx" ON "payload_locked_documents_rels" USING btree ("finance_providers_id");
  CREATE INDEX "payload_locked_documents_rels_sites_id_idx" ON "payload_locked_documents_rels" USING btree ("sites_id");
  CREATE INDEX "payload_locked_documents_rels_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("groups_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
  await db.execute(RULES)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "analytics_events", "rate_limits";`)
  await db.execute(sql`
   DROP TABLE "leads_notes" CASCADE;
  DROP TABLE "leads" CASCADE;
  DROP TABLE "bookings" CASCADE;
  DROP TABLE "holds" CASCADE;
  DROP TABLE "payments" CASCADE;
  DROP TABLE "uploads" CASCADE;
  DROP TABLE "lead_deliveries" CASCADE;
  DROP TABLE "lead_routes_kinds" CASCADE;
  DROP TABLE "lead_routes_car_types" CASCADE;
  DROP TABLE "lead_routes" CASCADE;
  DROP TABLE "lead_routes_texts" CASCADE;
  DROP TABLE "lead_routes_rels" CASCADE;
  DROP TABLE "lead_exports" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "layouts" CASCADE;
  DROP TABLE "_layouts_v" CASCADE;
  DROP TABLE "menus_items_dropdown_items" CASCADE;
  DROP TABLE "menus_items" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "cars" CASCADE;
  DROP TABLE "stock_feeds" CASCADE;
  DROP TABLE "feed_runs" CASCADE;
  DROP TABLE "feed_files" CASCADE;
  DROP TABLE "models_model_variants" CASCADE;
  DROP TABLE "models_features" CASCADE;
  DROP TABLE "models_colours" CASCADE;
  DROP TABLE "models_model_specifications" CASCADE;
  DROP TABLE "models" CASCADE;
  DROP TABLE "models_texts" CASCADE;
  DROP TABLE "models_rels" CASCADE;
  DROP TABLE "makes" CASCADE;
  DROP TABLE "offers" CASCADE;
  DROP TABLE "offers_rels" CASCADE;
  DROP TABLE "promo_cards" CASCADE;
  DROP TABLE "promo_tiles_car_types" CASCADE;
  DROP TABLE "promo_tiles" CASCADE;
  DROP TABLE "promo_tiles_rels" CASCADE;
  DROP TABLE "locations_departments_hours" CASCADE;
  DROP TABLE "locations_departments" CASCADE;
  DROP TABLE "locations_special_hours" CASCADE;
  DROP TABLE "locations" CASCADE;
  DROP TABLE "dealerships" CASCADE;
  DROP TABLE "hours_wording" CASCADE;
  DROP TABLE "hours_wording_rels" CASCADE;
  DROP TABLE "places" CASCADE;
  DROP TABLE "finance_providers" CASCADE;
  DROP TABLE "finance_providers_numbers" CASCADE;
  DROP TABLE "sites_social_links" CASCADE;
  DROP TABLE "sites_stock_rules_car_types" CASCADE;
  DROP TABLE "sites_stock_rules_statuses" CASCADE;
  DROP TABLE "sites_stock_rules_facets" CASCADE;
  DROP TABLE "sites_cards_buttons" CASCADE;
  DROP TABLE "sites_plugins" CASCADE;
  DROP TABLE "sites_warranties_car_types" CASCADE;
  DROP TABLE "sites_warranties" CASCADE;
  DROP TABLE "sites_delivery_zones" CASCADE;
  DROP TABLE "sites_dealership_websites" CASCADE;
  DROP TABLE "sites_domains" CASCADE;
  DROP TABLE "sites" CASCADE;
  DROP TABLE "sites_texts" CASCADE;
  DROP TABLE "sites_rels" CASCADE;
  DROP TABLE "groups" CASCADE;
  DROP TABLE "users_sites" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."enum_leads_status";
  DROP TYPE "public"."enum_leads_kind";
  DROP TYPE "public"."enum_leads_step";
  DROP TYPE "public"."enum_bookings_department";
  DROP TYPE "public"."enum_bookings_status";
  DROP TYPE "public"."enum_holds_status";
  DROP TYPE "public"."enum_payments_status";
  DROP TYPE "public"."enum_payments_kind";
  DROP TYPE "public"."enum_payments_provider";
  DROP TYPE "public"."enum_lead_deliveries_channel";
  DROP TYPE "public"."enum_lead_deliveries_purpose";
  DROP TYPE "public"."enum_lead_deliveries_part";
  DROP TYPE "public"."enum_lead_deliveries_status";
  DROP TYPE "public"."enum_lead_routes_kinds";
  DROP TYPE "public"."enum_lead_routes_car_types";
  DROP TYPE "public"."enum_pages_startsat_tz";
  DROP TYPE "public"."enum_pages_expiresat_tz";
  DROP TYPE "public"."enum_pages_after_expiry";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_startsat_tz";
  DROP TYPE "public"."enum__pages_v_version_expiresat_tz";
  DROP TYPE "public"."enum__pages_v_version_after_expiry";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum_layouts_kind";
  DROP TYPE "public"."enum_layouts_status";
  DROP TYPE "public"."enum__layouts_v_version_kind";
  DROP TYPE "public"."enum__layouts_v_version_status";
  DROP TYPE "public"."enum_menus_items_dynamic_dropdown";
  DROP TYPE "public"."menu_grouping";
  DROP TYPE "public"."enum_menus_items_columns";
  DROP TYPE "public"."enum_menus_key";
  DROP TYPE "public"."car_type";
  DROP TYPE "public"."item_type";
  DROP TYPE "public"."enum_stock_feeds_source";
  DROP TYPE "public"."enum_stock_feeds_format";
  DROP TYPE "public"."enum_stock_feeds_encoding";
  DROP TYPE "public"."enum_stock_feeds_delimiter";
  DROP TYPE "public"."enum_stock_feeds_schedule_kind";
  DROP TYPE "public"."enum_stock_feeds_mode";
  DROP TYPE "public"."enum_stock_feeds_missing_cars";
  DROP TYPE "public"."enum_feed_runs_status";
  DROP TYPE "public"."enum_feed_runs_started_by";
  DROP TYPE "public"."enum_feed_runs_mode";
  DROP TYPE "public"."model_feature_template";
  DROP TYPE "public"."enum_models_status";
  DROP TYPE "public"."enum_offers_start_tz";
  DROP TYPE "public"."enum_offers_expiry_tz";
  DROP TYPE "public"."enum_promo_cards_tone";
  DROP TYPE "public"."enum_promo_tiles_car_types";
  DROP TYPE "public"."enum_promo_tiles_kind";
  DROP TYPE "public"."weekday";
  DROP TYPE "public"."location_type";
  DROP TYPE "public"."location_subtype";
  DROP TYPE "public"."enum_locations_address_state";
  DROP TYPE "public"."enum_locations_time_zone";
  DROP TYPE "public"."enum_places_state";
  DROP TYPE "public"."finance_hiding";
  DROP TYPE "public"."enum_sites_social_links_network";
  DROP TYPE "public"."enum_sites_stock_rules_car_types";
  DROP TYPE "public"."enum_sites_stock_rules_statuses";
  DROP TYPE "public"."enum_sites_stock_rules_facets_attribute";
  DROP TYPE "public"."enum_sites_stock_rules_facets_kind";
  DROP TYPE "public"."enum_sites_cards_buttons";
  DROP TYPE "public"."enum_sites_plugins";
  DROP TYPE "public"."warranty_car_type";
  DROP TYPE "public"."enum_sites_theme_heading_font";
  DROP TYPE "public"."enum_sites_theme_heading_weight";
  DROP TYPE "public"."enum_sites_theme_body_font";
  DROP TYPE "public"."enum_sites_theme_heading_case";
  DROP TYPE "public"."enum_sites_theme_heading_tracking";
  DROP TYPE "public"."enum_sites_theme_density";
  DROP TYPE "public"."enum_sites_theme_radius";
  DROP TYPE "public"."enum_sites_theme_button_shape";
  DROP TYPE "public"."enum_sites_theme_card_style";
  DROP TYPE "public"."enum_sites_theme_header_layout";
  DROP TYPE "public"."enum_sites_theme_hero_style";
  DROP TYPE "public"."enum_sites_time_zone";
  DROP TYPE "public"."enum_sites_stock_rules_default_sort";
  DROP TYPE "public"."enum_sites_cards_save_button";
  DROP TYPE "public"."enum_sites_location_rules_unique_by";
  DROP TYPE "public"."enum_sites_review_rules_source";
  DROP TYPE "public"."enum_sites_template";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_redirects_to_type";
  DROP TYPE "public"."enum_redirects_type";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
