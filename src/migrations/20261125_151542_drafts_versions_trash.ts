import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'
import { createFirstVersions } from '../server/database/firstVersions'

/**
 * Drafts, versions and a trash. What exists is published, and so is what a server of the release before creates during the deploy: it
 * knows no status, so the column's default stays. Payload always writes one.
 */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_search_landings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_landings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_menus_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_version_items_dynamic_dropdown" AS ENUM('none', 'models', 'stock', 'brands', 'locations');
  CREATE TYPE "public"."enum__menus_v_version_items_columns" AS ENUM('2', '3', '4');
  CREATE TYPE "public"."enum__menus_v_version_key" AS ENUM('header', 'footer', 'top');
  CREATE TYPE "public"."enum__menus_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_reviews_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reviews_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."model_publication" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__models_v_version_status" AS ENUM('other', 'new', 'all_new', 'coming_soon');
  CREATE TYPE "public"."enum_offers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__offers_v_version_start_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum__offers_v_version_expiry_tz" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum__offers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_promo_cards_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__promo_cards_v_version_tone" AS ENUM('ink', 'accent', 'surface');
  CREATE TYPE "public"."enum__promo_cards_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_promo_tiles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__promo_tiles_v_version_car_types" AS ENUM('new', 'used', 'demo');
  CREATE TYPE "public"."enum__promo_tiles_v_version_kind" AS ENUM('warranty', 'videoCall', 'tradeIn', 'freight', 'finance', 'experience');
  CREATE TYPE "public"."enum__promo_tiles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_locations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__locations_v_version_address_state" AS ENUM('ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA');
  CREATE TYPE "public"."enum__locations_v_version_time_zone" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum__locations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_hours_wording_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__hours_wording_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sites_v_version_social_links_network" AS ENUM('facebook', 'instagram', 'youtube', 'tiktok', 'linkedin', 'x');
  CREATE TYPE "public"."enum__sites_v_version_stock_rules_car_types" AS ENUM('new', 'used', 'demo');
  CREATE TYPE "public"."enum__sites_v_version_stock_rules_statuses" AS ENUM('in_stock', 'coming_soon');
  CREATE TYPE "public"."enum__sites_v_version_stock_rules_facets_attribute" AS ENUM('car_type', 'make', 'model', 'make_model', 'badge', 'price', 'subscription_price', 'price_range', 'weekly_price', 'weekly_price_range', 'year', 'km', 'body', 'fuel', 'transmission', 'drive', 'colour', 'seats', 'sleeps', 'tare_weight_kg', 'aggregate_trailer_mass_kg', 'body_length_feet', 'engine_hours', 'power_hp', 'body_style', 'filtered_features', 'categories', 'item_type', 'status', 'tag', 'certified', 'location_name', 'dealership_name', 'city', 'state', 'created_at_timestamp');
  CREATE TYPE "public"."enum__sites_v_version_stock_rules_facets_kind" AS ENUM('list', 'searchableList', 'hierarchy', 'range', 'swatches', 'toggle', 'age');
  CREATE TYPE "public"."enum__sites_v_version_cards_buttons" AS ENUM('enquire', 'viewDetails', 'testDrive', 'reserve');
  CREATE TYPE "public"."enum__sites_v_version_plugins" AS ENUM('autogauge', 'carAnalysis', 'ppsrReport');
  CREATE TYPE "public"."enum__sites_v_version_theme_heading_font" AS ENUM('instrumentSans', 'bricolageGrotesque', 'barlowCondensed', 'fraunces', 'inter');
  CREATE TYPE "public"."enum__sites_v_version_theme_heading_weight" AS ENUM('400', '500', '600', '700', '800');
  CREATE TYPE "public"."enum__sites_v_version_theme_body_font" AS ENUM('instrumentSans', 'sourceSans', 'inter');
  CREATE TYPE "public"."enum__sites_v_version_theme_heading_case" AS ENUM('none', 'uppercase');
  CREATE TYPE "public"."enum__sites_v_version_theme_heading_tracking" AS ENUM('tight', 'normal', 'wide');
  CREATE TYPE "public"."enum__sites_v_version_theme_density" AS ENUM('compact', 'regular', 'airy');
  CREATE TYPE "public"."enum__sites_v_version_theme_radius" AS ENUM('square', 'soft', 'round');
  CREATE TYPE "public"."enum__sites_v_version_theme_button_shape" AS ENUM('square', 'soft', 'pill');
  CREATE TYPE "public"."enum__sites_v_version_theme_card_style" AS ENUM('flat', 'outlined', 'raised');
  CREATE TYPE "public"."enum__sites_v_version_theme_header_layout" AS ENUM('logoLeft', 'logoCentre', 'splitBrandBar');
  CREATE TYPE "public"."enum__sites_v_version_theme_hero_style" AS ENUM('fullBleed', 'split', 'framed');
  CREATE TYPE "public"."enum__sites_v_version_time_zone" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill', 'Australia/Darwin', 'Australia/Perth', 'Australia/Eucla', 'Australia/Lord_Howe');
  CREATE TYPE "public"."enum__sites_v_version_stock_rules_default_sort" AS ENUM('price_asc', 'price_desc', 'newest', 'km_asc', 'year_desc', 'recommended');
  CREATE TYPE "public"."enum__sites_v_version_cards_save_button" AS ENUM('favourite', 'compare', 'garage');
  CREATE TYPE "public"."enum__sites_v_version_location_rules_unique_by" AS ENUM('phoneOrStreet', 'placeId');
  CREATE TYPE "public"."enum__sites_v_version_review_rules_source" AS ENUM('own', 'snap21');
  CREATE TYPE "public"."enum__sites_v_version_template" AS ENUM('multiBrand', 'usedSpecialist', 'tractor', 'caravan');
  CREATE TABLE "_search_landings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_site_id" integer,
  	"version_path" varchar,
  	"version_heading" varchar,
  	"version_intro" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__search_landings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_menus_v_version_items_dropdown_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"url" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"url" varchar,
  	"dynamic_dropdown" "enum__menus_v_version_items_dynamic_dropdown" DEFAULT 'none',
  	"grouping" "menu_grouping" DEFAULT 'position',
  	"columns" "enum__menus_v_version_items_columns" DEFAULT '3',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_site_id" integer,
  	"version_key" "enum__menus_v_version_key",
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__menus_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_reviews_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_site_id" integer,
  	"version_customer_name" varchar,
  	"version_rating" numeric,
  	"version_review_date" timestamp(3) with time zone,
  	"version_source" varchar,
  	"version_external_id" varchar,
  	"version_text" varchar,
  	"version_reply_text" varchar,
  	"version_reply_date" timestamp(3) with time zone,
  	"version_location_id" integer,
  	"version_image_id" integer,
  	"version_visible" boolean DEFAULT true,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__reviews_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_models_v_version_model_variants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"full_name" varchar,
  	"series" varchar,
  	"dap_min_price" numeric,
  	"dap_max_price" numeric,
  	"features" jsonb,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v_version_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"template" "model_feature_template" DEFAULT 'beside',
  	"description" varchar,
  	"image_id" integer,
  	"is_carousel" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v_version_colours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"hex" varchar DEFAULT '#808080',
  	"note" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v_version_model_specifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"group" varchar,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_site_id" integer,
  	"version_name" varchar,
  	"version_make_id" integer,
  	"version_manufacturer_body" varchar,
  	"version_fuel" varchar,
  	"version_youtube_id" varchar,
  	"version_short_description" varchar,
  	"version_description" varchar,
  	"version_brochure_url" varchar,
  	"version_spec_sheet_url" varchar,
  	"version_disclaimer" varchar,
  	"version_original_disclaimer" varchar,
  	"version_image_id" integer,
  	"version_banner_id" integer,
  	"version_slug" varchar,
  	"version_status" "enum__models_v_version_status" DEFAULT 'other',
  	"version_position" numeric DEFAULT 100,
  	"version_from_price" numeric,
  	"version_override_url" varchar,
  	"version_visible" boolean DEFAULT true,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "model_publication" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_models_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_models_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_offers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_site_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_image_id" integer,
  	"version_price" numeric,
  	"version_before_price" numeric,
  	"version_price_note" varchar,
  	"version_badge" varchar,
  	"version_link_label" varchar,
  	"version_link" varchar,
  	"version_disclaimer" varchar,
  	"version_slug" varchar,
  	"version_visible" boolean DEFAULT true,
  	"version_start" timestamp(3) with time zone,
  	"version_start_tz" "enum__offers_v_version_start_tz",
  	"version_expiry" timestamp(3) with time zone,
  	"version_expiry_tz" "enum__offers_v_version_expiry_tz",
  	"version_position" numeric DEFAULT 100,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__offers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_offers_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cars_id" integer,
  	"models_id" integer
  );
  
  CREATE TABLE "_promo_cards_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_site_id" integer,
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_lines" varchar,
  	"version_link" varchar,
  	"version_link_label" varchar,
  	"version_image_id" integer,
  	"version_tone" "enum__promo_cards_v_version_tone" DEFAULT 'ink',
  	"version_display" boolean DEFAULT true,
  	"version_start" timestamp(3) with time zone,
  	"version_expiry" timestamp(3) with time zone,
  	"version_position" numeric DEFAULT 6,
  	"version_strict_display" boolean DEFAULT false,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__promo_cards_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_promo_tiles_v_version_car_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__promo_tiles_v_version_car_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_promo_tiles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_site_id" integer,
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_link" varchar,
  	"version_kind" "enum__promo_tiles_v_version_kind",
  	"version_visible" boolean DEFAULT true,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__promo_tiles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_promo_tiles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"makes_id" integer
  );
  
  CREATE TABLE "_locations_v_version_departments_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"weekday" "weekday",
  	"status" varchar DEFAULT 'Open',
  	"open" varchar,
  	"close" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_locations_v_version_departments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"location_type" "location_type" DEFAULT 'sales',
  	"location_subtype" "location_subtype",
  	"phone" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_locations_v_version_special_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"name" varchar,
  	"location_type" "location_type",
  	"status" varchar DEFAULT 'Open',
  	"open" varchar,
  	"close" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_locations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_site_id" integer,
  	"version_name" varchar,
  	"version_address_street" varchar,
  	"version_address_city" varchar,
  	"version_address_state" "enum__locations_v_version_address_state",
  	"version_address_postcode" varchar,
  	"version_address_lat" numeric,
  	"version_address_lng" numeric,
  	"version_address_place_id" varchar,
  	"version_address_place_url" varchar,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_car_phones_new" varchar,
  	"version_car_phones_used" varchar,
  	"version_car_phones_demo" varchar,
  	"version_description" varchar,
  	"version_image_id" integer,
  	"version_map_image_id" integer,
  	"version_dealer_license_number" varchar,
  	"version_motor_vehicle_repairer" varchar,
  	"version_average_rating" numeric,
  	"version_review_count" numeric,
  	"version_slug" varchar,
  	"version_dealership_id" integer,
  	"version_visible" boolean DEFAULT true,
  	"version_primary" boolean DEFAULT false,
  	"version_time_zone" "enum__locations_v_version_time_zone",
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__locations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_hours_wording_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_site_id" integer,
  	"version_phrase" varchar,
  	"version_replaces" varchar DEFAULT 'Closed',
  	"version_link" varchar,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__hours_wording_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_hours_wording_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locations_id" integer
  );
  
  CREATE TABLE "_sites_v_version_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" "enum__sites_v_version_social_links_network" NOT NULL,
  	"url" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sites_v_version_stock_rules_car_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__sites_v_version_stock_rules_car_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_sites_v_version_stock_rules_statuses" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__sites_v_version_stock_rules_statuses",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_sites_v_version_stock_rules_facets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"attribute" "enum__sites_v_version_stock_rules_facets_attribute" NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum__sites_v_version_stock_rules_facets_kind" DEFAULT 'list' NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sites_v_version_stock_rules_search_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar NOT NULL,
  	"means" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sites_v_version_cards_buttons" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__sites_v_version_cards_buttons",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_sites_v_version_plugins" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__sites_v_version_plugins",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_sites_v_version_warranties_car_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "warranty_car_type",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_sites_v_version_warranties" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"wording" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sites_v_version_delivery_zones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"postcodes" varchar NOT NULL,
  	"price" numeric NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sites_v_version_dealership_websites" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"make_id" integer,
  	"finance_provider_id" integer NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sites_v_version_domains" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sites_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_theme_colours_ink" varchar DEFAULT '#14213d' NOT NULL,
  	"version_theme_colours_paper" varchar DEFAULT '#ffffff' NOT NULL,
  	"version_theme_colours_surface" varchar DEFAULT '#f4f6f9' NOT NULL,
  	"version_theme_colours_accent" varchar DEFAULT '#b8322a' NOT NULL,
  	"version_theme_colours_accent_ink" varchar DEFAULT '#ffffff' NOT NULL,
  	"version_theme_colours_positive" varchar DEFAULT '#1c7a4a' NOT NULL,
  	"version_theme_colours_warning" varchar DEFAULT '#8a5a00' NOT NULL,
  	"version_theme_colours_sold" varchar DEFAULT '#5b6472' NOT NULL,
  	"version_theme_heading_font" "enum__sites_v_version_theme_heading_font" DEFAULT 'instrumentSans' NOT NULL,
  	"version_theme_heading_weight" "enum__sites_v_version_theme_heading_weight" DEFAULT '600' NOT NULL,
  	"version_theme_body_font" "enum__sites_v_version_theme_body_font" DEFAULT 'instrumentSans' NOT NULL,
  	"version_theme_heading_case" "enum__sites_v_version_theme_heading_case" DEFAULT 'none' NOT NULL,
  	"version_theme_heading_tracking" "enum__sites_v_version_theme_heading_tracking" DEFAULT 'normal' NOT NULL,
  	"version_theme_density" "enum__sites_v_version_theme_density" DEFAULT 'regular' NOT NULL,
  	"version_theme_radius" "enum__sites_v_version_theme_radius" DEFAULT 'soft' NOT NULL,
  	"version_theme_button_shape" "enum__sites_v_version_theme_button_shape" DEFAULT 'soft' NOT NULL,
  	"version_theme_card_style" "enum__sites_v_version_theme_card_style" DEFAULT 'raised' NOT NULL,
  	"version_theme_header_layout" "enum__sites_v_version_theme_header_layout" DEFAULT 'logoLeft' NOT NULL,
  	"version_theme_hero_style" "enum__sites_v_version_theme_hero_style" DEFAULT 'split' NOT NULL,
  	"version_logo_id" integer,
  	"version_logo_inverse_id" integer,
  	"version_favicon_id" integer,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_licence_number" varchar,
  	"version_business_number" varchar,
  	"version_announcement_text" varchar,
  	"version_announcement_link" varchar,
  	"version_time_zone" "enum__sites_v_version_time_zone" DEFAULT 'Australia/Melbourne' NOT NULL,
  	"version_marketing_opt_in_default" boolean DEFAULT false,
  	"version_wording_enquire_now" varchar DEFAULT 'Enquire Now' NOT NULL,
  	"version_wording_trade_in_valuation" varchar DEFAULT 'Trade-In Valuation' NOT NULL,
  	"version_wording_my_garage" varchar DEFAULT 'My garage' NOT NULL,
  	"version_wording_no_price" varchar DEFAULT 'Enquire for price.' NOT NULL,
  	"version_wording_hours_closed" varchar DEFAULT 'Closed' NOT NULL,
  	"version_wording_price_disclaimer" varchar DEFAULT 'Prices marked drive away include on-road costs for a private buyer in the state of the dealership. Other prices exclude government charges.' NOT NULL,
  	"version_wording_finance_disclaimer" varchar DEFAULT 'Repayments are estimates for a personal buyer and are not an offer of credit. They assume the term, deposit, final payment and rate shown. Terms, conditions, fees and lending criteria apply.' NOT NULL,
  	"version_wording_enquiry_consent" varchar DEFAULT 'Send me news and offers by email or SMS. I can stop them at any time.' NOT NULL,
  	"version_wording_footer_note" varchar DEFAULT 'Vehicles are offered subject to availability. Photos may show optional equipment.' NOT NULL,
  	"version_links_stock" varchar DEFAULT '/search/new-used-and-demo-cars' NOT NULL,
  	"version_links_test_drive" varchar DEFAULT '/book-test-drive/' NOT NULL,
  	"version_links_service" varchar DEFAULT '/service' NOT NULL,
  	"version_links_finance" varchar DEFAULT '/finance' NOT NULL,
  	"version_links_trade_in" varchar DEFAULT '/trade-in' NOT NULL,
  	"version_links_parts" varchar DEFAULT '/vehicle-parts-and-accessories' NOT NULL,
  	"version_links_contact" varchar DEFAULT '/contact' NOT NULL,
  	"version_links_offers" varchar DEFAULT '/special-offers' NOT NULL,
  	"version_links_garage" varchar DEFAULT '/my-garage' NOT NULL,
  	"version_flags_reviews" boolean DEFAULT true,
  	"version_flags_finance" boolean DEFAULT true,
  	"version_flags_finance_quote" boolean DEFAULT false,
  	"version_flags_car_page_sidebar" boolean DEFAULT true,
  	"version_flags_call_the_dealer" boolean DEFAULT true,
  	"version_flags_header_search" boolean DEFAULT true,
  	"version_flags_favourites" boolean DEFAULT true,
  	"version_flags_compare" boolean DEFAULT false,
  	"version_flags_garage" boolean DEFAULT false,
  	"version_flags_watchlist" boolean DEFAULT false,
  	"version_flags_search_alerts" boolean DEFAULT false,
  	"version_flags_reserve_online" boolean DEFAULT false,
  	"version_flags_buy_online" boolean DEFAULT false,
  	"version_flags_chat" boolean DEFAULT false,
  	"version_flags_trade_in_valuation" boolean DEFAULT true,
  	"version_flags_subscriptions" boolean DEFAULT false,
  	"version_flags_fuel_tags" boolean DEFAULT true,
  	"version_flags_price_comparison" boolean DEFAULT true,
  	"version_flags_delivery_calculator" boolean DEFAULT false,
  	"version_flags_fuel_calculator" boolean DEFAULT true,
  	"version_flags_offers" boolean DEFAULT true,
  	"version_flags_variant_prices" boolean DEFAULT true,
  	"version_flags_view_our_stock" boolean DEFAULT true,
  	"version_flags_hover_menus" boolean DEFAULT false,
  	"version_flags_brand_menus" boolean DEFAULT true,
  	"version_flags_call_from_menu" boolean DEFAULT true,
  	"version_flags_show_phone_at_once" boolean DEFAULT false,
  	"version_flags_card_views" boolean DEFAULT false,
  	"version_flags_gated_finance" boolean DEFAULT false,
  	"version_flags_gated_checkout" boolean DEFAULT false,
  	"version_flags_prize_wheel" boolean DEFAULT false,
  	"version_flags_gated_spin_to_win" boolean DEFAULT false,
  	"version_flags_hide_zero_price_in_default_sort" boolean DEFAULT false,
  	"version_flags_google_vehicle_feed" boolean DEFAULT true,
  	"version_flags_meta_vehicle_feed" boolean DEFAULT true,
  	"version_specifications_just_arrived_tag_name" varchar DEFAULT 'New' NOT NULL,
  	"version_specifications_just_arrived_days" numeric DEFAULT 8 NOT NULL,
  	"version_specifications_sold_tag_name" varchar DEFAULT 'JUST SOLD' NOT NULL,
  	"version_specifications_include_sold_cars_days" numeric DEFAULT 3 NOT NULL,
  	"version_stock_noun_one" varchar DEFAULT 'car' NOT NULL,
  	"version_stock_noun_many" varchar DEFAULT 'cars' NOT NULL,
  	"version_stock_rules_minimum_photos" numeric DEFAULT 0 NOT NULL,
  	"version_stock_rules_search_filter" varchar,
  	"version_stock_rules_default_sort" "enum__sites_v_version_stock_rules_default_sort" DEFAULT 'price_asc' NOT NULL,
  	"version_cards_reserve_fee_on_button" boolean DEFAULT false,
  	"version_cards_save_button" "enum__sites_v_version_cards_save_button" DEFAULT 'favourite' NOT NULL,
  	"version_cards_location_overlay" boolean DEFAULT false,
  	"version_cards_request_photos" boolean DEFAULT true,
  	"version_messaging_chat_link" varchar,
  	"version_messaging_podium_token" varchar,
  	"version_messaging_chat_bubble" boolean DEFAULT false,
  	"version_reserve_fee" varchar DEFAULT '$200' NOT NULL,
  	"version_finance_provider_id" integer,
  	"version_finance_rate_percent" numeric,
  	"version_finance_comparison_rate_percent" numeric,
  	"version_finance_deposit_percent" numeric DEFAULT 10 NOT NULL,
  	"version_finance_residual_percent" numeric DEFAULT 30 NOT NULL,
  	"version_finance_term_years" numeric DEFAULT 5 NOT NULL,
  	"version_finance_establishment_fee" numeric DEFAULT 0 NOT NULL,
  	"version_finance_minimum_price" numeric DEFAULT 1000 NOT NULL,
  	"version_enquiry_receipt_send" boolean DEFAULT true,
  	"version_enquiry_receipt_subject" varchar DEFAULT 'We have your enquiry',
  	"version_enquiry_receipt_text" varchar DEFAULT 'Thank you for getting in touch. Your message is with our team, and someone will answer you within one business day.',
  	"version_appointments_test_drive_minutes" numeric DEFAULT 30,
  	"version_appointments_test_drives_at_once" numeric DEFAULT 1,
  	"version_appointments_service_minutes" numeric DEFAULT 30,
  	"version_appointments_services_at_once" numeric DEFAULT 2,
  	"version_appointments_notice_hours" numeric DEFAULT 3,
  	"version_appointments_days_ahead" numeric DEFAULT 28,
  	"version_reservations_hold_hours" numeric DEFAULT 48,
  	"version_reservations_take_cards" boolean DEFAULT false,
  	"version_reservations_stripe_account" varchar,
  	"version_trade_ins_note_valuation" boolean DEFAULT false,
  	"version_location_rules_unique_by" "enum__sites_v_version_location_rules_unique_by" DEFAULT 'phoneOrStreet',
  	"version_location_rules_tile_url" varchar,
  	"version_location_rules_tile_attribution" varchar,
  	"version_car_phones_new" varchar,
  	"version_car_phones_used" varchar,
  	"version_car_phones_demo" varchar,
  	"version_review_rules_source" "enum__sites_v_version_review_rules_source" DEFAULT 'own',
  	"version_review_rules_org_id" varchar,
  	"version_review_rules_minimum_average" numeric DEFAULT 4,
  	"version_review_rules_excluded_text" varchar DEFAULT 'Translated',
  	"version_alerts_quiet_from" varchar DEFAULT '20:00',
  	"version_alerts_quiet_to" varchar DEFAULT '08:00',
  	"version_alerts_sender" varchar,
  	"version_privacy_leads" numeric DEFAULT 24,
  	"version_privacy_applications" numeric DEFAULT 12,
  	"version_privacy_files" numeric DEFAULT 12,
  	"version_privacy_events" numeric DEFAULT 14,
  	"version_privacy_mail_copies" numeric DEFAULT 3,
  	"version_privacy_shoppers" numeric DEFAULT 24,
  	"version_name" varchar NOT NULL,
  	"version_slug" varchar NOT NULL,
  	"version_template" "enum__sites_v_version_template" DEFAULT 'multiBrand' NOT NULL,
  	"version_group_id" integer,
  	"version_launch_launched_at" timestamp(3) with time zone,
  	"version_launch_legal_read_at" timestamp(3) with time zone,
  	"version_updated_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_sites_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_sites_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"makes_id" integer,
  	"locations_id" integer,
  	"reviews_id" integer
  );
  
  DROP INDEX "site_path_idx";
  DROP INDEX "site_slug_idx";
  DROP INDEX "site_kind_idx";
  DROP INDEX "site_path_1_idx";
  DROP INDEX "site_key_idx";
  DROP INDEX "site_slug_2_idx";
  DROP INDEX "site_slug_4_idx";
  DROP INDEX "site_slug_5_idx";
  ALTER TABLE "search_landings" ALTER COLUMN "path" DROP NOT NULL;
  ALTER TABLE "menus_items_dropdown_items" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "menus_items_dropdown_items" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "menus_items" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "menus_items" ALTER COLUMN "dynamic_dropdown" DROP NOT NULL;
  ALTER TABLE "menus" ALTER COLUMN "key" DROP NOT NULL;
  ALTER TABLE "reviews" ALTER COLUMN "customer_name" DROP NOT NULL;
  ALTER TABLE "reviews" ALTER COLUMN "rating" DROP NOT NULL;
  ALTER TABLE "reviews" ALTER COLUMN "review_date" DROP NOT NULL;
  ALTER TABLE "reviews" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "models_model_variants" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "models_features" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "models_features" ALTER COLUMN "template" DROP NOT NULL;
  ALTER TABLE "models_colours" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "models_colours" ALTER COLUMN "hex" DROP NOT NULL;
  ALTER TABLE "models_model_specifications" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "models_model_specifications" ALTER COLUMN "value" DROP NOT NULL;
  ALTER TABLE "models" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "models" ALTER COLUMN "make_id" DROP NOT NULL;
  ALTER TABLE "models" ALTER COLUMN "slug" DROP NOT NULL;
  ALTER TABLE "models" ALTER COLUMN "status" DROP NOT NULL;
  ALTER TABLE "offers" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "offers" ALTER COLUMN "summary" DROP NOT NULL;
  ALTER TABLE "offers" ALTER COLUMN "disclaimer" DROP NOT NULL;
  ALTER TABLE "offers" ALTER COLUMN "slug" DROP NOT NULL;
  ALTER TABLE "promo_cards" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "promo_cards" ALTER COLUMN "link" DROP NOT NULL;
  ALTER TABLE "promo_cards" ALTER COLUMN "tone" DROP NOT NULL;
  ALTER TABLE "promo_cards" ALTER COLUMN "position" DROP NOT NULL;
  ALTER TABLE "promo_tiles" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "promo_tiles" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "promo_tiles" ALTER COLUMN "kind" DROP NOT NULL;
  ALTER TABLE "locations_departments_hours" ALTER COLUMN "weekday" DROP NOT NULL;
  ALTER TABLE "locations_departments_hours" ALTER COLUMN "status" DROP NOT NULL;
  ALTER TABLE "locations_special_hours" ALTER COLUMN "date" DROP NOT NULL;
  ALTER TABLE "locations_special_hours" ALTER COLUMN "status" DROP NOT NULL;
  ALTER TABLE "locations" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "locations" ALTER COLUMN "address_street" DROP NOT NULL;
  ALTER TABLE "locations" ALTER COLUMN "address_city" DROP NOT NULL;
  ALTER TABLE "locations" ALTER COLUMN "address_state" DROP NOT NULL;
  ALTER TABLE "locations" ALTER COLUMN "address_postcode" DROP NOT NULL;
  ALTER TABLE "locations" ALTER COLUMN "slug" DROP NOT NULL;
  ALTER TABLE "locations" ALTER COLUMN "time_zone" DROP NOT NULL;
  ALTER TABLE "hours_wording" ALTER COLUMN "phrase" DROP NOT NULL;
  ALTER TABLE "hours_wording" ALTER COLUMN "replaces" DROP NOT NULL;
  ALTER TABLE "pages" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_updated_by" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_updated_by" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "layouts" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "layouts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_layouts_v" ADD COLUMN "version_updated_by" varchar;
  ALTER TABLE "_layouts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "search_landings" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "search_landings" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "search_landings" ADD COLUMN "_status" "enum_search_landings_status" DEFAULT 'published';
  ALTER TABLE "menus" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "menus" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "menus" ADD COLUMN "_status" "enum_menus_status" DEFAULT 'published';
  ALTER TABLE "reviews" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "reviews" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "reviews" ADD COLUMN "_status" "enum_reviews_status" DEFAULT 'published';
  ALTER TABLE "models" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "models" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "models" ADD COLUMN "_status" "model_publication" DEFAULT 'published';
  ALTER TABLE "offers" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "offers" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "offers" ADD COLUMN "_status" "enum_offers_status" DEFAULT 'published';
  ALTER TABLE "promo_cards" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "promo_cards" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "promo_cards" ADD COLUMN "_status" "enum_promo_cards_status" DEFAULT 'published';
  ALTER TABLE "promo_tiles" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "promo_tiles" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "promo_tiles" ADD COLUMN "_status" "enum_promo_tiles_status" DEFAULT 'published';
  ALTER TABLE "locations" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "locations" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "locations" ADD COLUMN "_status" "enum_locations_status" DEFAULT 'published';
  ALTER TABLE "hours_wording" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "hours_wording" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "hours_wording" ADD COLUMN "_status" "enum_hours_wording_status" DEFAULT 'published';
  ALTER TABLE "sites" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "_search_landings_v" ADD CONSTRAINT "_search_landings_v_parent_id_search_landings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_landings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_landings_v" ADD CONSTRAINT "_search_landings_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_dropdown_items" ADD CONSTRAINT "_menus_v_version_items_dropdown_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_dropdown_items" ADD CONSTRAINT "_menus_v_version_items_dropdown_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items" ADD CONSTRAINT "_menus_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_parent_id_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_parent_id_reviews_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_version_location_id_locations_id_fk" FOREIGN KEY ("version_location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v_version_model_variants" ADD CONSTRAINT "_models_v_version_model_variants_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v_version_model_variants" ADD CONSTRAINT "_models_v_version_model_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_features" ADD CONSTRAINT "_models_v_version_features_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v_version_features" ADD CONSTRAINT "_models_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_colours" ADD CONSTRAINT "_models_v_version_colours_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v_version_colours" ADD CONSTRAINT "_models_v_version_colours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_model_specifications" ADD CONSTRAINT "_models_v_version_model_specifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v" ADD CONSTRAINT "_models_v_parent_id_models_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."models"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v" ADD CONSTRAINT "_models_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v" ADD CONSTRAINT "_models_v_version_make_id_makes_id_fk" FOREIGN KEY ("version_make_id") REFERENCES "public"."makes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v" ADD CONSTRAINT "_models_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v" ADD CONSTRAINT "_models_v_version_banner_id_media_id_fk" FOREIGN KEY ("version_banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v_texts" ADD CONSTRAINT "_models_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_rels" ADD CONSTRAINT "_models_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_rels" ADD CONSTRAINT "_models_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_parent_id_offers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v_rels" ADD CONSTRAINT "_offers_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offers_v_rels" ADD CONSTRAINT "_offers_v_rels_cars_fk" FOREIGN KEY ("cars_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offers_v_rels" ADD CONSTRAINT "_offers_v_rels_models_fk" FOREIGN KEY ("models_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promo_cards_v" ADD CONSTRAINT "_promo_cards_v_parent_id_promo_cards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promo_cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promo_cards_v" ADD CONSTRAINT "_promo_cards_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promo_cards_v" ADD CONSTRAINT "_promo_cards_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promo_tiles_v_version_car_types" ADD CONSTRAINT "_promo_tiles_v_version_car_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_promo_tiles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promo_tiles_v" ADD CONSTRAINT "_promo_tiles_v_parent_id_promo_tiles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promo_tiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promo_tiles_v" ADD CONSTRAINT "_promo_tiles_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promo_tiles_v_rels" ADD CONSTRAINT "_promo_tiles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_promo_tiles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promo_tiles_v_rels" ADD CONSTRAINT "_promo_tiles_v_rels_makes_fk" FOREIGN KEY ("makes_id") REFERENCES "public"."makes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v_version_departments_hours" ADD CONSTRAINT "_locations_v_version_departments_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_locations_v_version_departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v_version_departments" ADD CONSTRAINT "_locations_v_version_departments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v_version_special_hours" ADD CONSTRAINT "_locations_v_version_special_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_parent_id_locations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_version_map_image_id_media_id_fk" FOREIGN KEY ("version_map_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_version_dealership_id_dealerships_id_fk" FOREIGN KEY ("version_dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hours_wording_v" ADD CONSTRAINT "_hours_wording_v_parent_id_hours_wording_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hours_wording"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hours_wording_v" ADD CONSTRAINT "_hours_wording_v_version_site_id_sites_id_fk" FOREIGN KEY ("version_site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hours_wording_v_rels" ADD CONSTRAINT "_hours_wording_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_hours_wording_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hours_wording_v_rels" ADD CONSTRAINT "_hours_wording_v_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_social_links" ADD CONSTRAINT "_sites_v_version_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_stock_rules_car_types" ADD CONSTRAINT "_sites_v_version_stock_rules_car_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_stock_rules_statuses" ADD CONSTRAINT "_sites_v_version_stock_rules_statuses_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_stock_rules_facets" ADD CONSTRAINT "_sites_v_version_stock_rules_facets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_stock_rules_search_synonyms" ADD CONSTRAINT "_sites_v_version_stock_rules_search_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_cards_buttons" ADD CONSTRAINT "_sites_v_version_cards_buttons_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_plugins" ADD CONSTRAINT "_sites_v_version_plugins_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_warranties_car_types" ADD CONSTRAINT "_sites_v_version_warranties_car_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_sites_v_version_warranties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_warranties" ADD CONSTRAINT "_sites_v_version_warranties_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_delivery_zones" ADD CONSTRAINT "_sites_v_version_delivery_zones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_dealership_websites" ADD CONSTRAINT "_sites_v_version_dealership_websites_make_id_makes_id_fk" FOREIGN KEY ("make_id") REFERENCES "public"."makes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v_version_dealership_websites" ADD CONSTRAINT "_sites_v_version_dealership_websites_finance_provider_id_finance_providers_id_fk" FOREIGN KEY ("finance_provider_id") REFERENCES "public"."finance_providers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v_version_dealership_websites" ADD CONSTRAINT "_sites_v_version_dealership_websites_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_version_domains" ADD CONSTRAINT "_sites_v_version_domains_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v" ADD CONSTRAINT "_sites_v_parent_id_sites_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v" ADD CONSTRAINT "_sites_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v" ADD CONSTRAINT "_sites_v_version_logo_inverse_id_media_id_fk" FOREIGN KEY ("version_logo_inverse_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v" ADD CONSTRAINT "_sites_v_version_favicon_id_media_id_fk" FOREIGN KEY ("version_favicon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v" ADD CONSTRAINT "_sites_v_version_finance_provider_id_finance_providers_id_fk" FOREIGN KEY ("version_finance_provider_id") REFERENCES "public"."finance_providers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v" ADD CONSTRAINT "_sites_v_version_group_id_groups_id_fk" FOREIGN KEY ("version_group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sites_v_texts" ADD CONSTRAINT "_sites_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_rels" ADD CONSTRAINT "_sites_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_rels" ADD CONSTRAINT "_sites_v_rels_makes_fk" FOREIGN KEY ("makes_id") REFERENCES "public"."makes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_rels" ADD CONSTRAINT "_sites_v_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sites_v_rels" ADD CONSTRAINT "_sites_v_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_search_landings_v_parent_idx" ON "_search_landings_v" USING btree ("parent_id");
  CREATE INDEX "_search_landings_v_version_version_site_idx" ON "_search_landings_v" USING btree ("version_site_id");
  CREATE INDEX "_search_landings_v_version_version_updated_at_idx" ON "_search_landings_v" USING btree ("version_updated_at");
  CREATE INDEX "_search_landings_v_version_version_created_at_idx" ON "_search_landings_v" USING btree ("version_created_at");
  CREATE INDEX "_search_landings_v_version_version_deleted_at_idx" ON "_search_landings_v" USING btree ("version_deleted_at");
  CREATE INDEX "_search_landings_v_version_version__status_idx" ON "_search_landings_v" USING btree ("version__status");
  CREATE INDEX "_search_landings_v_created_at_idx" ON "_search_landings_v" USING btree ("created_at");
  CREATE INDEX "_search_landings_v_updated_at_idx" ON "_search_landings_v" USING btree ("updated_at");
  CREATE INDEX "_search_landings_v_latest_idx" ON "_search_landings_v" USING btree ("latest");
  CREATE INDEX "version_site_version_path_1_idx" ON "_search_landings_v" USING btree ("version_site_id","version_path");
  CREATE INDEX "_menus_v_version_items_dropdown_items_order_idx" ON "_menus_v_version_items_dropdown_items" USING btree ("_order");
  CREATE INDEX "_menus_v_version_items_dropdown_items_parent_id_idx" ON "_menus_v_version_items_dropdown_items" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_items_dropdown_items_image_idx" ON "_menus_v_version_items_dropdown_items" USING btree ("image_id");
  CREATE INDEX "_menus_v_version_items_order_idx" ON "_menus_v_version_items" USING btree ("_order");
  CREATE INDEX "_menus_v_version_items_parent_id_idx" ON "_menus_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_parent_idx" ON "_menus_v" USING btree ("parent_id");
  CREATE INDEX "_menus_v_version_version_site_idx" ON "_menus_v" USING btree ("version_site_id");
  CREATE INDEX "_menus_v_version_version_updated_at_idx" ON "_menus_v" USING btree ("version_updated_at");
  CREATE INDEX "_menus_v_version_version_created_at_idx" ON "_menus_v" USING btree ("version_created_at");
  CREATE INDEX "_menus_v_version_version_deleted_at_idx" ON "_menus_v" USING btree ("version_deleted_at");
  CREATE INDEX "_menus_v_version_version__status_idx" ON "_menus_v" USING btree ("version__status");
  CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
  CREATE INDEX "_menus_v_latest_idx" ON "_menus_v" USING btree ("latest");
  CREATE INDEX "version_site_version_key_idx" ON "_menus_v" USING btree ("version_site_id","version_key");
  CREATE INDEX "_reviews_v_parent_idx" ON "_reviews_v" USING btree ("parent_id");
  CREATE INDEX "_reviews_v_version_version_site_idx" ON "_reviews_v" USING btree ("version_site_id");
  CREATE INDEX "_reviews_v_version_version_review_date_idx" ON "_reviews_v" USING btree ("version_review_date");
  CREATE INDEX "_reviews_v_version_version_external_id_idx" ON "_reviews_v" USING btree ("version_external_id");
  CREATE INDEX "_reviews_v_version_version_location_idx" ON "_reviews_v" USING btree ("version_location_id");
  CREATE INDEX "_reviews_v_version_version_image_idx" ON "_reviews_v" USING btree ("version_image_id");
  CREATE INDEX "_reviews_v_version_version_updated_at_idx" ON "_reviews_v" USING btree ("version_updated_at");
  CREATE INDEX "_reviews_v_version_version_created_at_idx" ON "_reviews_v" USING btree ("version_created_at");
  CREATE INDEX "_reviews_v_version_version_deleted_at_idx" ON "_reviews_v" USING btree ("version_deleted_at");
  CREATE INDEX "_reviews_v_version_version__status_idx" ON "_reviews_v" USING btree ("version__status");
  CREATE INDEX "_reviews_v_created_at_idx" ON "_reviews_v" USING btree ("created_at");
  CREATE INDEX "_reviews_v_updated_at_idx" ON "_reviews_v" USING btree ("updated_at");
  CREATE INDEX "_reviews_v_latest_idx" ON "_reviews_v" USING btree ("latest");
  CREATE INDEX "_models_v_version_model_variants_order_idx" ON "_models_v_version_model_variants" USING btree ("_order");
  CREATE INDEX "_models_v_version_model_variants_parent_id_idx" ON "_models_v_version_model_variants" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_model_variants_image_idx" ON "_models_v_version_model_variants" USING btree ("image_id");
  CREATE INDEX "_models_v_version_features_order_idx" ON "_models_v_version_features" USING btree ("_order");
  CREATE INDEX "_models_v_version_features_parent_id_idx" ON "_models_v_version_features" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_features_image_idx" ON "_models_v_version_features" USING btree ("image_id");
  CREATE INDEX "_models_v_version_colours_order_idx" ON "_models_v_version_colours" USING btree ("_order");
  CREATE INDEX "_models_v_version_colours_parent_id_idx" ON "_models_v_version_colours" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_colours_image_idx" ON "_models_v_version_colours" USING btree ("image_id");
  CREATE INDEX "_models_v_version_model_specifications_order_idx" ON "_models_v_version_model_specifications" USING btree ("_order");
  CREATE INDEX "_models_v_version_model_specifications_parent_id_idx" ON "_models_v_version_model_specifications" USING btree ("_parent_id");
  CREATE INDEX "_models_v_parent_idx" ON "_models_v" USING btree ("parent_id");
  CREATE INDEX "_models_v_version_version_site_idx" ON "_models_v" USING btree ("version_site_id");
  CREATE INDEX "_models_v_version_version_make_idx" ON "_models_v" USING btree ("version_make_id");
  CREATE INDEX "_models_v_version_version_image_idx" ON "_models_v" USING btree ("version_image_id");
  CREATE INDEX "_models_v_version_version_banner_idx" ON "_models_v" USING btree ("version_banner_id");
  CREATE INDEX "_models_v_version_version_slug_idx" ON "_models_v" USING btree ("version_slug");
  CREATE INDEX "_models_v_version_version_updated_at_idx" ON "_models_v" USING btree ("version_updated_at");
  CREATE INDEX "_models_v_version_version_created_at_idx" ON "_models_v" USING btree ("version_created_at");
  CREATE INDEX "_models_v_version_version_deleted_at_idx" ON "_models_v" USING btree ("version_deleted_at");
  CREATE INDEX "_models_v_version_version__status_idx" ON "_models_v" USING btree ("version__status");
  CREATE INDEX "_models_v_created_at_idx" ON "_models_v" USING btree ("created_at");
  CREATE INDEX "_models_v_updated_at_idx" ON "_models_v" USING btree ("updated_at");
  CREATE INDEX "_models_v_latest_idx" ON "_models_v" USING btree ("latest");
  CREATE INDEX "version_site_version_slug_1_idx" ON "_models_v" USING btree ("version_site_id","version_slug");
  CREATE INDEX "_models_v_texts_order_parent" ON "_models_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_models_v_rels_order_idx" ON "_models_v_rels" USING btree ("order");
  CREATE INDEX "_models_v_rels_parent_idx" ON "_models_v_rels" USING btree ("parent_id");
  CREATE INDEX "_models_v_rels_path_idx" ON "_models_v_rels" USING btree ("path");
  CREATE INDEX "_models_v_rels_media_id_idx" ON "_models_v_rels" USING btree ("media_id");
  CREATE INDEX "_offers_v_parent_idx" ON "_offers_v" USING btree ("parent_id");
  CREATE INDEX "_offers_v_version_version_site_idx" ON "_offers_v" USING btree ("version_site_id");
  CREATE INDEX "_offers_v_version_version_image_idx" ON "_offers_v" USING btree ("version_image_id");
  CREATE INDEX "_offers_v_version_version_slug_idx" ON "_offers_v" USING btree ("version_slug");
  CREATE INDEX "_offers_v_version_version_updated_at_idx" ON "_offers_v" USING btree ("version_updated_at");
  CREATE INDEX "_offers_v_version_version_created_at_idx" ON "_offers_v" USING btree ("version_created_at");
  CREATE INDEX "_offers_v_version_version_deleted_at_idx" ON "_offers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_offers_v_version_version__status_idx" ON "_offers_v" USING btree ("version__status");
  CREATE INDEX "_offers_v_created_at_idx" ON "_offers_v" USING btree ("created_at");
  CREATE INDEX "_offers_v_updated_at_idx" ON "_offers_v" USING btree ("updated_at");
  CREATE INDEX "_offers_v_latest_idx" ON "_offers_v" USING btree ("latest");
  CREATE INDEX "version_site_version_slug_2_idx" ON "_offers_v" USING btree ("version_site_id","version_slug");
  CREATE INDEX "_offers_v_rels_order_idx" ON "_offers_v_rels" USING btree ("order");
  CREATE INDEX "_offers_v_rels_parent_idx" ON "_offers_v_rels" USING btree ("parent_id");
  CREATE INDEX "_offers_v_rels_path_idx" ON "_offers_v_rels" USING btree ("path");
  CREATE INDEX "_offers_v_rels_cars_id_idx" ON "_offers_v_rels" USING btree ("cars_id");
  CREATE INDEX "_offers_v_rels_models_id_idx" ON "_offers_v_rels" USING btree ("models_id");
  CREATE INDEX "_promo_cards_v_parent_idx" ON "_promo_cards_v" USING btree ("parent_id");
  CREATE INDEX "_promo_cards_v_version_version_site_idx" ON "_promo_cards_v" USING btree ("version_site_id");
  CREATE INDEX "_promo_cards_v_version_version_image_idx" ON "_promo_cards_v" USING btree ("version_image_id");
  CREATE INDEX "_promo_cards_v_version_version_updated_at_idx" ON "_promo_cards_v" USING btree ("version_updated_at");
  CREATE INDEX "_promo_cards_v_version_version_created_at_idx" ON "_promo_cards_v" USING btree ("version_created_at");
  CREATE INDEX "_promo_cards_v_version_version_deleted_at_idx" ON "_promo_cards_v" USING btree ("version_deleted_at");
  CREATE INDEX "_promo_cards_v_version_version__status_idx" ON "_promo_cards_v" USING btree ("version__status");
  CREATE INDEX "_promo_cards_v_created_at_idx" ON "_promo_cards_v" USING btree ("created_at");
  CREATE INDEX "_promo_cards_v_updated_at_idx" ON "_promo_cards_v" USING btree ("updated_at");
  CREATE INDEX "_promo_cards_v_latest_idx" ON "_promo_cards_v" USING btree ("latest");
  CREATE INDEX "_promo_tiles_v_version_car_types_order_idx" ON "_promo_tiles_v_version_car_types" USING btree ("order");
  CREATE INDEX "_promo_tiles_v_version_car_types_parent_idx" ON "_promo_tiles_v_version_car_types" USING btree ("parent_id");
  CREATE INDEX "_promo_tiles_v_parent_idx" ON "_promo_tiles_v" USING btree ("parent_id");
  CREATE INDEX "_promo_tiles_v_version_version_site_idx" ON "_promo_tiles_v" USING btree ("version_site_id");
  CREATE INDEX "_promo_tiles_v_version_version_updated_at_idx" ON "_promo_tiles_v" USING btree ("version_updated_at");
  CREATE INDEX "_promo_tiles_v_version_version_created_at_idx" ON "_promo_tiles_v" USING btree ("version_created_at");
  CREATE INDEX "_promo_tiles_v_version_version_deleted_at_idx" ON "_promo_tiles_v" USING btree ("version_deleted_at");
  CREATE INDEX "_promo_tiles_v_version_version__status_idx" ON "_promo_tiles_v" USING btree ("version__status");
  CREATE INDEX "_promo_tiles_v_created_at_idx" ON "_promo_tiles_v" USING btree ("created_at");
  CREATE INDEX "_promo_tiles_v_updated_at_idx" ON "_promo_tiles_v" USING btree ("updated_at");
  CREATE INDEX "_promo_tiles_v_latest_idx" ON "_promo_tiles_v" USING btree ("latest");
  CREATE INDEX "_promo_tiles_v_rels_order_idx" ON "_promo_tiles_v_rels" USING btree ("order");
  CREATE INDEX "_promo_tiles_v_rels_parent_idx" ON "_promo_tiles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_promo_tiles_v_rels_path_idx" ON "_promo_tiles_v_rels" USING btree ("path");
  CREATE INDEX "_promo_tiles_v_rels_makes_id_idx" ON "_promo_tiles_v_rels" USING btree ("makes_id");
  CREATE INDEX "_locations_v_version_departments_hours_order_idx" ON "_locations_v_version_departments_hours" USING btree ("_order");
  CREATE INDEX "_locations_v_version_departments_hours_parent_id_idx" ON "_locations_v_version_departments_hours" USING btree ("_parent_id");
  CREATE INDEX "_locations_v_version_departments_order_idx" ON "_locations_v_version_departments" USING btree ("_order");
  CREATE INDEX "_locations_v_version_departments_parent_id_idx" ON "_locations_v_version_departments" USING btree ("_parent_id");
  CREATE INDEX "_locations_v_version_special_hours_order_idx" ON "_locations_v_version_special_hours" USING btree ("_order");
  CREATE INDEX "_locations_v_version_special_hours_parent_id_idx" ON "_locations_v_version_special_hours" USING btree ("_parent_id");
  CREATE INDEX "_locations_v_parent_idx" ON "_locations_v" USING btree ("parent_id");
  CREATE INDEX "_locations_v_version_version_site_idx" ON "_locations_v" USING btree ("version_site_id");
  CREATE INDEX "_locations_v_version_version_image_idx" ON "_locations_v" USING btree ("version_image_id");
  CREATE INDEX "_locations_v_version_version_map_image_idx" ON "_locations_v" USING btree ("version_map_image_id");
  CREATE INDEX "_locations_v_version_version_slug_idx" ON "_locations_v" USING btree ("version_slug");
  CREATE INDEX "_locations_v_version_version_dealership_idx" ON "_locations_v" USING btree ("version_dealership_id");
  CREATE INDEX "_locations_v_version_version_updated_at_idx" ON "_locations_v" USING btree ("version_updated_at");
  CREATE INDEX "_locations_v_version_version_created_at_idx" ON "_locations_v" USING btree ("version_created_at");
  CREATE INDEX "_locations_v_version_version_deleted_at_idx" ON "_locations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_locations_v_version_version__status_idx" ON "_locations_v" USING btree ("version__status");
  CREATE INDEX "_locations_v_created_at_idx" ON "_locations_v" USING btree ("created_at");
  CREATE INDEX "_locations_v_updated_at_idx" ON "_locations_v" USING btree ("updated_at");
  CREATE INDEX "_locations_v_latest_idx" ON "_locations_v" USING btree ("latest");
  CREATE INDEX "version_site_version_slug_3_idx" ON "_locations_v" USING btree ("version_site_id","version_slug");
  CREATE INDEX "_hours_wording_v_parent_idx" ON "_hours_wording_v" USING btree ("parent_id");
  CREATE INDEX "_hours_wording_v_version_version_site_idx" ON "_hours_wording_v" USING btree ("version_site_id");
  CREATE INDEX "_hours_wording_v_version_version_updated_at_idx" ON "_hours_wording_v" USING btree ("version_updated_at");
  CREATE INDEX "_hours_wording_v_version_version_created_at_idx" ON "_hours_wording_v" USING btree ("version_created_at");
  CREATE INDEX "_hours_wording_v_version_version_deleted_at_idx" ON "_hours_wording_v" USING btree ("version_deleted_at");
  CREATE INDEX "_hours_wording_v_version_version__status_idx" ON "_hours_wording_v" USING btree ("version__status");
  CREATE INDEX "_hours_wording_v_created_at_idx" ON "_hours_wording_v" USING btree ("created_at");
  CREATE INDEX "_hours_wording_v_updated_at_idx" ON "_hours_wording_v" USING btree ("updated_at");
  CREATE INDEX "_hours_wording_v_latest_idx" ON "_hours_wording_v" USING btree ("latest");
  CREATE INDEX "_hours_wording_v_rels_order_idx" ON "_hours_wording_v_rels" USING btree ("order");
  CREATE INDEX "_hours_wording_v_rels_parent_idx" ON "_hours_wording_v_rels" USING btree ("parent_id");
  CREATE INDEX "_hours_wording_v_rels_path_idx" ON "_hours_wording_v_rels" USING btree ("path");
  CREATE INDEX "_hours_wording_v_rels_locations_id_idx" ON "_hours_wording_v_rels" USING btree ("locations_id");
  CREATE INDEX "_sites_v_version_social_links_order_idx" ON "_sites_v_version_social_links" USING btree ("_order");
  CREATE INDEX "_sites_v_version_social_links_parent_id_idx" ON "_sites_v_version_social_links" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_version_stock_rules_car_types_order_idx" ON "_sites_v_version_stock_rules_car_types" USING btree ("order");
  CREATE INDEX "_sites_v_version_stock_rules_car_types_parent_idx" ON "_sites_v_version_stock_rules_car_types" USING btree ("parent_id");
  CREATE INDEX "_sites_v_version_stock_rules_statuses_order_idx" ON "_sites_v_version_stock_rules_statuses" USING btree ("order");
  CREATE INDEX "_sites_v_version_stock_rules_statuses_parent_idx" ON "_sites_v_version_stock_rules_statuses" USING btree ("parent_id");
  CREATE INDEX "_sites_v_version_stock_rules_facets_order_idx" ON "_sites_v_version_stock_rules_facets" USING btree ("_order");
  CREATE INDEX "_sites_v_version_stock_rules_facets_parent_id_idx" ON "_sites_v_version_stock_rules_facets" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_version_stock_rules_search_synonyms_order_idx" ON "_sites_v_version_stock_rules_search_synonyms" USING btree ("_order");
  CREATE INDEX "_sites_v_version_stock_rules_search_synonyms_parent_id_idx" ON "_sites_v_version_stock_rules_search_synonyms" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_version_cards_buttons_order_idx" ON "_sites_v_version_cards_buttons" USING btree ("order");
  CREATE INDEX "_sites_v_version_cards_buttons_parent_idx" ON "_sites_v_version_cards_buttons" USING btree ("parent_id");
  CREATE INDEX "_sites_v_version_plugins_order_idx" ON "_sites_v_version_plugins" USING btree ("order");
  CREATE INDEX "_sites_v_version_plugins_parent_idx" ON "_sites_v_version_plugins" USING btree ("parent_id");
  CREATE INDEX "_sites_v_version_warranties_car_types_order_idx" ON "_sites_v_version_warranties_car_types" USING btree ("order");
  CREATE INDEX "_sites_v_version_warranties_car_types_parent_idx" ON "_sites_v_version_warranties_car_types" USING btree ("parent_id");
  CREATE INDEX "_sites_v_version_warranties_order_idx" ON "_sites_v_version_warranties" USING btree ("_order");
  CREATE INDEX "_sites_v_version_warranties_parent_id_idx" ON "_sites_v_version_warranties" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_version_delivery_zones_order_idx" ON "_sites_v_version_delivery_zones" USING btree ("_order");
  CREATE INDEX "_sites_v_version_delivery_zones_parent_id_idx" ON "_sites_v_version_delivery_zones" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_version_dealership_websites_order_idx" ON "_sites_v_version_dealership_websites" USING btree ("_order");
  CREATE INDEX "_sites_v_version_dealership_websites_parent_id_idx" ON "_sites_v_version_dealership_websites" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_version_dealership_websites_make_idx" ON "_sites_v_version_dealership_websites" USING btree ("make_id");
  CREATE INDEX "_sites_v_version_dealership_websites_finance_provider_idx" ON "_sites_v_version_dealership_websites" USING btree ("finance_provider_id");
  CREATE INDEX "_sites_v_version_domains_order_idx" ON "_sites_v_version_domains" USING btree ("_order");
  CREATE INDEX "_sites_v_version_domains_parent_id_idx" ON "_sites_v_version_domains" USING btree ("_parent_id");
  CREATE INDEX "_sites_v_version_domains_host_idx" ON "_sites_v_version_domains" USING btree ("host");
  CREATE INDEX "_sites_v_parent_idx" ON "_sites_v" USING btree ("parent_id");
  CREATE INDEX "_sites_v_version_version_logo_idx" ON "_sites_v" USING btree ("version_logo_id");
  CREATE INDEX "_sites_v_version_version_logo_inverse_idx" ON "_sites_v" USING btree ("version_logo_inverse_id");
  CREATE INDEX "_sites_v_version_version_favicon_idx" ON "_sites_v" USING btree ("version_favicon_id");
  CREATE INDEX "_sites_v_version_finance_version_finance_provider_idx" ON "_sites_v" USING btree ("version_finance_provider_id");
  CREATE INDEX "_sites_v_version_version_slug_idx" ON "_sites_v" USING btree ("version_slug");
  CREATE INDEX "_sites_v_version_version_group_idx" ON "_sites_v" USING btree ("version_group_id");
  CREATE INDEX "_sites_v_version_version_updated_at_idx" ON "_sites_v" USING btree ("version_updated_at");
  CREATE INDEX "_sites_v_version_version_created_at_idx" ON "_sites_v" USING btree ("version_created_at");
  CREATE INDEX "_sites_v_created_at_idx" ON "_sites_v" USING btree ("created_at");
  CREATE INDEX "_sites_v_updated_at_idx" ON "_sites_v" USING btree ("updated_at");
  CREATE INDEX "_sites_v_texts_order_parent" ON "_sites_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_sites_v_rels_order_idx" ON "_sites_v_rels" USING btree ("order");
  CREATE INDEX "_sites_v_rels_parent_idx" ON "_sites_v_rels" USING btree ("parent_id");
  CREATE INDEX "_sites_v_rels_path_idx" ON "_sites_v_rels" USING btree ("path");
  CREATE INDEX "_sites_v_rels_makes_id_idx" ON "_sites_v_rels" USING btree ("makes_id");
  CREATE INDEX "_sites_v_rels_locations_id_idx" ON "_sites_v_rels" USING btree ("locations_id");
  CREATE INDEX "_sites_v_rels_reviews_id_idx" ON "_sites_v_rels" USING btree ("reviews_id");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "layouts_deleted_at_idx" ON "layouts" USING btree ("deleted_at");
  CREATE INDEX "_layouts_v_version_version_deleted_at_idx" ON "_layouts_v" USING btree ("version_deleted_at");
  CREATE INDEX "search_landings_deleted_at_idx" ON "search_landings" USING btree ("deleted_at");
  CREATE INDEX "search_landings__status_idx" ON "search_landings" USING btree ("_status");
  CREATE INDEX "menus_deleted_at_idx" ON "menus" USING btree ("deleted_at");
  CREATE INDEX "menus__status_idx" ON "menus" USING btree ("_status");
  CREATE INDEX "reviews_deleted_at_idx" ON "reviews" USING btree ("deleted_at");
  CREATE INDEX "reviews__status_idx" ON "reviews" USING btree ("_status");
  CREATE INDEX "models_deleted_at_idx" ON "models" USING btree ("deleted_at");
  CREATE INDEX "models__status_idx" ON "models" USING btree ("_status");
  CREATE INDEX "offers_deleted_at_idx" ON "offers" USING btree ("deleted_at");
  CREATE INDEX "offers__status_idx" ON "offers" USING btree ("_status");
  CREATE INDEX "promo_cards_deleted_at_idx" ON "promo_cards" USING btree ("deleted_at");
  CREATE INDEX "promo_cards__status_idx" ON "promo_cards" USING btree ("_status");
  CREATE INDEX "promo_tiles_deleted_at_idx" ON "promo_tiles" USING btree ("deleted_at");
  CREATE INDEX "promo_tiles__status_idx" ON "promo_tiles" USING btree ("_status");
  CREATE INDEX "locations_deleted_at_idx" ON "locations" USING btree ("deleted_at");
  CREATE INDEX "locations__status_idx" ON "locations" USING btree ("_status");
  CREATE INDEX "hours_wording_deleted_at_idx" ON "hours_wording" USING btree ("deleted_at");
  CREATE INDEX "hours_wording__status_idx" ON "hours_wording" USING btree ("_status");
  CREATE UNIQUE INDEX "site_path_idx" ON "pages" USING btree ("site_id","path") WHERE "pages"."deleted_at" is null;
  CREATE UNIQUE INDEX "site_slug_idx" ON "posts" USING btree ("site_id","slug") WHERE "posts"."deleted_at" is null;
  CREATE UNIQUE INDEX "site_kind_idx" ON "layouts" USING btree ("site_id","kind") WHERE "layouts"."deleted_at" is null;
  CREATE UNIQUE INDEX "site_path_1_idx" ON "search_landings" USING btree ("site_id","path") WHERE "search_landings"."deleted_at" is null;
  CREATE UNIQUE INDEX "site_key_idx" ON "menus" USING btree ("site_id","key") WHERE "menus"."deleted_at" is null;
  CREATE UNIQUE INDEX "site_slug_2_idx" ON "models" USING btree ("site_id","slug") WHERE "models"."deleted_at" is null;
  CREATE UNIQUE INDEX "site_slug_4_idx" ON "offers" USING btree ("site_id","slug") WHERE "offers"."deleted_at" is null;
  CREATE UNIQUE INDEX "site_slug_5_idx" ON "locations" USING btree ("site_id","slug") WHERE "locations"."deleted_at" is null;`)
  await createFirstVersions(db)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_search_landings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_version_items_dropdown_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_version_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reviews_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_models_v_version_model_variants" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_models_v_version_features" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_models_v_version_colours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_models_v_version_model_specifications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_models_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_models_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_models_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_offers_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_offers_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_promo_cards_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_promo_tiles_v_version_car_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_promo_tiles_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_promo_tiles_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_locations_v_version_departments_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_locations_v_version_departments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_locations_v_version_special_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_locations_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_hours_wording_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_hours_wording_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_social_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_stock_rules_car_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_stock_rules_statuses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_stock_rules_facets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_stock_rules_search_synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_cards_buttons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_plugins" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_warranties_car_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_warranties" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_delivery_zones" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_dealership_websites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_version_domains" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sites_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_search_landings_v" CASCADE;
  DROP TABLE "_menus_v_version_items_dropdown_items" CASCADE;
  DROP TABLE "_menus_v_version_items" CASCADE;
  DROP TABLE "_menus_v" CASCADE;
  DROP TABLE "_reviews_v" CASCADE;
  DROP TABLE "_models_v_version_model_variants" CASCADE;
  DROP TABLE "_models_v_version_features" CASCADE;
  DROP TABLE "_models_v_version_colours" CASCADE;
  DROP TABLE "_models_v_version_model_specifications" CASCADE;
  DROP TABLE "_models_v" CASCADE;
  DROP TABLE "_models_v_texts" CASCADE;
  DROP TABLE "_models_v_rels" CASCADE;
  DROP TABLE "_offers_v" CASCADE;
  DROP TABLE "_offers_v_rels" CASCADE;
  DROP TABLE "_promo_cards_v" CASCADE;
  DROP TABLE "_promo_tiles_v_version_car_types" CASCADE;
  DROP TABLE "_promo_tiles_v" CASCADE;
  DROP TABLE "_promo_tiles_v_rels" CASCADE;
  DROP TABLE "_locations_v_version_departments_hours" CASCADE;
  DROP TABLE "_locations_v_version_departments" CASCADE;
  DROP TABLE "_locations_v_version_special_hours" CASCADE;
  DROP TABLE "_locations_v" CASCADE;
  DROP TABLE "_hours_wording_v" CASCADE;
  DROP TABLE "_hours_wording_v_rels" CASCADE;
  DROP TABLE "_sites_v_version_social_links" CASCADE;
  DROP TABLE "_sites_v_version_stock_rules_car_types" CASCADE;
  DROP TABLE "_sites_v_version_stock_rules_statuses" CASCADE;
  DROP TABLE "_sites_v_version_stock_rules_facets" CASCADE;
  DROP TABLE "_sites_v_version_stock_rules_search_synonyms" CASCADE;
  DROP TABLE "_sites_v_version_cards_buttons" CASCADE;
  DROP TABLE "_sites_v_version_plugins" CASCADE;
  DROP TABLE "_sites_v_version_warranties_car_types" CASCADE;
  DROP TABLE "_sites_v_version_warranties" CASCADE;
  DROP TABLE "_sites_v_version_delivery_zones" CASCADE;
  DROP TABLE "_sites_v_version_dealership_websites" CASCADE;
  DROP TABLE "_sites_v_version_domains" CASCADE;
  DROP TABLE "_sites_v" CASCADE;
  DROP TABLE "_sites_v_texts" CASCADE;
  DROP TABLE "_sites_v_rels" CASCADE;
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "posts_deleted_at_idx";
  DROP INDEX "_posts_v_version_version_deleted_at_idx";
  DROP INDEX "layouts_deleted_at_idx";
  DROP INDEX "_layouts_v_version_version_deleted_at_idx";
  DROP INDEX "search_landings_deleted_at_idx";
  DROP INDEX "search_landings__status_idx";
  DROP INDEX "menus_deleted_at_idx";
  DROP INDEX "menus__status_idx";
  DROP INDEX "reviews_deleted_at_idx";
  DROP INDEX "reviews__status_idx";
  DROP INDEX "models_deleted_at_idx";
  DROP INDEX "models__status_idx";
  DROP INDEX "offers_deleted_at_idx";
  DROP INDEX "offers__status_idx";
  DROP INDEX "promo_cards_deleted_at_idx";
  DROP INDEX "promo_cards__status_idx";
  DROP INDEX "promo_tiles_deleted_at_idx";
  DROP INDEX "promo_tiles__status_idx";
  DROP INDEX "locations_deleted_at_idx";
  DROP INDEX "locations__status_idx";
  DROP INDEX "hours_wording_deleted_at_idx";
  DROP INDEX "hours_wording__status_idx";
  DROP INDEX "site_path_idx";
  DROP INDEX "site_slug_idx";
  DROP INDEX "site_kind_idx";
  DROP INDEX "site_path_1_idx";
  DROP INDEX "site_key_idx";
  DROP INDEX "site_slug_2_idx";
  DROP INDEX "site_slug_4_idx";
  DROP INDEX "site_slug_5_idx";
  ALTER TABLE "search_landings" ALTER COLUMN "path" SET NOT NULL;
  ALTER TABLE "menus_items_dropdown_items" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "menus_items_dropdown_items" ALTER COLUMN "url" SET NOT NULL;
  ALTER TABLE "menus_items" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "menus_items" ALTER COLUMN "dynamic_dropdown" SET NOT NULL;
  ALTER TABLE "menus" ALTER COLUMN "key" SET NOT NULL;
  ALTER TABLE "reviews" ALTER COLUMN "customer_name" SET NOT NULL;
  ALTER TABLE "reviews" ALTER COLUMN "rating" SET NOT NULL;
  ALTER TABLE "reviews" ALTER COLUMN "review_date" SET NOT NULL;
  ALTER TABLE "reviews" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "models_model_variants" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "models_features" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "models_features" ALTER COLUMN "template" SET NOT NULL;
  ALTER TABLE "models_colours" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "models_colours" ALTER COLUMN "hex" SET NOT NULL;
  ALTER TABLE "models_model_specifications" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "models_model_specifications" ALTER COLUMN "value" SET NOT NULL;
  ALTER TABLE "models" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "models" ALTER COLUMN "make_id" SET NOT NULL;
  ALTER TABLE "models" ALTER COLUMN "slug" SET NOT NULL;
  ALTER TABLE "models" ALTER COLUMN "status" SET NOT NULL;
  ALTER TABLE "offers" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "offers" ALTER COLUMN "summary" SET NOT NULL;
  ALTER TABLE "offers" ALTER COLUMN "disclaimer" SET NOT NULL;
  ALTER TABLE "offers" ALTER COLUMN "slug" SET NOT NULL;
  ALTER TABLE "promo_cards" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "promo_cards" ALTER COLUMN "link" SET NOT NULL;
  ALTER TABLE "promo_cards" ALTER COLUMN "tone" SET NOT NULL;
  ALTER TABLE "promo_cards" ALTER COLUMN "position" SET NOT NULL;
  ALTER TABLE "promo_tiles" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "promo_tiles" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "promo_tiles" ALTER COLUMN "kind" SET NOT NULL;
  ALTER TABLE "locations_departments_hours" ALTER COLUMN "weekday" SET NOT NULL;
  ALTER TABLE "locations_departments_hours" ALTER COLUMN "status" SET NOT NULL;
  ALTER TABLE "locations_special_hours" ALTER COLUMN "date" SET NOT NULL;
  ALTER TABLE "locations_special_hours" ALTER COLUMN "status" SET NOT NULL;
  ALTER TABLE "locations" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "locations" ALTER COLUMN "address_street" SET NOT NULL;
  ALTER TABLE "locations" ALTER COLUMN "address_city" SET NOT NULL;
  ALTER TABLE "locations" ALTER COLUMN "address_state" SET NOT NULL;
  ALTER TABLE "locations" ALTER COLUMN "address_postcode" SET NOT NULL;
  ALTER TABLE "locations" ALTER COLUMN "slug" SET NOT NULL;
  ALTER TABLE "locations" ALTER COLUMN "time_zone" SET NOT NULL;
  ALTER TABLE "hours_wording" ALTER COLUMN "phrase" SET NOT NULL;
  ALTER TABLE "hours_wording" ALTER COLUMN "replaces" SET NOT NULL;
  CREATE UNIQUE INDEX "site_path_idx" ON "pages" USING btree ("site_id","path");
  CREATE UNIQUE INDEX "site_slug_idx" ON "posts" USING btree ("site_id","slug");
  CREATE UNIQUE INDEX "site_kind_idx" ON "layouts" USING btree ("site_id","kind");
  CREATE UNIQUE INDEX "site_path_1_idx" ON "search_landings" USING btree ("site_id","path");
  CREATE UNIQUE INDEX "site_key_idx" ON "menus" USING btree ("site_id","key");
  CREATE UNIQUE INDEX "site_slug_2_idx" ON "models" USING btree ("site_id","slug");
  CREATE UNIQUE INDEX "site_slug_4_idx" ON "offers" USING btree ("site_id","slug");
  CREATE UNIQUE INDEX "site_slug_5_idx" ON "locations" USING btree ("site_id","slug");
  ALTER TABLE "pages" DROP COLUMN "updated_by";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_updated_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "posts" DROP COLUMN "updated_by";
  ALTER TABLE "posts" DROP COLUMN "deleted_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_updated_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "layouts" DROP COLUMN "updated_by";
  ALTER TABLE "layouts" DROP COLUMN "deleted_at";
  ALTER TABLE "_layouts_v" DROP COLUMN "version_updated_by";
  ALTER TABLE "_layouts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "search_landings" DROP COLUMN "updated_by";
  ALTER TABLE "search_landings" DROP COLUMN "deleted_at";
  ALTER TABLE "search_landings" DROP COLUMN "_status";
  ALTER TABLE "menus" DROP COLUMN "updated_by";
  ALTER TABLE "menus" DROP COLUMN "deleted_at";
  ALTER TABLE "menus" DROP COLUMN "_status";
  ALTER TABLE "reviews" DROP COLUMN "updated_by";
  ALTER TABLE "reviews" DROP COLUMN "deleted_at";
  ALTER TABLE "reviews" DROP COLUMN "_status";
  ALTER TABLE "models" DROP COLUMN "updated_by";
  ALTER TABLE "models" DROP COLUMN "deleted_at";
  ALTER TABLE "models" DROP COLUMN "_status";
  ALTER TABLE "offers" DROP COLUMN "updated_by";
  ALTER TABLE "offers" DROP COLUMN "deleted_at";
  ALTER TABLE "offers" DROP COLUMN "_status";
  ALTER TABLE "promo_cards" DROP COLUMN "updated_by";
  ALTER TABLE "promo_cards" DROP COLUMN "deleted_at";
  ALTER TABLE "promo_cards" DROP COLUMN "_status";
  ALTER TABLE "promo_tiles" DROP COLUMN "updated_by";
  ALTER TABLE "promo_tiles" DROP COLUMN "deleted_at";
  ALTER TABLE "promo_tiles" DROP COLUMN "_status";
  ALTER TABLE "locations" DROP COLUMN "updated_by";
  ALTER TABLE "locations" DROP COLUMN "deleted_at";
  ALTER TABLE "locations" DROP COLUMN "_status";
  ALTER TABLE "hours_wording" DROP COLUMN "updated_by";
  ALTER TABLE "hours_wording" DROP COLUMN "deleted_at";
  ALTER TABLE "hours_wording" DROP COLUMN "_status";
  ALTER TABLE "sites" DROP COLUMN "updated_by";
  DROP TYPE "public"."enum_search_landings_status";
  DROP TYPE "public"."enum__search_landings_v_version_status";
  DROP TYPE "public"."enum_menus_status";
  DROP TYPE "public"."enum__menus_v_version_items_dynamic_dropdown";
  DROP TYPE "public"."enum__menus_v_version_items_columns";
  DROP TYPE "public"."enum__menus_v_version_key";
  DROP TYPE "public"."enum__menus_v_version_status";
  DROP TYPE "public"."enum_reviews_status";
  DROP TYPE "public"."enum__reviews_v_version_status";
  DROP TYPE "public"."model_publication";
  DROP TYPE "public"."enum__models_v_version_status";
  DROP TYPE "public"."enum_offers_status";
  DROP TYPE "public"."enum__offers_v_version_start_tz";
  DROP TYPE "public"."enum__offers_v_version_expiry_tz";
  DROP TYPE "public"."enum__offers_v_version_status";
  DROP TYPE "public"."enum_promo_cards_status";
  DROP TYPE "public"."enum__promo_cards_v_version_tone";
  DROP TYPE "public"."enum__promo_cards_v_version_status";
  DROP TYPE "public"."enum_promo_tiles_status";
  DROP TYPE "public"."enum__promo_tiles_v_version_car_types";
  DROP TYPE "public"."enum__promo_tiles_v_version_kind";
  DROP TYPE "public"."enum__promo_tiles_v_version_status";
  DROP TYPE "public"."enum_locations_status";
  DROP TYPE "public"."enum__locations_v_version_address_state";
  DROP TYPE "public"."enum__locations_v_version_time_zone";
  DROP TYPE "public"."enum__locations_v_version_status";
  DROP TYPE "public"."enum_hours_wording_status";
  DROP TYPE "public"."enum__hours_wording_v_version_status";
  DROP TYPE "public"."enum__sites_v_version_social_links_network";
  DROP TYPE "public"."enum__sites_v_version_stock_rules_car_types";
  DROP TYPE "public"."enum__sites_v_version_stock_rules_statuses";
  DROP TYPE "public"."enum__sites_v_version_stock_rules_facets_attribute";
  DROP TYPE "public"."enum__sites_v_version_stock_rules_facets_kind";
  DROP TYPE "public"."enum__sites_v_version_cards_buttons";
  DROP TYPE "public"."enum__sites_v_version_plugins";
  DROP TYPE "public"."enum__sites_v_version_theme_heading_font";
  DROP TYPE "public"."enum__sites_v_version_theme_heading_weight";
  DROP TYPE "public"."enum__sites_v_version_theme_body_font";
  DROP TYPE "public"."enum__sites_v_version_theme_heading_case";
  DROP TYPE "public"."enum__sites_v_version_theme_heading_tracking";
  DROP TYPE "public"."enum__sites_v_version_theme_density";
  DROP TYPE "public"."enum__sites_v_version_theme_radius";
  DROP TYPE "public"."enum__sites_v_version_theme_button_shape";
  DROP TYPE "public"."enum__sites_v_version_theme_card_style";
  DROP TYPE "public"."enum__sites_v_version_theme_header_layout";
  DROP TYPE "public"."enum__sites_v_version_theme_hero_style";
  DROP TYPE "public"."enum__sites_v_version_time_zone";
  DROP TYPE "public"."enum__sites_v_version_stock_rules_default_sort";
  DROP TYPE "public"."enum__sites_v_version_cards_save_button";
  DROP TYPE "public"."enum__sites_v_version_location_rules_unique_by";
  DROP TYPE "public"."enum__sites_v_version_review_rules_source";
  DROP TYPE "public"."enum__sites_v_version_template";`)
}
