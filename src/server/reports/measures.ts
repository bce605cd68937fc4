import { type SQL, sql } from 'drizzle-orm'
import { ANALYTICS_EVENTS, REPORT_EVENTS } from '../../domain/leads/analyticsEvents'
import { analytics_events } from '../database/analyticsEvents'
import { leads } from '../database/tables.generated'

/** What each day's figures count, with what `key` and `detail` are. */
export const MEASURES = [
  /** source and medium, "google / cpc"; campaign */
  'visit',
  /** kind of page */
  'pageKind',
  /** path */
  'page',
  /** id of the car */
  'carView',
  /** words; `part` found nothing */
  'search',
  /** step of the funnel */
  'step',
  /** form */
  'formStart',
  /** form; field */
  'formStop',
  /** id of the car, or empty */
  'call',
  /** promotion, "offer:12" */
  'promotionSeen',
  'promotionClick',
  'promotionEnquiry',
  /** metric and kind of page, "LCP car"; bucket */
  'vital',
  /** form */
  'lead',
  /** last source and medium; campaign */
  'leadLast',
  /** first source and medium; campaign */
  'leadFirst',
  /** id of the location, or empty */
  'leadLocation',
  /** id of the car, or empty */
  'leadCar',
  /** id of the page with the form, or empty */
  'leadPage',
] as const

export type Measure = (typeof MEASURES)[number]

/** Measure of a day's sums: its keys are the other measures, so that a chart reads one row a day instead of hundreds. */
export const TOTAL = 'total'

/** Measure of a whole week, which is kept at its Monday and sums up its days: long reports read weeks, which are a fifth of the rows. */
export const ofWeek = (measure: Measure | typeof TOTAL): string => `w:${measure}`

/** Stands for all keys of a day beyond those that are kept. */
export const OTHER_KEY = '(other)'

interface MeasureRule {
  /** where the rows are */
  source: 'events' | 'leads'
  /** ids of the events that are counted; empty for leads */
  events: readonly number[]
  key: SQL
  detail: SQL
  /** counts those of a row for `part` */
  isPart: SQL
  where: SQL
  /** keys that are kept for a day; the most frequent */
  limit: number
}

const NONE = sql`''`
const ALL = sql`true`
const NO_PART = sql`false`

const { details, path, car_id } = analytics_events

/** A detail of an event as text of at most `length` letters. */
const detail = (name: string, length = 100) =>
  sql`left(coalesce(${details} ->> ${sql.raw(`'${name}'`)}, ''), ${sql.raw(`${length}`)})`

const ofEvents = (
  events: readonly number[],
  key: SQL,
  { detail: second = NONE, isPart = NO_PART, where = ALL, limit = 100 }: Partial<Omit<MeasureRule, 'key'>> = {},
): MeasureRule => ({ source: 'events', events, key, detail: second, isPart, where, limit })

const ofLeads = (key: SQL, second: SQL = NONE, limit = 100): MeasureRule => ({
  ...{ source: 'leads', events: [], key, detail: second, isPart: NO_PART, where: ALL, limit },
})

const carKey = sql`coalesce(${car_id}::text, '')`

/** Source and medium of a lead's first or last touch; leads from before have the campaign of their visit. */
const touchKey = (which: 'first' | 'last') => {
  const touch = sql`${leads.touches} -> ${sql.raw(`'${which}'`)}`
  const utm = (name: string) => sql`${leads.lead_attributes} -> 'linked_query_params' ->> ${sql.raw(`'utm_${name}'`)}`
  return {
    key: sql`left(lower(coalesce(${touch} ->> 'source', ${utm('source')}, 'direct') || ' / ' ||
      coalesce(${touch} ->> 'medium', ${utm('medium')}, case when ${utm('source')} is null then 'none' else 'campaign' end)), 130)`,
    detail: sql`left(lower(coalesce(${touch} ->> 'campaign', ${utm('campaign')}, '')), 100)`,
  }
}
const [first, last] = [touchKey('first'), touchKey('last')]

export const MEASURE_RULES: Record<Measure, MeasureRule> = {
  visit: ofEvents([REPORT_EVENTS.pageView], sql`${detail('source')} || ' / ' || ${detail('medium')}`, {
    detail: detail('campaign'),
    where: sql`${details} -> 'entry' = 'true'::jsonb`,
  }),
  pageKind: ofEvents([REPORT_EVENTS.pageView], detail('kind')),
  page: ofEvents([REPORT_EVENTS.pageView], sql`left(coalesce(${path}, ''), 300)`),
  carView: ofEvents([REPORT_EVENTS.carView], carKey, { limit: 1000 }),
  search: ofEvents([ANALYTICS_EVENTS.searchPageView], detail('words'), {
    isPart: sql`${details} -> 'count' = '0'::jsonb`,
    where: sql`${details} ->> 'words' is not null`,
  }),
  step: ofEvents([REPORT_EVENTS.funnelStep], detail('step')),
  formStart: ofEvents([REPORT_EVENTS.formStart], detail('form')),
  formStop: ofEvents([REPORT_EVENTS.formStop], detail('form'), { detail: detail('field') }),
  call: ofEvents([ANALYTICS_EVENTS.phoneClick], carKey, { limit: 1000 }),
  promotionSeen: ofEvents([REPORT_EVENTS.promotionSeen], detail('promotion')),
  promotionClick: ofEvents([REPORT_EVENTS.promotionClick], detail('promotion')),
  promotionEnquiry: ofEvents([REPORT_EVENTS.promotionEnquiry], detail('promotion')),
  vital: ofEvents([REPORT_EVENTS.webVital], sql`${detail('metric')} || ' ' || ${detail('kind')}`, {
    detail: detail('bucket'),
    // Every bucket, or the percentile would be of the frequent ones.
    limit: 5000,
  }),
  lead: ofLeads(sql`${leads.kind}::text`),
  leadLast: ofLeads(last.key, last.detail),
  leadFirst: ofLeads(first.key, first.detail),
  leadLocation: ofLeads(sql`coalesce(${leads.location}::text, '')`),
  leadCar: ofLeads(sql`coalesce(${leads.car}::text, '')`, NONE, 1000),
  leadPage: ofLeads(sql`left(coalesce(${leads.page_id}, ''), 80)`),
}
