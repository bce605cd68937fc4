import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { type PersonRef, PHONE_DIGITS } from '../../domain/privacy/person'
import { leads, parked_enquiries, payments, shoppers } from '../../server/database/tables.generated'

/** SQL: the last digits of a lead's phone number; the expression of the index leads_site_phone_digits_idx. */
export const leadPhoneDigits = sql<string>`right(regexp_replace(${leads.phone}, '[^0-9]', '', 'g'), ${sql.raw(String(PHONE_DIGITS))})`

/** SQL: a lead's email in lower case; the expression of the index leads_site_email_lower_idx. */
export const leadEmail = sql<string>`lower(${leads.email})`

/** SQL: a payer's email in lower case; the expression of the index payments_site_payer_email_lower_idx. */
export const payerEmail = sql<string>`lower(${payments.payer_email})`

/** The leads of a person on a site. */
export function isLeadOf(siteId: number, { email, phone }: PersonRef): SQL {
  const isPerson =
    email !== undefined ? sql`${leadEmail} = ${email}` : sql`${leadPhoneDigits} = ${phone} and ${hasNoEmail}`
  return and(eq(leads.site, siteId), isPerson)!
}

const hasNoEmail = sql`coalesce(${leads.email}, '') = ''`

/** The parked enquiries of a person on a site. Their fields are as the shopper sent them. There are few, so they need no index. */
export function isParkedOf(siteId: number, { email, phone }: PersonRef): SQL {
  const isPerson =
    email !== undefined
      ? sql`lower(${parked_enquiries.email}) = ${email}`
      : sql`right(regexp_replace(${parked_enquiries.phone}, '[^0-9]', '', 'g'), ${PHONE_DIGITS}) = ${phone}
          and coalesce(${parked_enquiries.email}, '') = ''`
  return and(eq(parked_enquiries.site, siteId), isPerson)!
}

/** The account of a person on a site. One with an email belongs to the email's person, as enquiries do. */
export function isShopperOf(siteId: number, { email, phone }: PersonRef): SQL {
  const isPerson =
    email !== undefined
      ? eq(shoppers.email, email)
      : sql`right(${shoppers.phone}, ${sql.raw(String(PHONE_DIGITS))}) = ${phone} and ${shoppers.email} is null`
  return and(eq(shoppers.site, siteId), isPerson)!
}

/** The payments of a person on a site: of their leads, or with their email as payer. */
export function isPaymentOf(siteId: number, { email }: PersonRef, leadIds: readonly number[]): SQL {
  const ofLeads = inArray(payments.lead, [...leadIds])
  return and(eq(payments.site, siteId), email === undefined ? ofLeads : or(ofLeads, sql`${payerEmail} = ${email}`))!
}
