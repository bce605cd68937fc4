import { ENQUIRY_KIND_DETAILS } from '../../domain/leads/enquiryKinds'
import type { EnquiryKind } from '../../domain/leads/lead'
import { PAGE_KINDS, type PageKind } from '../../domain/reports/pageKind'
import { changeOf, listDays } from '../../domain/reports/period'
import type { Report, ReportFigure, ReportTable } from '../../domain/reports/report'
import { FUNNEL_STEPS, type FunnelStep } from '../../domain/reports/reportEvents'
import { bucketPercentile, WEB_VITALS, type WebVital } from '../../domain/reports/webVitals'
import { type KeyFigure, listKeys, type MeasureDays, sumDays, toChart } from './figures'
import { nameKey } from './names'
import type { ReportScope } from './scope'

export const NO_VISITS =
  'No visit was counted in this period. Visits are counted from the first day of a website on this system.'

/** A figure with its change from the totals of a measure. */
export const toFigure = (label: string, { totals }: MeasureDays): ReportFigure => ({
  ...{ label, kind: 'count', value: totals.now, isMoreBetter: true },
  change: changeOf(totals.now, totals.before),
})

/** The four figures of the overview, which the dashboard and the Monday mail have too. */
export async function listMainFigures(scope: ReportScope): Promise<ReportFigure[]> {
  const days = await sumDays(scope, ['visit', 'carView', 'lead', 'call'])
  return [
    toFigure('Visits', days.visit),
    toFigure('Vehicles viewed', days.carView),
    toFigure('Enquiries', days.lead),
    toFigure('Phone numbers shown', days.call),
  ]
}

export async function loadOverview(scope: ReportScope): Promise<Report> {
  const days = await sumDays(scope, ['visit', 'carView', 'lead', 'call'])
  const columns = [
    { label: 'Visits', kind: 'count' },
    { label: 'Vehicles viewed', kind: 'count' },
    { label: 'Enquiries', kind: 'count' },
    { label: 'Phone numbers shown', kind: 'count' },
  ] as const
  const measures = [days.visit, days.carView, days.lead, days.call]
  const isEmpty = measures.every(({ totals }) => totals.now === 0)
  const byDay: ReportTable = {
    title: 'By day',
    columns: [{ label: 'Day', kind: 'day' }, ...columns],
    rows: isEmpty
      ? []
      : listDays(scope.period)
          .reverse()
          .map((day) => [day, ...measures.map((measure) => measure.byDay.get(day) ?? 0)]),
    empty: NO_VISITS,
  }
  const bySite: ReportTable = {
    title: 'By website',
    columns: [{ label: 'Website', kind: 'text' }, ...columns],
    rows: scope.sites.map(({ id, name }) => [name, ...measures.map(({ bySite: of }) => of.get(id)?.now ?? 0)]),
    empty: NO_VISITS,
    bars: 1,
  }
  return {
    figures: [
      toFigure('Visits', days.visit),
      toFigure('Vehicles viewed', days.carView),
      toFigure('Enquiries', days.lead),
      toFigure('Phone numbers shown', days.call),
    ],
    chart: isEmpty ? null : toChart('Visits by day', scope, days.visit),
    tables: [...(scope.sites.length > 1 ? [bySite] : []), byDay],
  }
}

/** Rows of keys with the figure, its change and its share. */
const toRows = (figures: readonly KeyFigure[], name: (figure: KeyFigure) => string, total: number) =>
  figures
    .filter(({ now, before }) => now > 0 || before > 0)
    .map((figure) => [name(figure), figure.now, changeOf(figure.now, figure.before), total ? figure.now / total : null])

const keyColumns = (label: string, count: string) =>
  [
    { label, kind: 'text' },
    { label: count, kind: 'count' },
    { label: 'Change', kind: 'change' },
    { label: 'Share', kind: 'share' },
  ] as const

/** Figures added up by another key, such as sources of all campaigns. */
export function groupFigures(figures: readonly KeyFigure[], toKey: (figure: KeyFigure) => string): KeyFigure[] {
  const byKey = new Map<string, KeyFigure>()
  for (const figure of figures) {
    const key = toKey(figure)
    const known = byKey.get(key)
    byKey.set(key, {
      ...{ measure: figure.measure, key, detail: '' },
      now: (known?.now ?? 0) + figure.now,
      before: (known?.before ?? 0) + figure.before,
      partNow: (known?.partNow ?? 0) + figure.partNow,
    })
  }
  return [...byKey.values()].sort((a, b) => b.now - a.now || b.before - a.before)
}

export const ofMeasure = (figures: readonly KeyFigure[], name: KeyFigure['measure']) =>
  figures.filter(({ measure }) => measure === name)

export async function loadTraffic(scope: ReportScope): Promise<Report> {
  const [days, keys] = await Promise.all([
    sumDays(scope, ['visit', 'pageKind']),
    listKeys(scope, ['visit', 'page', 'pageKind']),
  ])
  const [visits, pages] = [days.visit.totals, days.pageKind.totals]
  const perVisit = visits.now ? pages.now / visits.now : null
  const visited = ofMeasure(keys, 'visit')
  const campaigns = groupFigures(
    visited.filter(({ detail }) => detail !== ''),
    ({ detail }) => detail,
  )
  return {
    figures: [
      toFigure('Visits', days.visit),
      toFigure('Pages viewed', days.pageKind),
      {
        label: 'Pages a visit',
        kind: 'score',
        value: perVisit,
        change: perVisit && visits.before && pages.before ? changeOf(perVisit, pages.before / visits.before) : null,
        isMoreBetter: true,
      },
    ],
    chart: visits.now + visits.before > 0 ? toChart('Visits by day', scope, days.visit) : null,
    tables: [
      {
        title: 'What brought visits',
        columns: keyColumns('Source and medium', 'Visits'),
        rows: toRows(
          groupFigures(visited, ({ key }) => key),
          ({ key }) => nameKey(key, 'direct / none'),
          visits.now,
        ),
        empty: NO_VISITS,
        bars: 1,
      },
      {
        title: 'Campaigns',
        columns: keyColumns('Campaign', 'Visits'),
        rows: toRows(campaigns, ({ key }) => key, visits.now),
        empty:
          'No visit came by a link or QR code with utm_campaign. The Campaign tab of a page has a link and a code that do.',
        bars: 1,
      },
      {
        title: 'Kinds of pages',
        columns: keyColumns('Kind', 'Views'),
        rows: toRows(ofMeasure(keys, 'pageKind'), ({ key }) => PAGE_KINDS[key as PageKind] ?? key, pages.now),
        empty: NO_VISITS,
        bars: 1,
      },
      {
        title: 'Pages',
        columns: keyColumns('Path', 'Views'),
        rows: toRows(ofMeasure(keys, 'page'), ({ key }) => nameKey(key, '/'), pages.now),
        empty: NO_VISITS,
        bars: 1,
      },
    ],
  }
}

export async function loadSearches(scope: ReportScope): Promise<Report> {
  const [days, keys] = await Promise.all([sumDays(scope, ['search']), listKeys(scope, ['search'])])
  const { now, before, partNow, partBefore } = days.search.totals
  const share = now ? partNow / now : null
  const missed = keys.filter(({ partNow: none }) => none > 0).sort((a, b) => b.partNow - a.partNow)
  const empty = 'Nobody searched in words in this period.'
  return {
    figures: [
      toFigure('Searches in words', days.search),
      {
        label: 'Found nothing',
        kind: 'share',
        value: share,
        change: share !== null && before && partBefore ? changeOf(share, partBefore / before) : null,
        isMoreBetter: false,
      },
    ],
    chart: now + before > 0 ? toChart('Searches by day', scope, days.search) : null,
    tables: [
      {
        title: 'Searches that found nothing',
        note: 'Give them a meaning under Sites, Search words, or buy what shoppers look for.',
        columns: [
          { label: 'Words', kind: 'text' },
          { label: 'Found nothing', kind: 'count' },
          { label: 'Searches', kind: 'count' },
        ],
        rows: missed.map(({ key, partNow: none, now: all }) => [nameKey(key, ''), none, all]),
        empty: now > 0 ? 'Every search in words found a vehicle.' : empty,
        bars: 1,
      },
      {
        title: 'What shoppers search for',
        columns: keyColumns('Words', 'Searches'),
        rows: toRows(keys, ({ key }) => nameKey(key, ''), now),
        empty,
        bars: 1,
      },
    ],
  }
}

export const formName = (kind: string): string => ENQUIRY_KIND_DETAILS[kind as EnquiryKind]?.category ?? kind

export async function loadFunnel(scope: ReportScope): Promise<Report> {
  const [days, keys] = await Promise.all([
    sumDays(scope, ['visit', 'step']),
    listKeys(scope, ['step', 'formStart', 'formStop', 'lead']),
  ])
  const visits = days.visit.totals
  const steps = (Object.keys(FUNNEL_STEPS) as FunnelStep[]).map((step) => {
    const found = ofMeasure(keys, 'step').find(({ key }) => key === step)
    return { label: FUNNEL_STEPS[step], now: found?.now ?? 0, before: found?.before ?? 0 }
  })
  const all = [{ label: 'Visits', now: visits.now, before: visits.before }, ...steps]
  const stops = ofMeasure(keys, 'formStop')
  const sent = new Map(ofMeasure(keys, 'lead').map(({ key, now }) => [key, now]))
  const share = (part: number, whole: number) => (whole > 0 ? part / whole : null)
  const [whole, last] = [share(steps.at(-1)!.now, visits.now), share(steps.at(-1)!.before, visits.before)]
  return {
    figures: [
      {
        label: 'Visits that sent an enquiry',
        kind: 'share',
        value: whole,
        change: whole !== null && last ? changeOf(whole, last) : null,
        isMoreBetter: true,
      },
    ],
    chart: null,
    tables: [
      {
        title: 'From search to enquiry',
        note: 'Visits that came to each step. A visit counts once for a step, and may leave out others.',
        columns: [
          { label: 'Step', kind: 'text' },
          { label: 'Visits', kind: 'count' },
          { label: 'Of all visits', kind: 'share' },
          { label: 'Of the step before', kind: 'share' },
          { label: 'Change', kind: 'change' },
        ],
        rows: all.some(({ now }) => now > 0)
          ? all.map(({ label, now, before }, index) => [
              ...[label, now, share(now, visits.now)],
              index === 0 ? null : share(now, all[index - 1]!.now),
              changeOf(now, before),
            ])
          : [],
        empty: NO_VISITS,
        bars: 1,
      },
      {
        title: 'Forms',
        columns: [
          { label: 'Form', kind: 'text' },
          { label: 'Begun', kind: 'count' },
          { label: 'Enquiries', kind: 'count' },
        ],
        rows: ofMeasure(keys, 'formStart').map(({ key, now }) => [formName(key), now, sent.get(key) ?? 0]),
        empty: 'Nobody began a form in this period.',
        bars: 1,
      },
      {
        title: 'Where people stop',
        note: 'The field that was entered last in a form that was begun and not sent. Its value is never recorded.',
        columns: [
          { label: 'Form', kind: 'text' },
          { label: 'Field', kind: 'text' },
          { label: 'Stopped', kind: 'count' },
          { label: 'Change', kind: 'change' },
        ],
        rows: stops.map(({ key, detail, now, before }) => [
          ...[
            nameKey(key === '(other)' ? key : formName(key), ''),
            detail.replace(/^details\./, '').replaceAll('_', ' '),
          ],
          ...[now, changeOf(now, before)],
        ]),
        empty: 'Nobody left a form that they had begun.',
        bars: 2,
      },
    ],
  }
}

/** Keys of a measure's buckets: metrics, kinds of pages and buckets. */
const MAX_BUCKETS = 5000

export async function loadSpeed(scope: ReportScope): Promise<Report> {
  const keys = await listKeys(scope, ['vital'], MAX_BUCKETS)
  const metrics = Object.keys(WEB_VITALS) as WebVital[]
  const percentile = (metric: WebVital, kind: string | null, which: 'now' | 'before') => {
    const counts = new Map<number, number>()
    for (const { key, detail, [which]: count } of keys)
      if (kind === null ? key.startsWith(`${metric} `) : key === `${metric} ${kind}`)
        counts.set(Number(detail), (counts.get(Number(detail)) ?? 0) + count)
    return bucketPercentile(metric, counts)
  }
  const unit = (metric: WebVital) => (WEB_VITALS[metric].unit === 'ms' ? 'ms' : 'score')
  const measured = (kind: string) =>
    keys.filter(({ key }) => key === `LCP ${kind}`).reduce((sum, { now }) => sum + now, 0)
  const kinds = (Object.keys(PAGE_KINDS) as PageKind[]).filter((kind) =>
    keys.some(({ key, now }) => now > 0 && key.endsWith(` ${kind}`)),
  )
  return {
    figures: metrics.map((metric) => {
      const [now, before] = [percentile(metric, null, 'now'), percentile(metric, null, 'before')]
      return {
        label: `${WEB_VITALS[metric].label} (${metric})`,
        kind: unit(metric),
        value: now,
        change: now !== null && before ? changeOf(now, before) : null,
        isMoreBetter: false,
      }
    }),
    chart: null,
    tables: [
      {
        title: 'By kind of page',
        note: 'Three of four page views were at least this quick. Google calls LCP up to 2.5 s, INP up to 200 ms and CLS up to 0.1 good. Values are at most 5% off.',
        columns: [
          { label: 'Kind', kind: 'text' },
          { label: 'Measured', kind: 'count' },
          ...metrics.map((metric) => ({ label: metric, kind: unit(metric) }) as const),
        ],
        rows: kinds.map((kind) => [
          ...[PAGE_KINDS[kind], measured(kind)],
          ...metrics.map((metric) => percentile(metric, kind, 'now')),
        ]),
        empty: 'No browser has sent measures in this period. Safari sends none.',
        bars: 1,
      },
    ],
  }
}
