import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// By hand: finds one shopper's enquiries on a site, however their email and phone are written (src/leads/inbox/sameShopper.ts).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE INDEX "leads_site_email_lower_idx" ON "leads" ("site_id", lower("email"));
  CREATE INDEX "leads_site_phone_digits_idx" ON "leads" ("site_id", right(regexp_replace("phone", '[^0-9]', '', 'g'), 9));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "leads_site_phone_digits_idx";
  DROP INDEX "leads_site_email_lower_idx";`)
}
