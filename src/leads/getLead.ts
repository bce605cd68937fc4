import type { Pool } from 'pg'
import type { DeliverableLead, LeadSite } from '../domain/leads/deliverable'
import type { PaymentKind, PaymentStatus } from '../domain/payments/payment'
import { siteOrigin } from '../domain/site/origin'

/** Wording of receipts if staff left it empty; a new site starts with the same. */
const DEFAULT_RECEIPT = {
  subject: 'We have your enquiry',
  text: 'Thank you for getting in touch. Your message is with our team, and someone will answer you within one business day.',
}

const LEAD_QUERY = `
  select lead.*, lead.created_at as received_at,
    car.year as now_year, car.vin as now_vin, car.badge as now_badge, car.colour as now_colour, car.km as now_km,
    dealership.name as dealership_name, location.name as location_name, location.phone as location_phone, location.email as location_email,
    location.address_street, location.address_city, location.address_state, location.address_postcode,
    payment.kind as payment_kind, payment.status as payment_status, payment.amount as payment_amount,
    payment.description as payment_description, payment.paid_at as payment_paid_at,
    booking.starts_at, booking.ends_at, booking.department, location.time_zone as location_time_zone,
    site.slug as site_slug, site.name as site_name, site.phone as site_phone, site.email as site_email,
    site.time_zone as site_time_zone, site.theme_colours_accent, site.theme_colours_accent_ink, site.theme_colours_ink,
    site.enquiry_receipt_subject, site.enquiry_receipt_text,
    (select host from sites_domains where _parent_id = site.id order by _order limit 1) as site_host
  from leads lead
  join sites site on site.id = lead.site_id
  left join cars car on car.id = lead.car_id
  left join locations location on location.id = lead.location_id
  left join dealerships dealership on dealership.id = lead.dealership_id
  left join lateral (
    select * from bookings where lead_id = lead.id and bookings.status = 'booked' order by id desc limit 1
  ) booking on true
  left join lateral (select * from payments where lead_id = lead.id order by id desc limit 1) payment on true
  where lead.id = $1`

type Row = Record<string, unknown>

/** A stored lead for emails, XML and webhooks; null if it was deleted. `port` is used in URLs under localhost. */
export async function getLead(pool: Pool, id: number, port: string | undefined): Promise<DeliverableLead | null> {
  const { rows } = await pool.query<Row>(LEAD_QUERY, [id])
  const row = rows[0]
  return row ? toLead(row, toSite(row, port)) : null
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
// Postgres returns numerics as text.
const number = (value: unknown) => (value === null || value === undefined ? null : Number(value))
const time = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value))
const record = <Value>(value: unknown) => (value ?? {}) as Record<string, Value>

function toSite(row: Row, port: string | undefined): LeadSite {
  return {
    name: String(row.site_name),
    slug: String(row.site_slug),
    origin: siteOrigin([text(row.site_host) ?? `${row.site_slug}.localhost`], port),
    phone: text(row.site_phone),
    email: text(row.site_email),
    timeZone: String(row.site_time_zone),
    colours: {
      accent: String(row.theme_colours_accent),
      onAccent: String(row.theme_colours_accent_ink),
      ink: String(row.theme_colours_ink),
    },
    receipt: {
      subject: text(row.enquiry_receipt_subject) ?? DEFAULT_RECEIPT.subject,
      text: text(row.enquiry_receipt_text) ?? DEFAULT_RECEIPT.text,
    },
  }
}

function toLead(row: Row, site: LeadSite): DeliverableLead {
  const attributes = record<unknown>(row.lead_attributes)
  return {
    reference: String(row.reference),
    createdAt: time(row.received_at),
    kind: String(row.kind),
    isTest: row.is_test === true,
    step: text(row.step),
    payload: {
      lead_id: String(row.reference),
      name: String(row.name),
      last_name: text(row.last_name),
      email: String(row.email),
      phone: String(row.phone),
      postcode: text(row.postcode),
      category: String(row.category),
      subcategory: text(row.subcategory),
      message: text(row.message),
      rego: text(row.rego),
      opt_in: row.opt_in === true,
      dealership_slug: text(row.dealership_slug),
      manufacturer_slug: text(row.manufacturer_slug),
      stock_number: text(row.stock_number),
      'Vehicle Make': text(row.vehicle_make),
      'Vehicle Model': text(row.vehicle_model),
      car_type: text(row.car_type),
      car_id: number(row.car_id),
      vehicle_status: text(row.vehicle_status),
      car_dealership_id: row.car_id === null ? null : number(row.dealership_id),
      dealership_name: text(row.dealership_name),
      location_id: number(row.location_id),
      dealership_id: number(row.dealership_id),
      url: text(row.url) ?? '',
      source: 'Website',
      user_agent: text(row.user_agent),
      lead_attributes: {
        visited_pages: (attributes.visited_pages ?? []) as string[],
        linked_query_params: record<string>(attributes.linked_query_params),
      },
      additional_services: text(row.additional_services),
      autogauge_enabled: row.autogauge_enabled === true,
      page_id: text(row.page_id),
      details: record<string>(row.details),
    },
    car: toCar(row, site),
    location: row.location_name
      ? {
          name: String(row.location_name),
          phone: text(row.location_phone),
          email: text(row.location_email),
          street: text(row.address_street) ?? '',
          city: text(row.address_city) ?? '',
          state: text(row.address_state) ?? '',
          postcode: text(row.address_postcode) ?? '',
        }
      : null,
    booking: row.starts_at
      ? {
          startsAt: time(row.starts_at),
          endsAt: time(row.ends_at),
          timeZone: text(row.location_time_zone) ?? site.timeZone,
          department: String(row.department),
        }
      : null,
    tradeIn: (row.trade_in as Record<string, unknown> | null) ?? null,
    miscellaneous: (row.miscellaneous as Record<string, unknown> | null) ?? null,
    payment: toPayment(row),
    consent: row.consent_text ? { text: String(row.consent_text), at: time(row.consent_at) } : null,
    site,
  }
}

/** The car as its page showed it at the time of the enquiry; what is missing comes from the car as it is now. */
function toCar(row: Row, site: LeadSite): DeliverableLead['car'] {
  const snapshot = record<unknown>(row.car_snapshot)
  const name = text(row.car_name)
  if (!name) return null
  const image = text(snapshot.imageUrl)
  return {
    name,
    price: number(row.car_price),
    year: number(snapshot.year) ?? number(row.now_year),
    vin: text(snapshot.vin) ?? text(row.now_vin),
    trim: text(snapshot.badge) ?? text(row.now_badge),
    colour: text(snapshot.colour) ?? text(row.now_colour),
    km: number(snapshot.km) ?? number(row.now_km),
    url: new URL(text(snapshot.path) ?? '/', site.origin).href,
    imageUrl: image && URL.canParse(image, site.origin) ? new URL(image, site.origin).href : null,
  }
}

function toPayment(row: Row): DeliverableLead['payment'] {
  if (!row.payment_kind) return null
  return {
    kind: row.payment_kind as PaymentKind,
    status: row.payment_status as PaymentStatus,
    amount: Number(row.payment_amount),
    description: String(row.payment_description ?? ''),
    paidAt: row.payment_paid_at ? time(row.payment_paid_at) : null,
  }
}
