import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sites_stock_rules_statuses" AS ENUM('in_stock', 'coming_soon');
  CREATE TABLE "sites_stock_rules_statuses" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_sites_stock_rules_statuses",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "sites" ALTER COLUMN "wording_finance_disclaimer" SET DEFAULT 'Repayments are estimates for a personal buyer and are not an offer of credit. They assume the term, deposit, final payment and rate shown. Terms, conditions, fees and lending criteria apply.';
  ALTER TABLE "sites" ADD COLUMN "stock_rules_search_filter" varchar;
  ALTER TABLE "sites_stock_rules_statuses" ADD CONSTRAINT "sites_stock_rules_statuses_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "sites_stock_rules_statuses_order_idx" ON "sites_stock_rules_statuses" USING btree ("order");
  CREATE INDEX "sites_stock_rules_statuses_parent_idx" ON "sites_stock_rules_statuses" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites_stock_rules_statuses" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sites_stock_rules_statuses" CASCADE;
  ALTER TABLE "sites" ALTER COLUMN "wording_finance_disclaimer" SET DEFAULT 'Repayments are estimates for a personal buyer and are not an offer of credit. They assume the term, deposit, final payment and rate shown. Terms, conditions, fees and lending criteria apply. The comparison rate is for a secured loan of $30,000 over 5 years and is true only for that example; different terms, fees or amounts give a different rate.';
  ALTER TABLE "sites" DROP COLUMN "stock_rules_search_filter";
  DROP TYPE "public"."enum_sites_stock_rules_statuses";`)
}
