import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_places_state" AS ENUM('ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA');
  CREATE TYPE "public"."finance_hiding" AS ENUM('never', 'usedCars', 'always');
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
  	"car_page_longest_term" numeric,
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
  
  CREATE TABLE "sites_dealership_websites" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"make_id" integer,
  	"finance_provider_id" integer NOT NULL
  );
  
  ALTER TABLE "sites" ALTER COLUMN "finance_comparison_rate_percent" DROP DEFAULT;
  ALTER TABLE "sites" ALTER COLUMN "finance_comparison_rate_percent" DROP NOT NULL;
  ALTER TABLE "sites" ADD COLUMN "flags_finance_quote" boolean DEFAULT false;
  ALTER TABLE "sites" ADD COLUMN "finance_provider_id" integer;
  ALTER TABLE "sites_rels" ADD COLUMN "locations_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "places_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "finance_providers_id" integer;
  ALTER TABLE "finance_providers" ADD CONSTRAINT "finance_providers_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "finance_providers_numbers" ADD CONSTRAINT "finance_providers_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."finance_providers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sites_dealership_websites" ADD CONSTRAINT "sites_dealership_websites_make_id_makes_id_fk" FOREIGN KEY ("make_id") REFERENCES "public"."makes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites_dealership_websites" ADD CONSTRAINT "sites_dealership_websites_finance_provider_id_finance_providers_id_fk" FOREIGN KEY ("finance_provider_id") REFERENCES "public"."finance_providers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites_dealership_websites" ADD CONSTRAINT "sites_dealership_websites_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "sites_dealership_websites_order_idx" ON "sites_dealership_websites" USING btree ("_order");
  CREATE INDEX "sites_dealership_websites_parent_id_idx" ON "sites_dealership_websites" USING btree ("_parent_id");
  CREATE INDEX "sites_dealership_websites_make_idx" ON "sites_dealership_websites" USING btree ("make_id");
  CREATE INDEX "sites_dealership_websites_finance_provider_idx" ON "sites_dealership_websites" USING btree ("finance_provider_id");
  ALTER TABLE "sites" ADD CONSTRAINT "sites_finance_provider_id_finance_providers_id_fk" FOREIGN KEY ("finance_provider_id") REFERENCES "public"."finance_providers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sites_rels" ADD CONSTRAINT "sites_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_places_fk" FOREIGN KEY ("places_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_finance_providers_fk" FOREIGN KEY ("finance_providers_id") REFERENCES "public"."finance_providers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "sites_finance_finance_provider_idx" ON "sites" USING btree ("finance_provider_id");
  CREATE INDEX "sites_rels_locations_id_idx" ON "sites_rels" USING btree ("locations_id");
  CREATE INDEX "payload_locked_documents_rels_places_id_idx" ON "payload_locked_documents_rels" USING btree ("places_id");
  CREATE INDEX "payload_locked_documents_rels_finance_providers_id_idx" ON "payload_locked_documents_rels" USING btree ("finance_providers_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "places" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "finance_providers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "finance_providers_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sites_dealership_websites" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "places" CASCADE;
  DROP TABLE "finance_providers" CASCADE;
  DROP TABLE "finance_providers_numbers" CASCADE;
  DROP TABLE "sites_dealership_websites" CASCADE;
  ALTER TABLE "sites" DROP CONSTRAINT "sites_finance_provider_id_finance_providers_id_fk";
  
  ALTER TABLE "sites_rels" DROP CONSTRAINT "sites_rels_locations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_places_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_finance_providers_fk";
  
  DROP INDEX "sites_finance_finance_provider_idx";
  DROP INDEX "sites_rels_locations_id_idx";
  DROP INDEX "payload_locked_documents_rels_places_id_idx";
  DROP INDEX "payload_locked_documents_rels_finance_providers_id_idx";
  ALTER TABLE "sites" ALTER COLUMN "finance_comparison_rate_percent" SET DEFAULT 9.24;
  ALTER TABLE "sites" ALTER COLUMN "finance_comparison_rate_percent" SET NOT NULL;
  ALTER TABLE "sites" DROP COLUMN "flags_finance_quote";
  ALTER TABLE "sites" DROP COLUMN "finance_provider_id";
  ALTER TABLE "sites_rels" DROP COLUMN "locations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "places_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "finance_providers_id";
  DROP TYPE "public"."enum_places_state";
  DROP TYPE "public"."finance_hiding";`)
}
