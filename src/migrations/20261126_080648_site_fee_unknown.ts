import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" ALTER COLUMN "finance_establishment_fee" DROP DEFAULT;
  ALTER TABLE "sites" ALTER COLUMN "finance_establishment_fee" DROP NOT NULL;
  ALTER TABLE "_sites_v" ALTER COLUMN "version_finance_establishment_fee" DROP DEFAULT;
  ALTER TABLE "_sites_v" ALTER COLUMN "version_finance_establishment_fee" DROP NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" ALTER COLUMN "finance_establishment_fee" SET DEFAULT 0;
  ALTER TABLE "sites" ALTER COLUMN "finance_establishment_fee" SET NOT NULL;
  ALTER TABLE "_sites_v" ALTER COLUMN "version_finance_establishment_fee" SET DEFAULT 0;
  ALTER TABLE "_sites_v" ALTER COLUMN "version_finance_establishment_fee" SET NOT NULL;`)
}
