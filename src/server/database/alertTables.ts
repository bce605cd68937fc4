import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  timestamp,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import type { AlertFrequency } from '../../domain/alerts/alertFrequency'
import type { AlertRadius } from '../../domain/alerts/savedSearch'
import type { StockChangeKind } from '../../domain/alerts/stockChange'
import type { Filter } from '../../domain/stock/filters/filter'
import type { SearchState } from '../../domain/stock/searchState'

// Not collections of Payload: the tables come from a migration. There may be hundreds of thousands of rows, which staff see counted.

const moment = (name: string) => timestamp(name, { mode: 'date', withTimezone: true, precision: 3 })
const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** Addresses that a site sends alerts to, with or without an account. */
export const alert_recipients = pgTable(
  'alert_recipients',
  {
    id: id(),
    site: integer('site_id').notNull(),
    /** in lower case */
    email: varchar('email', { length: 254 }).notNull(),
    email_hash: varchar('email_hash', { length: 64 }).notNull(),
    /** alerts of saved and watched cars; null for none */
    car_frequency: varchar('car_frequency', { length: 10 }).$type<AlertFrequency>(),
    /** local date of the last daily or weekly email */
    last_mail_on: date('last_mail_on', { mode: 'string' }),
    /** the person stopped all alerts: nothing is sent, also nothing that waits */
    stopped_at: moment('stopped_at'),
    created_at: moment('created_at').notNull().defaultNow(),
    /** when the person last saved, changed or confirmed something */
    used_at: moment('used_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.site, table.email)],
)

/** Searches of which people want to be told. */
export const saved_searches = pgTable(
  'saved_searches',
  {
    id: id(),
    site: integer('site_id').notNull(),
    recipient: bigint('recipient_id', { mode: 'number' }).notNull(),
    /** in words, by its filters */
    name: varchar('name', { length: 200 }).notNull(),
    /** path and query of the search on the site; one address saves it once */
    path: varchar('path', { length: 1000 }).notNull(),
    state: jsonb('state').$type<SearchState>().notNull(),
    /** its meaning, fixed when it was saved */
    filter: jsonb('filter').$type<Filter>().notNull(),
    text: varchar('text', { length: 200 }).notNull().default(''),
    around: jsonb('around').$type<AlertRadius>(),
    frequency: varchar('frequency', { length: 10 }).$type<AlertFrequency>().notNull(),
    /** the address agreed; null while its confirmation is awaited */
    confirmed_at: moment('confirmed_at'),
    /** local date of its last email, at first of the day on which it was saved */
    last_mail_on: date('last_mail_on', { mode: 'string' }),
    created_at: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.recipient, table.path)],
)

/** How far alerts have followed a site's stock. */
export const alert_sites = pgTable('alert_sites', {
  site: integer('site_id').primaryKey(),
  /** the last change of a car that was seen */
  seen_at: moment('seen_at'),
  checked_at: moment('checked_at').notNull(),
})

/** What alerts know of each car. */
export const alert_cars = pgTable('alert_cars', {
  car: integer('car_id').primaryKey(),
  site: integer('site_id').notNull(),
  updated_at: moment('updated_at').notNull(),
  is_for_sale: boolean('is_for_sale').notNull(),
  was_for_sale: boolean('was_for_sale').notNull(),
  price: integer('price'),
})

/** What happened to cars. A change is recorded once, together with what alerts know of the car. */
export const stock_changes = pgTable('stock_changes', {
  id: id(),
  site: integer('site_id').notNull(),
  car: integer('car_id').notNull(),
  kind: varchar('kind', { length: 10 }).$type<StockChangeKind>().notNull(),
  price_before: integer('price_before'),
  price_after: integer('price_after'),
  at: moment('at').notNull(),
})

/** Changes that a search found, or that concern a saved car, and that wait for their email or were in one. */
export const alerts = pgTable('alerts', {
  id: id(),
  site: integer('site_id').notNull(),
  recipient: bigint('recipient_id', { mode: 'number' }).notNull(),
  /** null for saved and watched cars */
  search: bigint('search_id', { mode: 'number' }),
  changes: bigint('changes', { mode: 'number' }).array().notNull(),
  /** with those that are not listed in `changes` */
  total: integer('total').notNull(),
  /** the email with them; null while they wait */
  mail: bigint('mail_id', { mode: 'number' }),
  created_at: moment('created_at').notNull(),
})

/**
 * Emails with alerts. `sending` is written before the mail server is called: an email whose worker died after that is never sent again, since
 * nobody can know whether it arrived.
 */
export const alert_mails = pgTable('alert_mails', {
  id: id(),
  site: integer('site_id').notNull(),
  recipient: bigint('recipient_id', { mode: 'number' }).notNull(),
  status: varchar('status', { length: 10, enum: ['queued', 'sending', 'sent', 'unknown', 'cancelled'] }).notNull(),
  created_at: moment('created_at').notNull(),
  sent_at: moment('sent_at'),
})

/** What people agreed to and withdrew, by purpose, with the wording that they saw. Rows are only added. */
export const shopper_consents = pgTable('shopper_consents', {
  id: id(),
  site: integer('site_id').notNull(),
  /** SHA-256 of the address in lower case */
  email_hash: varchar('email_hash', { length: 64 }).notNull(),
  purpose: varchar('purpose', {
    length: 20,
    enum: ['searchAlerts', 'carAlerts', 'reminders', 'news', 'campaign'],
  }).notNull(),
  given: boolean('given').notNull(),
  wording: varchar('wording', { length: 1000 }).notNull(),
  at: moment('at').notNull().defaultNow(),
})

/** Draws of campaigns, one a person and campaign, with what is needed to check them again. */
export const campaign_draws = pgTable(
  'campaign_draws',
  {
    id: id(),
    site: integer('site_id').notNull(),
    /** id of the block with the campaign's terms */
    campaign: varchar('campaign', { length: 100 }).notNull(),
    /** HMAC of the verified address: one draw a person, also after the account was deleted */
    person: varchar('person', { length: 64 }).notNull(),
    email: varchar('email', { length: 254 }),
    /** the account, whatever its addresses are now; null once it was deleted */
    shopper: integer('shopper_id'),
    /** key of the prize; null for none */
    prize: varchar('prize', { length: 100 }),
    prize_label: varchar('prize_label', { length: 200 }),
    code: varchar('code', { length: 20 }),
    /** 32 random bytes as hex, from which the draw follows (src/domain/campaigns/prizeDraw.ts) */
    seed: varchar('draw_seed', { length: 64 }).notNull(),
    /** the prizes with odds and stock that were left */
    prizes: jsonb('prizes').notNull(),
    drawn_at: moment('drawn_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.site, table.campaign, table.person)],
)

/** Everything by which who has drawn in a campaign is known again, as HMACs that name nobody. */
export const campaign_draw_people = pgTable(
  'campaign_draw_people',
  {
    site: integer('site_id').notNull(),
    campaign: varchar('campaign', { length: 100 }).notNull(),
    person: varchar('person', { length: 64 }).notNull(),
    draw: bigint('draw_id', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.campaign, table.person] })],
)
