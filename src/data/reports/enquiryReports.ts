import { and, gte, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { PROMOTION_KINDS, type PromotionKind } from '../../domain/promotions/promotionKey'
import { type CampaignCost, costDays } from '../../domain/reports/campaignCost'
import { type CampaignFigures, listCampaigns, sumCampaigns } from '../../domain/reports/campaignRows'
import { changeOf, type Period } from '../../domain/reports/period'
import type { Cell, Report, ReportTable } from '../../domain/reports/report'
import { history } from '../../server/database/historyTable'
import { campaign_costs, leads, users } from '../../server/database/tables.generated'
import { siteDay } from '../../server/reports/dayFigures'
import { OTHER_KEY } from '../../server/reports/measures'
import { type KeyFigure, listKeys, sumDays, toChart } from './figures'
import { nameCars, nameKey, nameLocations, titlePromotions } from './names'
import type { ReportScope } from './scope'
import { formName, groupFigures, NO_VISITS, ofMeasure, toFigure } from './trafficReports'

const NO_ENQUIRIES = 'No enquiry came in this period.'

export async function loadEnquiries(scope: ReportScope): Promise<Report> {
  const [days, keys] = await Promise.all([
    sumDays(scope, ['lead', 'visit', 'call']),
    listKeys(scope, ['lead', 'leadLast', 'leadFirst', 'leadLocation', 'leadCar']),
  ])
  const [cars, places] = [ofMeasure(keys, 'leadCar'), ofMeasure(keys, 'leadLocation')]
  const [carName, locationName] = await Promise.all([
    nameCars(
      scope,
      cars.map(({ key }) => key),
      'About no vehicle',
    ),
    nameLocations(
      scope,
      places.map(({ key }) => key),
    ),
  ])
  const enquiries = days.lead.totals
  const rate = (part: number, whole: number) => (whole > 0 ? part / whole : null)
  const [now, before] = [rate(enquiries.now, days.visit.totals.now), rate(enquiries.before, days.visit.totals.before)]
  const table = (
    title: string,
    label: string,
    figures: readonly KeyFigure[],
    name: (key: string) => string,
  ): ReportTable => ({
    title,
    columns: [
      { label, kind: 'text' },
      { label: 'Enquiries', kind: 'count' },
      { label: 'Before', kind: 'count' },
      { label: 'Change', kind: 'change' },
    ],
    rows: figures
      .filter((figure) => figure.now + figure.before > 0)
      .map((figure) => [name(figure.key), figure.now, figure.before, changeOf(figure.now, figure.before)]),
    empty: NO_ENQUIRIES,
    bars: 1,
  })
  return {
    figures: [
      toFigure('Enquiries', days.lead),
      {
        label: 'Enquiries of all visits',
        kind: 'share',
        value: now,
        change: now !== null && before ? changeOf(now, before) : null,
        isMoreBetter: true,
      },
      toFigure('Phone numbers shown', days.call),
    ],
    chart: enquiries.now + enquiries.before > 0 ? toChart('Enquiries by day', scope, days.lead) : null,
    tables: [
      table('By form', 'Form', ofMeasure(keys, 'lead'), (key) => nameKey(key === OTHER_KEY ? key : formName(key), '')),
      sourceTable(keys),
      campaignTable(keys),
      table('By location', 'Location', places, locationName),
      table('By vehicle', 'Vehicle', cars, carName),
    ],
  }
}

const TOUCH_NOTE =
  'Last: what brought the visit with the enquiry. First: what brought the shopper first within 30 days.'

/** First and last touch beside each other, by a key. */
function touchRows(keys: readonly KeyFigure[], toKey: (figure: KeyFigure) => string): Cell[][] {
  const last = groupFigures(ofMeasure(keys, 'leadLast'), toKey)
  const first = groupFigures(ofMeasure(keys, 'leadFirst'), toKey)
  const names = [...new Set([...last, ...first].map(({ key }) => key))].filter((key) => key !== '')
  return names
    .map((key) => {
      const [l, f] = [last.find((figure) => figure.key === key), first.find((figure) => figure.key === key)]
      return [
        key === OTHER_KEY ? nameKey(key, '') : key,
        l?.now ?? 0,
        f?.now ?? 0,
        changeOf(l?.now ?? 0, l?.before ?? 0),
      ]
    })
    .filter(([, l, f]) => Number(l) + Number(f) > 0)
}

const touchColumns = (label: string) =>
  [
    { label, kind: 'text' },
    { label: 'Enquiries (last)', kind: 'count' },
    { label: 'Enquiries (first)', kind: 'count' },
    { label: 'Change of last', kind: 'change' },
  ] as const

const sourceTable = (keys: readonly KeyFigure[]): ReportTable => ({
  title: 'By source',
  note: TOUCH_NOTE,
  columns: touchColumns('Source and medium'),
  rows: touchRows(keys, ({ key }) => key),
  empty: NO_ENQUIRIES,
  bars: 1,
})

const campaignTable = (keys: readonly KeyFigure[]): ReportTable => ({
  title: 'By campaign',
  columns: touchColumns('Campaign'),
  rows: touchRows(keys, ({ detail }) => detail),
  empty: 'No enquiry came from a link or QR code with utm_campaign.',
  bars: 1,
})

/** Cost entries that are read of one period. */
const MAX_COSTS = 1000

/** The cost entries of a scope that touch a period. */
async function listCosts({ payload, sites }: ReportScope, { from, to }: Period): Promise<CampaignCost[]> {
  const rows = await payload.db.drizzle
    .select()
    .from(campaign_costs)
    .where(
      and(
        inArray(
          campaign_costs.site,
          sites.map(({ id }) => id),
        ),
        gte(campaign_costs.to, new Date(`${from}T00:00:00Z`)),
        lt(campaign_costs.from, new Date(Date.parse(`${to}T00:00:00Z`) + 24 * 3_600_000)),
      ),
    )
    .limit(MAX_COSTS)
  return rows.map((row) => ({
    ...costDays(row.from, row.to),
    source: row.source,
    campaign: row.campaign ?? '',
    amount: Number(row.amount),
  }))
}

export async function loadCampaigns(scope: ReportScope): Promise<Report> {
  const [keys, costs] = await Promise.all([
    listKeys(scope, ['visit', 'leadLast', 'leadFirst', 'promotionSeen', 'promotionClick', 'promotionEnquiry']),
    listCosts(scope, scope.period),
  ])
  const campaigns = listCampaigns(campaignFigures(keys), costs, scope.period)
  const { spent, paidLeads } = sumCampaigns(campaigns)
  const promotions = await listPromotions(scope, keys)
  return {
    figures: [
      { label: 'Spent', kind: 'money', value: costs.length > 0 ? spent : null, change: null, isMoreBetter: false },
      {
        label: 'Cost of an enquiry',
        kind: 'money',
        value: paidLeads > 0 ? spent / paidLeads : null,
        change: null,
        isMoreBetter: false,
      },
    ],
    chart: null,
    tables: [
      {
        title: 'Sources and campaigns',
        note: `${TOUCH_NOTE} "All" is the sum of a source. Costs are those under Reports, Campaign costs; one without a campaign stands for its whole source. The cost of an enquiry is the cost divided by the enquiries (last) that it was spent for: those of campaigns without a cost are not among them.`,
        columns: [
          { label: 'Source', kind: 'text' },
          { label: 'Campaign', kind: 'text' },
          { label: 'Visits', kind: 'count' },
          { label: 'Enquiries (last)', kind: 'count' },
          { label: 'Enquiries (first)', kind: 'count' },
          { label: 'Cost', kind: 'money' },
          { label: 'Enquiries of the cost', kind: 'count' },
          { label: 'Cost of an enquiry', kind: 'money' },
        ],
        rows: campaigns.map(({ source, campaign, visits, last, first, cost, paidLeads: paid }) => [
          ...[source, campaign || 'All', visits, last, first],
          ...(cost > 0 ? [cost, paid, paid > 0 ? cost / paid : null] : [null, null, null]),
        ]),
        empty: NO_VISITS,
        bars: 2,
      },
      promotions,
    ],
  }
}

/** Figures by source and campaign, for `listCampaigns`. */
function campaignFigures(keys: readonly KeyFigure[]): CampaignFigures[] {
  const fields = { visit: 'visits', leadLast: 'last', leadFirst: 'first' } as const
  return keys
    .filter(({ measure, key, now }) => measure in fields && key !== OTHER_KEY && now > 0)
    .map(({ measure, key, detail, now }) => ({
      ...{ source: key.split(' / ')[0] ?? key, campaign: detail },
      [fields[measure as keyof typeof fields]]: now,
    }))
}

async function listPromotions(scope: ReportScope, keys: readonly KeyFigure[]): Promise<ReportTable> {
  const names = [...new Set(keys.filter(({ measure }) => measure.startsWith('promotion')).map(({ key }) => key))]
  const titles = await titlePromotions(scope, names)
  const find = (measure: KeyFigure['measure'], key: string) =>
    keys.find((figure) => figure.measure === measure && figure.key === key)?.now ?? 0
  const rows = [...titles].map(([key, title]): Cell[] => {
    const [seen, clicks] = [find('promotionSeen', key), find('promotionClick', key)]
    const kind = PROMOTION_KINDS[key.split(':')[0] as PromotionKind]
    return [title, kind, seen, clicks, seen > 0 ? clicks / seen : null, find('promotionEnquiry', key)]
  })
  return {
    title: 'Offers and promo cards',
    note: 'Seen and clicked once in a visit. Enquiries: sent later in the visit of a click.',
    columns: [
      { label: 'Title', kind: 'text' },
      { label: 'Kind', kind: 'text' },
      { label: 'Seen', kind: 'count' },
      { label: 'Clicks', kind: 'count' },
      { label: 'Clicks of seen', kind: 'share' },
      { label: 'Enquiries after', kind: 'count' },
    ],
    rows: rows
      .filter(([, , seen, clicks]) => Number(seen) + Number(clicks) > 0)
      .sort((a, b) => Number(b[2]) - Number(a[2])),
    empty: 'No offer, promo card or promo tile was in view in this period.',
    bars: 2,
  }
}

/** Members of staff in the report. */
const MAX_STAFF = 200

/** In the history: a lead was marked as done, which the inbox asks for once the enquiry has been answered. */
const MARKED_DONE = JSON.stringify([{ path: 'status', after: 'done' }])

/**
 * How long enquiries waited until staff opened them, and until they were first marked as answered. Enquiries whose person was removed are left out: nobody
 * opened them then.
 */
export async function loadStaff(scope: ReportScope): Promise<Report> {
  const { drizzle } = scope.payload.db
  const minutesTo = (moment: SQL | typeof leads.read_at) =>
    sql<number | null>`(extract(epoch from (${moment} - ${leads.createdAt})) / 60)::float8`
  const answeredAt = sql`(select min(${history.at}) from ${history} where ${history.collection} = 'leads' and ${history.document} = ${leads.id} and ${history.changes} @> ${MARKED_DONE}::jsonb)`
  const read = async (period: Period) => {
    const waits = drizzle
      .select({
        assignee: leads.assignee,
        opened: minutesTo(leads.read_at).as('opened'),
        answered: minutesTo(answeredAt).as('answered'),
      })
      .from(leads)
      .where(
        and(
          or(
            ...scope.sites.map(({ id, timeZone }) => {
              const [from, to] = [siteDay(id, period.from, timeZone).from, siteDay(id, period.to, timeZone).to]
              return and(sql`${leads.site} = ${id}`, gte(leads.createdAt, from), lt(leads.createdAt, to))
            }),
          ),
          isNull(leads.erased_at),
          or(isNull(leads.is_test), ne(leads.is_test, true)),
        ),
      )
      .as('waits')
    const middle = (minutes: typeof waits.opened | typeof waits.answered) =>
      sql<number | null>`percentile_cont(0.5) within group (order by ${minutes})::float8`
    return drizzle
      .select({
        assignee: waits.assignee,
        name: users.name,
        enquiries: sql<number>`count(*)::int`,
        opened: sql<number>`count(${waits.opened})::int`,
        withinHour: sql<number>`(count(*) filter (where ${waits.opened} <= 60))::int`,
        openedAfter: middle(waits.opened),
        answered: sql<number>`count(${waits.answered})::int`,
        answeredAfter: middle(waits.answered),
        isTotal: sql<boolean>`grouping(${waits.assignee}) = 1`,
      })
      .from(waits)
      .leftJoin(users, sql`${users.id} = ${waits.assignee}`)
      .groupBy(sql`grouping sets ((${waits.assignee}, ${users.name}), ())`)
      .orderBy(sql`count(*) desc`)
      .limit(MAX_STAFF)
  }
  const [now, before] = await Promise.all([read(scope.period), read(scope.before)])
  const [total, earlier] = [now.find(({ isTotal }) => isTotal), before.find(({ isTotal }) => isTotal)]
  const share = (part: number, whole: number) => (whole > 0 ? part / whole : null)
  const [quick, quickBefore] = [
    share(total?.withinHour ?? 0, total?.enquiries ?? 0),
    share(earlier?.withinHour ?? 0, earlier?.enquiries ?? 0),
  ]
  const minutes = (label: string, value: number | null | undefined, was: number | null | undefined) => ({
    ...{ label, kind: 'minutes' as const, value: value ?? null },
    ...{ change: value != null && was ? changeOf(value, was) : null, isMoreBetter: false },
  })
  return {
    figures: [
      minutes('Opened after, in the middle', total?.openedAfter, earlier?.openedAfter),
      minutes('Answered after, in the middle', total?.answeredAfter, earlier?.answeredAfter),
      {
        label: 'Opened within an hour',
        kind: 'share',
        value: quick,
        change: quick !== null && quickBefore ? changeOf(quick, quickBefore) : null,
        isMoreBetter: true,
      },
    ],
    chart: null,
    tables: [
      {
        title: 'By member of staff',
        note: 'Opened: in the inbox. Answered: first marked as done there. Half of those enquiries took less than the middle time, half more. Nights and closed days count.',
        columns: [
          { label: 'Assigned to', kind: 'text' },
          { label: 'Enquiries', kind: 'count' },
          { label: 'Opened after, in the middle', kind: 'minutes' },
          { label: 'Opened within an hour', kind: 'share' },
          { label: 'Not opened', kind: 'count' },
          { label: 'Answered after, in the middle', kind: 'minutes' },
          { label: 'Not answered', kind: 'count' },
        ],
        rows: now
          .filter(({ isTotal, enquiries }) => !isTotal && enquiries > 0)
          .map(({ assignee, name, enquiries, opened, withinHour, openedAfter, answered, answeredAfter }) => [
            ...[assignee === null ? 'Nobody' : (name ?? '(deleted account)'), enquiries, openedAfter],
            ...[share(withinHour, enquiries), enquiries - opened, answeredAfter, enquiries - answered],
          ]),
        empty: NO_ENQUIRIES,
        bars: 1,
      },
    ],
  }
}
