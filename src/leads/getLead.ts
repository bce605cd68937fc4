import { and, desc, eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { DeliverableLead, LeadSite } from '../domain/leads/deliverable'
import { formatHold } from '../domain/leads/reserveLabels'
import { siteOrigin } from '../domain/site/origin'
import { DEFAULT_HOLD_HOURS } from '../domain/site/site'
import { priceTypeLabel } from '../domain/stock/price'
import type { LeadTrackingConsent } from '../domain/tags/consent'
import { type Database, toDatabase } from '../server/database/database'
import {
  bookings,
  cars,
  dealerships,
  holds,
  leads,
  locations,
  payments,
  sites,
  sites_domains,
} from '../server/database/tables.generated'

/** Wording of receipts if staff left it empty; a new site starts with the same. */
const DEFAULT_RECEIPT = {
  subject: 'We have your enquiry',
  text: 'Thank you for getting in touch. Your message is with our team.',
}

type LeadRow = NonNullable<Awaited<ReturnType<typeof findLead>>>

/** A stored lead for emails, XML and webhooks; null if it was deleted. `port` is used in URLs under localhost. */
export async function getLead(pool: Pool, id: number, port: string | undefined): Promise<DeliverableLead | null> {
  const row = await findLead(toDatabase(pool), id)
  return row ? toLead(row, toSite(row.site, port)) : null
}

/** A lead with its car as it is now, its location, its latest booking and payment, and its site. */
async function findLead(database: Database, id: number) {
  const booking = database
    .select()
    .from(bookings)
    .where(eq(bookings.lead, leads.id))
    .orderBy(desc(bookings.id))
    .limit(1)
    .as('booking')
  const payment = database
    .select()
    .from(payments)
    .where(eq(payments.lead, leads.id))
    .orderBy(desc(payments.id))
    .limit(1)
    .as('payment')
  const pendingHold = database
    .select({ id: holds.id })
    .from(holds)
    .where(and(eq(holds.lead, leads.id), eq(holds.status, 'pending')))
    .limit(1)
    .as('pending_hold')
  const firstHost = database
    .select({ host: sites_domains.host })
    .from(sites_domains)
    .where(eq(sites_domains._parentID, sites.id))
    .orderBy(sites_domains._order)
    .limit(1)
  const [row] = await database
    .select({
      lead: leads,
      // Drizzle takes a joined row as missing if its first column is null.
      car: { id: cars.id, year: cars.year, vin: cars.vin, badge: cars.badge, colour: cars.colour, km: cars.km },
      location: {
        name: locations.name,
        phone: locations.phone,
        email: locations.email,
        street: locations.address_street,
        city: locations.address_city,
        state: locations.address_state,
        postcode: locations.address_postcode,
        timeZone: locations.timeZone,
      },
      dealershipName: dealerships.name,
      payment: {
        kind: payment.kind,
        status: payment.status,
        amount: payment.amount,
        description: payment.description,
        paidAt: payment.paid_at,
      },
      pendingHold: { id: pendingHold.id },
      booking: {
        id: booking.id,
        startsAt: booking.starts_at,
        endsAt: booking.ends_at,
        department: booking.department,
        status: booking.status,
      },
      site: {
        name: sites.name,
        slug: sites.slug,
        phone: sites.phone,
        email: sites.email,
        timeZone: sites.timeZone,
        accent: sites.theme_colours_accent,
        onAccent: sites.theme_colours_accentInk,
        ink: sites.theme_colours_ink,
        holdHours: sites.reservations_holdHours,
        receiptSubject: sites.enquiryReceipt_subject,
        receiptText: sites.enquiryReceipt_text,
        host: sql<string | null>`(${firstHost})`,
      },
    })
    .from(leads)
    .innerJoin(sites, eq(sites.id, leads.site))
    .leftJoin(cars, eq(cars.id, leads.car))
    .leftJoin(locations, eq(locations.id, leads.location))
    .leftJoin(dealerships, eq(dealerships.id, leads.dealership))
    .leftJoinLateral(booking, sql`true`)
    .leftJoinLateral(payment, sql`true`)
    .leftJoinLateral(pendingHold, sql`true`)
    .where(eq(leads.id, id))
  return row
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const number = (value: unknown) => (value === null || value === undefined ? null : Number(value))
const record = <Value>(value: unknown) => (value ?? {}) as Record<string, Value>

function toSite(site: LeadRow['site'], port: string | undefined): LeadSite {
  return {
    name: site.name,
    slug: site.slug,
    origin: siteOrigin([text(site.host) ?? `${site.slug}.localhost`], port),
    phone: text(site.phone),
    email: text(site.email),
    timeZone: site.timeZone,
    colours: { accent: site.accent, onAccent: site.onAccent, ink: site.ink },
    receipt: {
      subject: text(site.receiptSubject) ?? DEFAULT_RECEIPT.subject,
      text: text(site.receiptText) ?? DEFAULT_RECEIPT.text,
    },
  }
}

function toLead(row: LeadRow, site: LeadSite): DeliverableLead {
  const { lead, car, location, dealershipName, booking, payment, pendingHold } = row
  const attributes = record<unknown>(lead.lead_attributes)
  return {
    reference: lead.reference,
    requestId: lead.request_id,
    createdAt: lead.createdAt.toISOString(),
    kind: lead.kind,
    isTest: lead.is_test === true,
    step: lead.step,
    payload: {
      lead_id: lead.reference,
      name: lead.name ?? '',
      last_name: text(lead.last_name),
      email: lead.email ?? '',
      phone: lead.phone ?? '',
      postcode: text(lead.postcode),
      category: lead.category,
      subcategory: text(lead.subcategory),
      message: text(lead.message),
      rego: text(lead.rego),
      opt_in: lead.opt_in === true,
      dealership_slug: text(lead.dealership_slug),
      manufacturer_slug: text(lead.manufacturer_slug),
      stock_number: text(lead.stock_number),
      'Vehicle Make': text(lead.vehicle_make),
      'Vehicle Model': text(lead.vehicle_model),
      car_type: text(lead.car_type),
      car_id: lead.car,
      vehicle_status: text(lead.vehicle_status),
      car_dealership_id: lead.car === null ? null : lead.dealership,
      dealership_name: text(dealershipName),
      location_id: lead.location,
      dealership_id: lead.dealership,
      url: text(lead.url) ?? '',
      source: 'Website',
      user_agent: text(lead.user_agent),
      lead_attributes: {
        visited_pages: (attributes.visited_pages ?? []) as string[],
        linked_query_params: record<string>(attributes.linked_query_params),
      },
      additional_services: text(lead.additional_services),
      autogauge_enabled: lead.autogauge_enabled === true,
      page_id: text(lead.page_id),
      details: record<string>(lead.details),
    },
    car: toCar(lead, car, site),
    location: location && {
      name: location.name ?? '',
      phone: text(location.phone),
      email: text(location.email),
      street: location.street ?? '',
      city: location.city ?? '',
      state: location.state ?? '',
      postcode: location.postcode ?? '',
    },
    booking: booking && {
      id: booking.id,
      startsAt: booking.startsAt.toISOString(),
      endsAt: booking.endsAt.toISOString(),
      timeZone: location?.timeZone ?? site.timeZone,
      department: booking.department,
      isCancelled: booking.status === 'cancelled',
    },
    tradeIn: lead.trade_in as Record<string, unknown> | null,
    miscellaneous: lead.miscellaneous as Record<string, unknown> | null,
    pendingHold: pendingHold && { id: pendingHold.id, heldFor: formatHold(row.site.holdHours || DEFAULT_HOLD_HOURS) },
    payment: payment && {
      kind: payment.kind,
      status: payment.status,
      amount: payment.amount,
      description: payment.description ?? '',
      paidAt: payment.paidAt?.toISOString() ?? null,
    },
    consent:
      lead.opt_in && lead.consent_text && lead.consent_at
        ? { text: lead.consent_text, at: lead.consent_at.toISOString() }
        : null,
    consentWithdrawnAt: lead.consent_withdrawn_at?.toISOString() ?? null,
    trackingConsent: lead.tracking_consent as LeadTrackingConsent | null,
    isErased: lead.erased_at !== null,
    site,
  }
}

/** The car as shown at the time of the enquiry; missing values come from the current car. */
function toCar(lead: LeadRow['lead'], car: LeadRow['car'], site: LeadSite): DeliverableLead['car'] {
  const snapshot = record<unknown>(lead.car_snapshot)
  const name = text(lead.car_name)
  if (!name) return null
  const image = text(snapshot.imageUrl)
  return {
    name,
    price: lead.car_price,
    priceType: priceTypeLabel(text(snapshot.priceType)),
    year: number(snapshot.year) ?? car?.year ?? null,
    vin: text(snapshot.vin) ?? text(car?.vin),
    trim: text(snapshot.badge) ?? text(car?.badge),
    colour: text(snapshot.colour) ?? text(car?.colour),
    km: number(snapshot.km) ?? car?.km ?? null,
    url: new URL(text(snapshot.path) ?? '/', site.origin).href,
    imageUrl: image && URL.canParse(image, site.origin) ? new URL(image, site.origin).href : null,
  }
}
