import * as z from 'zod'
import { documentIdField } from '../documentIdField'
import { cleanCampaignWord } from '../leads/attribution'
import { isEmailAddress, MAX_RECIPIENTS } from '../leads/recipients'
import { zonedTimeOrLater } from '../openingHours/zonedTime'
import { validatePagePath } from '../site/pagePath'
import { slugify } from '../site/slug'
import { CAR_TYPES } from '../stock/carType'

/** Sites of one campaign at most. */
export const MAX_CAMPAIGN_SITES = 20

/** Offers of one campaign at most. */
export const MAX_CAMPAIGN_OFFERS = 6

/** A campaign ends within this many years: a later end is a slip of the keyboard. */
const MAX_YEARS = 5

/** What a campaign's page starts as. Its blocks are in `src/newCampaign/campaignTemplates.ts`. */
export const CAMPAIGN_TEMPLATES = {
  sale: {
    label: 'Sale',
    description: 'A banner, the time left, the offers, the cars and a form. For EOFY, runout and clearance.',
  },
  newModel: {
    label: 'New model',
    description: 'A banner, the story, the cars, the offers and a form for test drives.',
  },
  event: {
    label: 'Event',
    description: 'A banner, the time until it starts, what happens, the offers and a form to keep a place.',
  },
} as const

export type CampaignTemplateName = keyof typeof CAMPAIGN_TEMPLATES
export const CAMPAIGN_TEMPLATE_NAMES = Object.keys(CAMPAIGN_TEMPLATES) as CampaignTemplateName[]

/** Where the link of a campaign stands, with the words that its visits get in reports. */
export const LINK_PLACES = [
  { label: 'In a newsletter', source: 'newsletter', medium: 'email' },
  { label: 'On Facebook', source: 'facebook', medium: 'social' },
  { label: 'On Instagram', source: 'instagram', medium: 'social' },
  { label: 'In an ad on Facebook or Instagram', source: 'facebook', medium: 'paid-social' },
  { label: 'In an ad on Google', source: 'google', medium: 'cpc' },
  { label: 'In a text message', source: 'sms', medium: 'sms' },
  { label: 'On a poster or flyer', source: 'poster', medium: 'print' },
] as const

export const MENU_NAMES = { header: 'Header', footer: 'Footer', top: 'Top bar' } as const

/** Roles that may make campaigns: those that publish. */
const PUBLISHERS: readonly string[] = ['superAdmin', 'groupManager', 'siteEditor']
export const mayMakeCampaigns = (role: string | null | undefined): boolean => PUBLISHERS.includes(role ?? '')

const textSchema = (what: string, max: number) =>
  z.string(`Enter ${what}.`).trim().min(1, `Enter ${what}.`).max(max, `Use at most ${max} characters.`)

/** A word of a link, as reports show it: in lower case. */
const campaignWord = (what: string) =>
  textSchema(what, 100)
    .transform(cleanCampaignWord)
    .refine((word) => word !== '', `Enter ${what}.`)

const dollars = (message: string) => z.number(message).int(message).min(1, message).max(100_000_000, message).nullable()
const bound = (message: string) => z.number(message).min(0, message).max(100_000_000, message).nullable()

const listOf = (max: number) =>
  z
    .array(z.string('Enter text.').trim().min(1, 'Enter text.').max(40, 'Use at most 40 characters.'), 'Enter a list.')
    .max(max, `Choose at most ${max}.`)

/** A date and time on a clock, without a zone, such as `2027-06-01T09:00`. */
const clockTime = (message: string) =>
  z.string(message).refine((value) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value) && isCalendarTime(value), message)

const isCalendarTime = (value: string) => {
  const moment = Date.parse(`${value}:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(value)
}

/** The cars that a campaign is about, and the searches that its promo card and tile are for. Empty lists and nulls: all. Dollars. */
export const campaignCarsSchema = z
  .object({
    carTypes: z.array(z.enum(CAR_TYPES, 'Choose new, used or demo.')).max(CAR_TYPES.length),
    makes: listOf(20),
    bodies: listOf(20),
    fuels: listOf(20),
    priceFrom: bound('Enter a price in dollars.'),
    priceTo: bound('Enter a price in dollars.'),
    words: listOf(20),
  })
  .refine(({ priceFrom, priceTo }) => priceFrom === null || priceTo === null || priceTo >= priceFrom, {
    path: ['priceTo'],
    message: 'Must not be lower than the lowest price.',
  })

const offerSchema = z
  .object({
    title: textSchema('a title', 80),
    summary: textSchema('a sentence', 300),
    price: dollars('Enter a price in whole dollars, or leave it empty.'),
    beforePrice: dollars('Enter a price in whole dollars, or leave it empty.'),
    badge: z.string('Enter text.').trim().max(24, 'Use at most 24 characters.'),
    terms: textSchema('who can have it, until when and what is excluded', 4000),
  })
  .refine(({ price, beforePrice }) => beforePrice === null || (price !== null && beforePrice > price), {
    path: ['beforePrice'],
    message: 'Must be higher than the price.',
  })

/** A new campaign, as its form sends it. */
export const newCampaignSchema = z
  .object({
    name: textSchema('a name', 80),
    slug: z
      .string('Enter an address.')
      .trim()
      .min(1, 'Enter an address, such as eofy-sale.')
      .max(100, 'Use at most 100 characters.')
      .refine(
        (slug) => /^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(slug) && validatePagePath(`/${slug}`) === null,
        'Use lower-case letters, digits and hyphens, such as eofy-sale, and no word that the website uses itself, such as search.',
      ),
    sites: z
      .array(documentIdField('Choose a site.'), 'Choose a site.')
      .min(1, 'Choose at least one site.')
      .max(MAX_CAMPAIGN_SITES, `Choose at most ${MAX_CAMPAIGN_SITES} sites.`)
      .transform((ids) => [...new Set(ids)]),
    /** on the clock of each site; null: now */
    start: clockTime('Enter a date and a time, or leave it empty to start now.').nullable(),
    /** drafts of one release, published at the start or by hand; false: each document by itself */
    asRelease: z.boolean('Choose yes or no.').default(false),
    /** on the clock of each site */
    end: clockTime('Enter the date and time of the end.'),
    template: z.enum(CAMPAIGN_TEMPLATE_NAMES, 'Choose a template.'),
    headline: textSchema('a headline', 90),
    text: textSchema('a text', 240),
    pictureAlt: textSchema('what the picture shows', 200),
    cars: campaignCarsSchema,
    offers: z.array(offerSchema).max(MAX_CAMPAIGN_OFFERS, `Use at most ${MAX_CAMPAIGN_OFFERS} offers.`),
    promoCard: z.boolean('Choose yes or no.'),
    promoTile: z.boolean('Choose yes or no.').default(false),
    /** text of the announcement bar; null for none */
    announcement: textSchema('the text of the bar', 140).nullable(),
    menu: z
      .object({ key: z.enum(['header', 'footer', 'top'], 'Choose a menu.'), label: textSchema('a label', 40) })
      .nullable(),
    form: z
      .object({
        /** empty: by the site's routing rules */
        recipients: z
          .array(z.string().trim().refine(isEmailAddress, 'Enter email addresses such as sales@example.com.au.'))
          .max(MAX_RECIPIENTS, `Use at most ${MAX_RECIPIENTS} addresses.`),
      })
      .nullable(),
    utmSource: campaignWord('where the link stands, such as newsletter, facebook or poster'),
    utmMedium: campaignWord('how it gets there, such as email, social or print'),
    utmCampaign: z
      .string('Enter a name.')
      .trim()
      .max(100, 'Use at most 100 characters.')
      .transform((name) => slugify(name)),
  })
  .refine(({ start, end }) => start === null || end > start, {
    path: ['end'],
    message: 'The end must be after the start.',
  })

export type NewCampaign = z.output<typeof newCampaignSchema>
export type CampaignCars = z.output<typeof campaignCarsSchema>

/** A clock time in an IANA zone as a moment. A time that daylight saving skips moves forward with the clocks. */
export function clockMoment(clock: string, timeZone: string): Date {
  const [date = '', time = ''] = clock.split('T')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return zonedTimeOrLater(date, hours * 60 + minutes, timeZone)
}

/** A campaign's period on a site. `startsLater` is false if it starts at `now` or before. */
export interface CampaignPeriod {
  start: Date
  end: Date
  startsLater: boolean
}

/** The period of a campaign on a site, or why its end cannot be. */
export function campaignPeriod(
  { start, end }: Pick<NewCampaign, 'start' | 'end'>,
  timeZone: string,
  now: Date,
): CampaignPeriod | { problem: string } {
  const endsAt = clockMoment(end, timeZone)
  const startsAt = start === null ? now : clockMoment(start, timeZone)
  if (endsAt <= now) return { problem: 'This is in the past. Enter a later end.' }
  if (endsAt <= startsAt) return { problem: 'The end must be after the start.' }
  if (endsAt.getTime() > now.getTime() + MAX_YEARS * 366 * 86_400_000)
    return { problem: `Enter an end within ${MAX_YEARS} years.` }
  return { start: startsAt, end: endsAt, startsLater: startsAt > now }
}
