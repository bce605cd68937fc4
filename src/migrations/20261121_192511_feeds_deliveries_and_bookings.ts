import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_bookings_department" AS ENUM('sales', 'service', 'parts');
  CREATE TYPE "public"."enum_bookings_status" AS ENUM('booked', 'cancelled');
  CREATE TYPE "public"."enum_holds_status" AS ENUM('held', 'paid', 'released', 'expired');
  CREATE TYPE "public"."enum_lead_deliveries_channel" AS ENUM('email', 'adfEmail', 'adfPost', 'webhook');
  CREATE TYPE "public"."enum_lead_deliveries_purpose" AS ENUM('dealer', 'receipt');
  CREATE TYPE "public"."enum_lead_deliveries_part" AS ENUM('lead', 'update');
  CREATE TYPE "public"."enum_lead_deliveries_status" AS ENUM('queued', 'sending', 'delivered', 'failed', 'dead');
  CREATE TYPE "public"."enum_lead_routes_kinds" AS ENUM('general', 'car', 'testDrive', 'photos', 'similar', 'tradeIn', 'sellMyCar', 'service', 'parts', 'finance', 'fleet', 'careers', 'location', 'dealerSearch');
  CREATE TYPE "public"."enum_lead_routes_car_types" AS ENUM('new', 'used', 'demo');
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
  CREATE TYPE "public"."enum_sites_plugins" AS ENUM('autogauge', 'carAnalysis', 'ppsrReport');
  CREATE TABLE "leads_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"at" timestamp(3) with time zone
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
  	"quarantined_count" numeric,
  	"progress" jsonb,
  	"warnings" jsonb,
  	"quarantined" jsonb,
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
  
  CREATE TABLE "sites_plugins" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_sites_plugins",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sites_delivery_zones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"postcodes" varchar NOT NULL,
  	"price" numeric NOT NULL
  );
  
  DROP INDEX "site_status_1_idx";
  ALTER TABLE "cars" ADD COLUMN "walkaround_url" varchar;
  ALTER TABLE "cars" ADD COLUMN "private_suburb" varchar;
  ALTER TABLE "cars" ADD COLUMN "private_postcode" varchar;
  ALTER TABLE "cars" ADD COLUMN "state_market_average_price" numeric;
  ALTER TABLE "cars" ADD COLUMN "spin_images" jsonb;
  ALTER TABLE "cars" ADD COLUMN "interior_images" jsonb;
  ALTER TABLE "cars" ADD COLUMN "hotspots" jsonb;
  ALTER TABLE "cars" ADD COLUMN "body_configuration" varchar;
  ALTER TABLE "cars" ADD COLUMN "engine_size_cc" numeric;
  ALTER TABLE "cars" ADD COLUMN "induction" varchar;
  ALTER TABLE "cars" ADD COLUMN "gear_type" varchar;
  ALTER TABLE "cars" ADD COLUMN "history_report_url" varchar;
  ALTER TABLE "cars" ADD COLUMN "car_analysis_url" varchar;
  ALTER TABLE "cars" ADD COLUMN "ppsr_report_url" varchar;
  ALTER TABLE "sites" ADD COLUMN "flags_reserve_online" boolean DEFAULT false;
  ALTER TABLE "sites" ADD COLUMN "cards_reserve_fee_on_button" boolean DEFAULT false;
  ALTER TABLE "sites" ADD COLUMN "messaging_chat_link" varchar;
  ALTER TABLE "sites" ADD COLUMN "messaging_podium_token" varchar;
  ALTER TABLE "sites" ADD COLUMN "reserve_fee" varchar DEFAULT '$200' NOT NULL;
  ALTER TABLE "sites" ADD COLUMN "enquiry_receipt_send" boolean DEFAULT true;
  ALTER TABLE "sites" ADD COLUMN "enquiry_receipt_subject" varchar DEFAULT 'We have your enquiry';
  ALTER TABLE "sites" ADD COLUMN "enquiry_receipt_text" varchar DEFAULT 'Thank you for getting in touch. Your message is with our team, and someone will answer you within one business day.';
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bookings_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "holds_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "uploads_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lead_deliveries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lead_routes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "stock_feeds_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "feed_runs_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "feed_files_id" integer;
  ALTER TABLE "leads_notes" ADD CONSTRAINT "leads_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads_notes" ADD CONSTRAINT "leads_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "holds" ADD CONSTRAINT "holds_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "holds" ADD CONSTRAINT "holds_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "holds" ADD CONSTRAINT "holds_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "stock_feeds" ADD CONSTRAINT "stock_feeds_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stock_feeds" ADD CONSTRAINT "stock_feeds_upload_id_feed_files_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."feed_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feed_runs" ADD CONSTRAINT "feed_runs_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feed_runs" ADD CONSTRAINT "feed_runs_feed_id_stock_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."stock_feeds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feed_files" ADD CONSTRAINT "feed_files_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites_plugins" ADD CONSTRAINT "sites_plugins_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_delivery_zones" ADD CONSTRAINT "sites_delivery_zones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_notes_order_idx" ON "leads_notes" USING btree ("_order");
  CREATE INDEX "leads_notes_parent_id_idx" ON "leads_notes" USING btree ("_parent_id");
  CREATE INDEX "leads_notes_author_idx" ON "leads_notes" USING btree ("author_id");
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
  CREATE INDEX "site_status_1_idx" ON "lead_deliveries" USING btree ("site_id","status");
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
  CREATE INDEX "stock_feeds_site_idx" ON "stock_feeds" USING btree ("site_id");
  CREATE INDEX "stock_feeds_upload_idx" ON "stock_feeds" USING btree ("upload_id");
  CREATE INDEX "stock_feeds_next_run_at_idx" ON "stock_feeds" USING btree ("next_run_at");
  CREATE INDEX "stock_feeds_updated_at_idx" ON "stock_feeds" USING btree ("updated_at");
  CREATE INDEX "stock_feeds_created_at_idx" ON "stock_feeds" USING btree ("created_at");
  CREATE INDEX "feed_runs_site_idx" ON "feed_runs" USING btree ("site_id");
  CREATE INDEX "feed_runs_feed_idx" ON "feed_runs" USING btree ("feed_id");
  CREATE INDEX "feed_runs_updated_at_idx" ON "feed_runs" USING btree ("updated_at");
  CREATE INDEX "feed_runs_created_at_idx" ON "feed_runs" USING btree ("created_at");
  CREATE INDEX "site_status_3_idx" ON "feed_runs" USING btree ("site_id","status");
  CREATE INDEX "feed_files_site_idx" ON "feed_files" USING btree ("site_id");
  CREATE INDEX "feed_files_updated_at_idx" ON "feed_files" USING btree ("updated_at");
  CREATE INDEX "feed_files_created_at_idx" ON "feed_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "feed_files_filename_idx" ON "feed_files" USING btree ("filename");
  CREATE INDEX "sites_plugins_order_idx" ON "sites_plugins" USING btree ("order");
  CREATE INDEX "sites_plugins_parent_idx" ON "sites_plugins" USING btree ("parent_id");
  CREATE INDEX "sites_delivery_zones_order_idx" ON "sites_delivery_zones" USING btree ("_order");
  CREATE INDEX "sites_delivery_zones_parent_id_idx" ON "sites_delivery_zones" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bookings_fk" FOREIGN KEY ("bookings_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_holds_fk" FOREIGN KEY ("holds_id") REFERENCES "public"."holds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_uploads_fk" FOREIGN KEY ("uploads_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_deliveries_fk" FOREIGN KEY ("lead_deliveries_id") REFERENCES "public"."lead_deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_routes_fk" FOREIGN KEY ("lead_routes_id") REFERENCES "public"."lead_routes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stock_feeds_fk" FOREIGN KEY ("stock_feeds_id") REFERENCES "public"."stock_feeds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feed_runs_fk" FOREIGN KEY ("feed_runs_id") REFERENCES "public"."feed_runs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feed_files_fk" FOREIGN KEY ("feed_files_id") REFERENCES "public"."feed_files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_status_2_idx" ON "cars" USING btree ("site_id","status");
  CREATE INDEX "payload_locked_documents_rels_bookings_id_idx" ON "payload_locked_documents_rels" USING btree ("bookings_id");
  CREATE INDEX "payload_locked_documents_rels_holds_id_idx" ON "payload_locked_documents_rels" USING btree ("holds_id");
  CREATE INDEX "payload_locked_documents_rels_uploads_id_idx" ON "payload_locked_documents_rels" USING btree ("uploads_id");
  CREATE INDEX "payload_locked_documents_rels_lead_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_deliveries_id");
  CREATE INDEX "payload_locked_documents_rels_lead_routes_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_routes_id");
  CREATE INDEX "payload_locked_documents_rels_stock_feeds_id_idx" ON "payload_locked_documents_rels" USING btree ("stock_feeds_id");
  CREATE INDEX "payload_locked_documents_rels_feed_runs_id_idx" ON "payload_locked_documents_rels" USING btree ("feed_runs_id");
  CREATE INDEX "payload_locked_documents_rels_feed_files_id_idx" ON "payload_locked_documents_rels" USING btree ("feed_files_id");
  -- What staff had noted in one text becomes the first of the list.
  INSERT INTO "leads_notes" ("_order", "_parent_id", "id", "text", "at")
    SELECT 1, "id", gen_random_uuid()::text, left("notes", 2000), "updated_at" FROM "leads" WHERE trim("notes") <> '';
  ALTER TABLE "leads" DROP COLUMN "notes";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bookings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "holds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "uploads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_deliveries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_routes_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_routes_car_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_routes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_routes_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_routes_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stock_feeds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "feed_runs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "feed_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sites_plugins" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sites_delivery_zones" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "leads_notes" CASCADE;
  DROP TABLE "bookings" CASCADE;
  DROP TABLE "holds" CASCADE;
  DROP TABLE "uploads" CASCADE;
  DROP TABLE "lead_deliveries" CASCADE;
  DROP TABLE "lead_routes_kinds" CASCADE;
  DROP TABLE "lead_routes_car_types" CASCADE;
  DROP TABLE "lead_routes" CASCADE;
  DROP TABLE "lead_routes_texts" CASCADE;
  DROP TABLE "lead_routes_rels" CASCADE;
  DROP TABLE "stock_feeds" CASCADE;
  DROP TABLE "feed_runs" CASCADE;
  DROP TABLE "feed_files" CASCADE;
  DROP TABLE "sites_plugins" CASCADE;
  DROP TABLE "sites_delivery_zones" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_bookings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_holds_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_uploads_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lead_deliveries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lead_routes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_stock_feeds_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_feed_runs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_feed_files_fk";
  
  DROP INDEX "site_status_2_idx";
  DROP INDEX "payload_locked_documents_rels_bookings_id_idx";
  DROP INDEX "payload_locked_documents_rels_holds_id_idx";
  DROP INDEX "payload_locked_documents_rels_uploads_id_idx";
  DROP INDEX "payload_locked_documents_rels_lead_deliveries_id_idx";
  DROP INDEX "payload_locked_documents_rels_lead_routes_id_idx";
  DROP INDEX "payload_locked_documents_rels_stock_feeds_id_idx";
  DROP INDEX "payload_locked_documents_rels_feed_runs_id_idx";
  DROP INDEX "payload_locked_documents_rels_feed_files_id_idx";
  ALTER TABLE "leads" ADD COLUMN "notes" varchar;
  CREATE INDEX "site_status_1_idx" ON "cars" USING btree ("site_id","status");
  ALTER TABLE "cars" DROP COLUMN "walkaround_url";
  ALTER TABLE "cars" DROP COLUMN "private_suburb";
  ALTER TABLE "cars" DROP COLUMN "private_postcode";
  ALTER TABLE "cars" DROP COLUMN "state_market_average_price";
  ALTER TABLE "cars" DROP COLUMN "spin_images";
  ALTER TABLE "cars" DROP COLUMN "interior_images";
  ALTER TABLE "cars" DROP COLUMN "hotspots";
  ALTER TABLE "cars" DROP COLUMN "body_configuration";
  ALTER TABLE "cars" DROP COLUMN "engine_size_cc";
  ALTER TABLE "cars" DROP COLUMN "induction";
  ALTER TABLE "cars" DROP COLUMN "gear_type";
  ALTER TABLE "cars" DROP COLUMN "history_report_url";
  ALTER TABLE "cars" DROP COLUMN "car_analysis_url";
  ALTER TABLE "cars" DROP COLUMN "ppsr_report_url";
  ALTER TABLE "sites" DROP COLUMN "flags_reserve_online";
  ALTER TABLE "sites" DROP COLUMN "cards_reserve_fee_on_button";
  ALTER TABLE "sites" DROP COLUMN "messaging_chat_link";
  ALTER TABLE "sites" DROP COLUMN "messaging_podium_token";
  ALTER TABLE "sites" DROP COLUMN "reserve_fee";
  ALTER TABLE "sites" DROP COLUMN "enquiry_receipt_send";
  ALTER TABLE "sites" DROP COLUMN "enquiry_receipt_subject";
  ALTER TABLE "sites" DROP COLUMN "enquiry_receipt_text";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bookings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "holds_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "uploads_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lead_deliveries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lead_routes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "stock_feeds_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "feed_runs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "feed_files_id";
  DROP TYPE "public"."enum_bookings_department";
  DROP TYPE "public"."enum_bookings_status";
  DROP TYPE "public"."enum_holds_status";
  DROP TYPE "public"."enum_lead_deliveries_channel";
  DROP TYPE "public"."enum_lead_deliveries_purpose";
  DROP TYPE "public"."enum_lead_deliveries_part";
  DROP TYPE "public"."enum_lead_deliveries_status";
  DROP TYPE "public"."enum_lead_routes_kinds";
  DROP TYPE "public"."enum_lead_routes_car_types";
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
  DROP TYPE "public"."enum_sites_plugins";`)
}
