import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" ADD COLUMN "theme_copied_from" numeric;
  ALTER TABLE "_sites_v" ADD COLUMN "version_theme_copied_from" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" DROP COLUMN "theme_copied_from";
  ALTER TABLE "_sites_v" DROP COLUMN "version_theme_copied_from";`)
}
