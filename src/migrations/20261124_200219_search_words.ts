import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "sites_stock_rules_search_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"words" varchar NOT NULL,
  	"means" varchar NOT NULL
  );
  
  ALTER TABLE "sites_stock_rules_search_synonyms" ADD CONSTRAINT "sites_stock_rules_search_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "sites_stock_rules_search_synonyms_order_idx" ON "sites_stock_rules_search_synonyms" USING btree ("_order");
  CREATE INDEX "sites_stock_rules_search_synonyms_parent_id_idx" ON "sites_stock_rules_search_synonyms" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "sites_stock_rules_search_synonyms" CASCADE;`)
}
