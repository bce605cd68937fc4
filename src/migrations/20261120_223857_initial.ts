import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_status" AS ENUM('new', 'open', 'done');
  CREATE TYPE "public"."enum_leads_kind" AS ENUM('general', 'car', 'testDrive', 'photos', 'similar', 'tradeIn', 'sellMyCar', 'service', 'parts', 'finance', 'fleet', 'careers', 'location', 'dealerSearch');
  CREATE TYPE "public"."enum_pages_after_expiry" AS ENUM('message', 'redirect', 'notFound');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_after_expiry" AS ENUM('message', 'redirect', 'notFound');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_layouts_kind" AS ENUM('car', 'search', 'location', 'model');
  CREATE TYPE "public"."enum_layouts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__layouts_v_version_kind" AS ENUM('car', 'search', 'location', 'model');
  CREATE TYPE "public"."enum__layouts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_menus_items_dynamic_dropdown" AS ENUM('none', 'models', 'stock', 'brands', 'locations');
  CREATE TYPE "public"."enum_menus_items_columns" AS ENUM('2', '3', '4');
  CREATE TYPE "public"."enum_menus_key" AS ENUM('header', 'footer', 'top');
  CREATE TYPE "public"."car_type" AS ENUM('new', 'used', 'demo');
  CREATE TYPE "public"."item_type" AS ENUM('car', 'caravan', 'tractor');
  CREATE TYPE "public"."enum_models_status" AS ENUM('other', 'new', 'all_new', 'coming_soon');
  CREATE TYPE "public"."enum_promo_tiles_car_types" AS ENUM('new', 'used', 'demo');
  CREATE TYPE "public"."enum_promo_tiles_kind" AS ENUM('warranty', 'videoCall', 'tradeIn', 'freight', 'finance', 'experience');
  CREATE TYPE "public"."weekday" AS ENUM('1', '2', '3', '4', '5', '6', '0');
  CREATE TYPE "public"."location_type" AS ENUM('sales', 'service', 'parts');
  CREATE TYPE "public"."enum_locations_address_state" AS ENUM('ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA');
  CREATE TYPE "public"."enum_locations_time_zone" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum_sites_social_links_network" AS ENUM('facebook', 'instagram', 'youtube', 'tiktok', 'linkedin', 'x');
  CREATE TYPE "public"."enum_sites_stock_rules_car_types" AS ENUM('new', 'used', 'demo');
  CREATE TYPE "public"."enum_sites_stock_rules_facets_attribute" AS ENUM('car_type', 'make', 'model', 'make_model', 'badge', 'price', 'subscription_price', 'price_range', 'weekly_price_range', 'year', 'km', 'body', 'fuel', 'transmission', 'drive', 'colour', 'seats', 'sleeps', 'filtered_features', 'categories', 'item_type', 'status', 'tag', 'certified', 'location_name', 'dealership_name', 'city', 'state');
  CREATE TYPE "public"."enum_sites_stock_rules_facets_kind" AS ENUM('list', 'searchableList', 'hierarchy', 'range', 'swatches', 'toggle');
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
  CREATE TYPE "public"."enum_sites_template" AS ENUM('multiBrand', 'usedSpecialist', 'tractor', 'caravan');
  CREATE TYPE "public"."enum_users_role" AS ENUM('superAdmin', 'groupManager', 'siteEditor', 'siteAuthor', 'leadsOnly');
  CREATE TYPE "public"."enum_redirects_to_type" AS ENUM('reference', 'custom');
  CREATE TYPE "public"."enum_redirects_type" AS ENUM('301', '302');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"postcode" varchar,
  	"message" varchar,
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
  	"notes" varchar,
  	"reference" varchar NOT NULL,
  	"kind" "enum_leads_kind" NOT NULL,
  	"category" varchar NOT NULL,
  	"subcategory" varchar,
  	"location_id" integer,
  	"dealership_id" integer,
  	"idempotency_key" varchar NOT NULL,
  	"body_hash" varchar,
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
  	"expires_at" timestamp(3) with time zone,
  	"after_expiry" "enum_pages_after_expiry" DEFAULT 'message',
  	"expiry_message" varchar DEFAULT 'This offer has ended. Have a look at what is on now.',
  	"expiry_link" varchar DEFAULT '/special-offers',
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
  	"version_expires_at" timestamp(3) with time zone,
  	"version_after_expiry" "enum__pages_v_version_after_expiry" DEFAULT 'message',
  	"version_expiry_message" varchar DEFAULT 'This offer has ended. Have a look at what is on now.',
  	"version_expiry_link" varchar DEFAULT '/special-offers',
  	"version_path" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
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
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "menus_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar,
  	"dynamic_dropdown" "enum_menus_items_dynamic_dropdown" DEFAULT 'none' NOT NULL,
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
  	"sizes_thumb_filename" varchar,
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar,
  	"sizes_wide_url" varchar,
  	"sizes_wide_width" numeric,
  	"sizes_wide_height" numeric,
  	"sizes_wide_mime_type" varchar,
  	"sizes_wide_filesize" numeric,
  	"sizes_wide_filename" varchar,
  	"sizes_hero_url" varchar,
  	"sizes_hero_width" numeric,
  	"sizes_hero_height" numeric,
  	"sizes_hero_mime_type" varchar,
  	"sizes_hero_filesize" numeric,
  	"sizes_hero_filename" varchar
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"customer_name" varchar NOT NULL,
  	"rating" numeric NOT NULL,
  	"review_date" timestamp(3) with time zone NOT NULL,
  	"text" varchar NOT NULL,
  	"reply_text" varchar,
  	"reply_date" timestamp(3) with time zone,
  	"location_id" integer,
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
  	"build_date" varchar,
  	"compliance_date" varchar,
  	"reserved" boolean DEFAULT false,
  	"certified" boolean DEFAULT false,
  	"preorder" boolean DEFAULT false,
  	"listed_at" timestamp(3) with time zone,
  	"sold_date" timestamp(3) with time zone,
  	"price" numeric,
  	"before_price" numeric,
  	"offer_price" numeric,
  	"subscription_price" numeric,
  	"market_average_price" numeric,
  	"price_type" varchar,
  	"finance_lenders" jsonb,
  	"images" jsonb,
  	"photos_count" numeric DEFAULT 0,
  	"views" numeric DEFAULT 0,
  	"km" numeric,
  	"seats" numeric,
  	"doors" numeric,
  	"colour" varchar,
  	"interior_colour" varchar,
  	"body" varchar,
  	"simple_body" varchar,
  	"trans" varchar,
  	"simple_transmission" varchar,
  	"drive" varchar,
  	"simple_drive" varchar,
  	"fuel" varchar,
  	"simple_fuel" varchar,
  	"engine_size_litres" numeric,
  	"cylinders" numeric,
  	"gearnum" numeric,
  	"power_kw" numeric,
  	"torque_nm" numeric,
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
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"feed_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "models" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"name" varchar NOT NULL,
  	"make_id" integer NOT NULL,
  	"manufacturer_body" varchar,
  	"image_id" integer,
  	"short_description" varchar,
  	"description" varchar,
  	"youtube_id" varchar,
  	"brochure_url" varchar,
  	"spec_sheet_url" varchar,
  	"disclaimer" varchar,
  	"slug" varchar NOT NULL,
  	"status" "enum_models_status" DEFAULT 'other' NOT NULL,
  	"position" numeric DEFAULT 100,
  	"from_price" numeric,
  	"override_url" varchar,
  	"visible" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "makes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_id" integer,
  	"name" varchar NOT NULL,
  	"short_name" varchar,
  	"logo_id" integer,
  	"url" varchar,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  	"phone" varchar
  );
  
  CREATE TABLE "locations_special_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"name" varchar,
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
  	"time_zone" "enum_locations_time_zone" DEFAULT 'Australia/Melbourne' NOT NULL,
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
  
  CREATE TABLE "sites_stock_rules_facets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"attribute" "enum_sites_stock_rules_facets_attribute" NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum_sites_stock_rules_facets_kind" DEFAULT 'list' NOT NULL
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
  	"wording_finance_disclaimer" varchar DEFAULT 'Repayments are estimates for a personal buyer and are not an offer of credit. They assume the term, deposit, final payment and rate shown. Terms, conditions, fees and lending criteria apply. The comparison rate is for a secured loan of $30,000 over 5 years and is true only for that example; different terms, fees or amounts give a different rate.' NOT NULL,
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
  	"flags_car_page_sidebar" boolean DEFAULT true,
  	"flags_call_the_dealer" boolean DEFAULT true,
  	"flags_favourites" boolean DEFAULT true,
  	"flags_compare" boolean DEFAULT false,
  	"flags_garage" boolean DEFAULT false,
  	"flags_watchlist" boolean DEFAULT false,
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
  	"flags_show_phone_at_once" boolean DEFAULT false,
  	"flags_card_views" boolean DEFAULT false,
  	"flags_gated_finance" boolean DEFAULT false,
  	"flags_gated_checkout" boolean DEFAULT false,
  	"flags_hide_zero_price_in_default_sort" boolean DEFAULT false,
  	"specifications_just_arrived_tag_name" varchar DEFAULT 'New' NOT NULL,
  	"specifications_just_arrived_days" numeric DEFAULT 8 NOT NULL,
  	"specifications_sold_tag_name" varchar DEFAULT 'JUST SOLD' NOT NULL,
  	"specifications_include_sold_cars_days" numeric DEFAULT 3 NOT NULL,
  	"stock_noun_one" varchar DEFAULT 'car' NOT NULL,
  	"stock_noun_many" varchar DEFAULT 'cars' NOT NULL,
  	"stock_rules_minimum_photos" numeric DEFAULT 0 NOT NULL,
  	"stock_rules_default_sort" "enum_sites_stock_rules_default_sort" DEFAULT 'price_asc' NOT NULL,
  	"finance_rate_percent" numeric DEFAULT 7.99 NOT NULL,
  	"finance_comparison_rate_percent" numeric DEFAULT 9.24 NOT NULL,
  	"finance_deposit_percent" numeric DEFAULT 10 NOT NULL,
  	"finance_residual_percent" numeric DEFAULT 30 NOT NULL,
  	"finance_term_years" numeric DEFAULT 5 NOT NULL,
  	"finance_establishment_fee" numeric DEFAULT 0 NOT NULL,
  	"finance_minimum_price" numeric DEFAULT 1000 NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"template" "enum_sites_template" DEFAULT 'multiBrand' NOT NULL,
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
  	"makes_id" integer
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
  	"pages_id" integer,
  	"layouts_id" integer,
  	"menus_id" integer,
  	"media_id" integer,
  	"reviews_id" integer,
  	"cars_id" integer,
  	"models_id" integer,
  	"makes_id" integer,
  	"promo_cards_id" integer,
  	"promo_tiles_id" integer,
  	"locations_id" integer,
  	"dealerships_id" integer,
  	"hours_wording_id" integer,
  	"sites_id" integer,
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
  
  ALTER TABLE "leads" ADD CONSTRAINT "leads_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "layouts" ADD CONSTRAINT "layouts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_layouts_v" ADD CONSTRAINT "_layouts_v_parent_id_layouts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."layouts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_layouts_v" ADD CONSTRAINT "_layouts_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_items_dropdown_items" ADD CONSTRAINT "menus_items_dropdown_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus" ADD CONSTRAINT "menus_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cars" ADD CONSTRAINT "cars_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cars" ADD CONSTRAINT "cars_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models" ADD CONSTRAINT "models_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models" ADD CONSTRAINT "models_make_id_makes_id_fk" FOREIGN KEY ("make_id") REFERENCES "public"."makes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models" ADD CONSTRAINT "models_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "makes" ADD CONSTRAINT "makes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "makes" ADD CONSTRAINT "makes_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "sites_social_links" ADD CONSTRAINT "sites_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_stock_rules_car_types" ADD CONSTRAINT "sites_stock_rules_car_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_stock_rules_facets" ADD CONSTRAINT "sites_stock_rules_facets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_domains" ADD CONSTRAINT "sites_domains_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_logo_inverse_id_media_id_fk" FOREIGN KEY ("logo_inverse_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites" ADD CONSTRAINT "sites_favicon_id_media_id_fk" FOREIGN KEY ("favicon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites_texts" ADD CONSTRAINT "sites_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_rels" ADD CONSTRAINT "sites_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_rels" ADD CONSTRAINT "sites_rels_makes_fk" FOREIGN KEY ("makes_id") REFERENCES "public"."makes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sites" ADD CONSTRAINT "users_sites_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sites" ADD CONSTRAINT "users_sites_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_layouts_fk" FOREIGN KEY ("layouts_id") REFERENCES "public"."layouts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menus_fk" FOREIGN KEY ("menus_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cars_fk" FOREIGN KEY ("cars_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_models_fk" FOREIGN KEY ("models_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_makes_fk" FOREIGN KEY ("makes_id") REFERENCES "public"."makes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promo_cards_fk" FOREIGN KEY ("promo_cards_id") REFERENCES "public"."promo_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promo_tiles_fk" FOREIGN KEY ("promo_tiles_id") REFERENCES "public"."promo_tiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dealerships_fk" FOREIGN KEY ("dealerships_id") REFERENCES "public"."dealerships"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hours_wording_fk" FOREIGN KEY ("hours_wording_id") REFERENCES "public"."hours_wording"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sites_fk" FOREIGN KEY ("sites_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_site_idx" ON "leads" USING btree ("site_id");
  CREATE INDEX "leads_email_idx" ON "leads" USING btree ("email");
  CREATE INDEX "leads_car_idx" ON "leads" USING btree ("car_id");
  CREATE INDEX "leads_status_idx" ON "leads" USING btree ("status");
  CREATE UNIQUE INDEX "leads_reference_idx" ON "leads" USING btree ("reference");
  CREATE INDEX "leads_location_idx" ON "leads" USING btree ("location_id");
  CREATE INDEX "leads_dealership_idx" ON "leads" USING btree ("dealership_id");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_idempotency_key_idx" ON "leads" USING btree ("site_id","idempotency_key");
  CREATE INDEX "site_status_idx" ON "leads" USING btree ("site_id","status");
  CREATE INDEX "pages_site_idx" ON "pages" USING btree ("site_id");
  CREATE INDEX "pages_meta_meta_image_idx" ON "pages" USING btree ("meta_image_id");
  CREATE INDEX "pages_expires_at_idx" ON "pages" USING btree ("expires_at");
  CREATE INDEX "pages_path_idx" ON "pages" USING btree ("path");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "site_path_idx" ON "pages" USING btree ("site_id","path");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_site_idx" ON "_pages_v" USING btree ("version_site_id");
  CREATE INDEX "_pages_v_version_meta_version_meta_image_idx" ON "_pages_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_pages_v_version_version_expires_at_idx" ON "_pages_v" USING btree ("version_expires_at");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v" USING btree ("version_path");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "version_site_version_path_idx" ON "_pages_v" USING btree ("version_site_id","version_path");
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
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_wide_sizes_wide_filename_idx" ON "media" USING btree ("sizes_wide_filename");
  CREATE INDEX "media_sizes_hero_sizes_hero_filename_idx" ON "media" USING btree ("sizes_hero_filename");
  CREATE INDEX "reviews_site_idx" ON "reviews" USING btree ("site_id");
  CREATE INDEX "reviews_review_date_idx" ON "reviews" USING btree ("review_date");
  CREATE INDEX "reviews_location_idx" ON "reviews" USING btree ("location_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "cars_site_idx" ON "cars" USING btree ("site_id");
  CREATE INDEX "cars_vin_idx" ON "cars" USING btree ("vin");
  CREATE INDEX "cars_location_idx" ON "cars" USING btree ("location_id");
  CREATE INDEX "cars_listed_at_idx" ON "cars" USING btree ("listed_at");
  CREATE INDEX "cars_photos_count_idx" ON "cars" USING btree ("photos_count");
  CREATE INDEX "cars_slug_idx" ON "cars" USING btree ("slug");
  CREATE INDEX "cars_updated_at_idx" ON "cars" USING btree ("updated_at");
  CREATE INDEX "cars_created_at_idx" ON "cars" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_stocknum_idx" ON "cars" USING btree ("site_id","stocknum");
  CREATE UNIQUE INDEX "site_slug_idx" ON "cars" USING btree ("site_id","slug");
  CREATE INDEX "site_status_1_idx" ON "cars" USING btree ("site_id","status");
  CREATE INDEX "models_site_idx" ON "models" USING btree ("site_id");
  CREATE INDEX "models_make_idx" ON "models" USING btree ("make_id");
  CREATE INDEX "models_image_idx" ON "models" USING btree ("image_id");
  CREATE INDEX "models_slug_idx" ON "models" USING btree ("slug");
  CREATE INDEX "models_updated_at_idx" ON "models" USING btree ("updated_at");
  CREATE INDEX "models_created_at_idx" ON "models" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_slug_1_idx" ON "models" USING btree ("site_id","slug");
  CREATE INDEX "makes_site_idx" ON "makes" USING btree ("site_id");
  CREATE INDEX "makes_logo_idx" ON "makes" USING btree ("logo_id");
  CREATE INDEX "makes_slug_idx" ON "makes" USING btree ("slug");
  CREATE INDEX "makes_updated_at_idx" ON "makes" USING btree ("updated_at");
  CREATE INDEX "makes_created_at_idx" ON "makes" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_slug_2_idx" ON "makes" USING btree ("site_id","slug");
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
  CREATE UNIQUE INDEX "site_slug_3_idx" ON "locations" USING btree ("site_id","slug");
  CREATE INDEX "dealerships_site_idx" ON "dealerships" USING btree ("site_id");
  CREATE INDEX "dealerships_slug_idx" ON "dealerships" USING btree ("slug");
  CREATE INDEX "dealerships_updated_at_idx" ON "dealerships" USING btree ("updated_at");
  CREATE INDEX "dealerships_created_at_idx" ON "dealerships" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_slug_4_idx" ON "dealerships" USING btree ("site_id","slug");
  CREATE INDEX "hours_wording_site_idx" ON "hours_wording" USING btree ("site_id");
  CREATE INDEX "hours_wording_updated_at_idx" ON "hours_wording" USING btree ("updated_at");
  CREATE INDEX "hours_wording_created_at_idx" ON "hours_wording" USING btree ("created_at");
  CREATE INDEX "hours_wording_rels_order_idx" ON "hours_wording_rels" USING btree ("order");
  CREATE INDEX "hours_wording_rels_parent_idx" ON "hours_wording_rels" USING btree ("parent_id");
  CREATE INDEX "hours_wording_rels_path_idx" ON "hours_wording_rels" USING btree ("path");
  CREATE INDEX "hours_wording_rels_locations_id_idx" ON "hours_wording_rels" USING btree ("locations_id");
  CREATE INDEX "sites_social_links_order_idx" ON "sites_social_links" USING btree ("_order");
  CREATE INDEX "sites_social_links_parent_id_idx" ON "sites_social_links" USING btree ("_parent_id");
  CREATE INDEX "sites_stock_rules_car_types_order_idx" ON "sites_stock_rules_car_types" USING btree ("order");
  CREATE INDEX "sites_stock_rules_car_types_parent_idx" ON "sites_stock_rules_car_types" USING btree ("parent_id");
  CREATE INDEX "sites_stock_rules_facets_order_idx" ON "sites_stock_rules_facets" USING btree ("_order");
  CREATE INDEX "sites_stock_rules_facets_parent_id_idx" ON "sites_stock_rules_facets" USING btree ("_parent_id");
  CREATE INDEX "sites_domains_order_idx" ON "sites_domains" USING btree ("_order");
  CREATE INDEX "sites_domains_parent_id_idx" ON "sites_domains" USING btree ("_parent_id");
  CREATE INDEX "sites_domains_host_idx" ON "sites_domains" USING btree ("host");
  CREATE INDEX "sites_logo_idx" ON "sites" USING btree ("logo_id");
  CREATE INDEX "sites_logo_inverse_idx" ON "sites" USING btree ("logo_inverse_id");
  CREATE INDEX "sites_favicon_idx" ON "sites" USING btree ("favicon_id");
  CREATE UNIQUE INDEX "sites_slug_idx" ON "sites" USING btree ("slug");
  CREATE INDEX "sites_updated_at_idx" ON "sites" USING btree ("updated_at");
  CREATE INDEX "sites_created_at_idx" ON "sites" USING btree ("created_at");
  CREATE INDEX "sites_texts_order_parent" ON "sites_texts" USING btree ("order","parent_id");
  CREATE INDEX "sites_rels_order_idx" ON "sites_rels" USING btree ("order");
  CREATE INDEX "sites_rels_parent_idx" ON "sites_rels" USING btree ("parent_id");
  CREATE INDEX "sites_rels_path_idx" ON "sites_rels" USING btree ("path");
  CREATE INDEX "sites_rels_makes_id_idx" ON "sites_rels" USING btree ("makes_id");
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
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_layouts_id_idx" ON "payload_locked_documents_rels" USING btree ("layouts_id");
  CREATE INDEX "payload_locked_documents_rels_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("menus_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_cars_id_idx" ON "payload_locked_documents_rels" USING btree ("cars_id");
  CREATE INDEX "payload_locked_documents_rels_models_id_idx" ON "payload_locked_documents_rels" USING btree ("models_id");
  CREATE INDEX "payload_locked_documents_rels_makes_id_idx" ON "payload_locked_documents_rels" USING btree ("makes_id");
  CREATE INDEX "payload_locked_documents_rels_promo_cards_id_idx" ON "payload_locked_documents_rels" USING btree ("promo_cards_id");
  CREATE INDEX "payload_locked_documents_rels_promo_tiles_id_idx" ON "payload_locked_documents_rels" USING btree ("promo_tiles_id");
  CREATE INDEX "payload_locked_documents_rels_locations_id_idx" ON "payload_locked_documents_rels" USING btree ("locations_id");
  CREATE INDEX "payload_locked_documents_rels_dealerships_id_idx" ON "payload_locked_documents_rels" USING btree ("dealerships_id");
  CREATE INDEX "payload_locked_documents_rels_hours_wording_id_idx" ON "payload_locked_documents_rels" USING btree ("hours_wording_id");
  CREATE INDEX "payload_locked_documents_rels_sites_id_idx" ON "payload_locked_documents_rels" USING btree ("sites_id");
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
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "leads" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "layouts" CASCADE;
  DROP TABLE "_layouts_v" CASCADE;
  DROP TABLE "menus_items_dropdown_items" CASCADE;
  DROP TABLE "menus_items" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "cars" CASCADE;
  DROP TABLE "models" CASCADE;
  DROP TABLE "makes" CASCADE;
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
  DROP TABLE "sites_social_links" CASCADE;
  DROP TABLE "sites_stock_rules_car_types" CASCADE;
  DROP TABLE "sites_stock_rules_facets" CASCADE;
  DROP TABLE "sites_domains" CASCADE;
  DROP TABLE "sites" CASCADE;
  DROP TABLE "sites_texts" CASCADE;
  DROP TABLE "sites_rels" CASCADE;
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
  DROP TYPE "public"."enum_pages_after_expiry";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_after_expiry";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_layouts_kind";
  DROP TYPE "public"."enum_layouts_status";
  DROP TYPE "public"."enum__layouts_v_version_kind";
  DROP TYPE "public"."enum__layouts_v_version_status";
  DROP TYPE "public"."enum_menus_items_dynamic_dropdown";
  DROP TYPE "public"."enum_menus_items_columns";
  DROP TYPE "public"."enum_menus_key";
  DROP TYPE "public"."car_type";
  DROP TYPE "public"."item_type";
  DROP TYPE "public"."enum_models_status";
  DROP TYPE "public"."enum_promo_tiles_car_types";
  DROP TYPE "public"."enum_promo_tiles_kind";
  DROP TYPE "public"."weekday";
  DROP TYPE "public"."location_type";
  DROP TYPE "public"."enum_locations_address_state";
  DROP TYPE "public"."enum_locations_time_zone";
  DROP TYPE "public"."enum_sites_social_links_network";
  DROP TYPE "public"."enum_sites_stock_rules_car_types";
  DROP TYPE "public"."enum_sites_stock_rules_facets_attribute";
  DROP TYPE "public"."enum_sites_stock_rules_facets_kind";
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
  DROP TYPE "public"."enum_sites_template";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_redirects_to_type";
  DROP TYPE "public"."enum_redirects_type";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
