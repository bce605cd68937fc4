import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" ALTER COLUMN "enquiry_receipt_text" SET DEFAULT 'Thank you for getting in touch. Your message is with our team.';
  ALTER TABLE "_sites_v" ALTER COLUMN "version_enquiry_receipt_text" SET DEFAULT 'Thank you for getting in touch. Your message is with our team.';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sites" ALTER COLUMN "enquiry_receipt_text" SET DEFAULT 'Thank you for getting in touch. Your message is with our team, and someone will answer you within one business day.';
  ALTER TABLE "_sites_v" ALTER COLUMN "version_enquiry_receipt_text" SET DEFAULT 'Thank you for getting in touch. Your message is with our team, and someone will answer you within one business day.';`)
}
