import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { importCosts } from '../../collections/promotions/importCosts'
import { renderReportPdf } from '../../src/admin/reports/renderReportPdf'
import { POST as exportReport } from '../../src/app/api/reports/export/route'
import { POST as queueMails } from '../../src/app/api/reports/weekly/route'
import { loadReport } from '../../src/data/reports/loadReport'
import { openReports, type ReportAccess, readReportQuery, scopeOf } from '../../src/data/reports/scope'
import { buildWeeklyReport, queueWeeklyReports } from '../../src/data/reports/weeklyReport'
import { addDays, localTime } from '../../src/domain/openingHours/localTime'
import type { Report } from '../../src/domain/reports/report'
import { storeEvents } from '../../src/leads/storeEvents'
import type { Site } from '../../src/payload-types'
import { RAW_DAYS, rollUpDay, rollUpDueDays } from '../../src/server/reports/rollUp'
import { createDocument, createSite, createUser, startCms } from '../support/cms'

const PASSWORD = 'a-long-enough-password'
const ZONE = 'Australia/Sydney'
/** A Monday noon in Sydney, with daylight saving. */
const NOW = new Date('2026-11-23T01:00:00Z')
const TODAY = '2026-11-23'

let cms: Payload
let site: Site
let other: Site

interface RawEvent {
  at: Date
  event: number
  path: string | null
  car: number | null
  details: Record<string, unknown> | null
}

/** The same numbers in every run. */
function createRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

async function insertEvents(siteId: number, events: readonly RawEvent[]) {
  await cms.db.pool.query(
    `insert into analytics_events (site_id, at, event_id, path, car_id, details)
     select $1, * from unnest($2::timestamptz[], $3::int[], $4::text[], $5::int[], $6::jsonb[])`,
    [
      siteId,
      events.map(({ at }) => at.toISOString()),
      events.map(({ event }) => event),
      events.map(({ path }) => path),
      events.map(({ car }) => car),
      events.map(({ details }) => (details ? JSON.stringify(details) : null)),
    ],
  )
}

const event = (at: string | Date, id: number, rest: Partial<RawEvent> = {}): RawEvent => ({
  ...{ at: new Date(at), event: id, path: '/', car: null, details: null },
  ...rest,
})

const entry = (source: string, medium: string, campaign = '') => ({
  kind: 'home',
  entry: true,
  source,
  medium,
  campaign,
})

/** A fortnight and more of events of every kind at all hours, some on the borders of days. */
function makeEvents(): RawEvent[] {
  const random = createRandom(7)
  const pick = <Value>(values: readonly Value[]) => values[random(values.length)] as Value
  const start = Date.parse('2026-11-03T00:00:00Z')
  const length = NOW.getTime() - start
  return Array.from({ length: 6000 }, (): RawEvent => {
    const at = new Date(start + random(1_000_000) * (length / 1_000_000))
    switch (random(8)) {
      case 0:
      case 1:
        return event(at, 100, {
          path: pick(['/', '/search', '/contact-us', '/cars/a', '/cars/b']),
          details: random(2)
            ? { kind: pick(['home', 'search', 'car']) }
            : entry(pick(['google', 'direct']), pick(['cpc', 'none']), pick(['', 'eofy'])),
        })
      case 2:
        return event(at, 101, { car: 1 + random(30) })
      case 3:
        return event(at, 49, {
          details: random(3) ? { words: pick(['hilux', 'unimog', 'ute']), count: random(2) } : null,
        })
      case 4:
        return event(at, 108, { details: { step: pick(['search', 'car', 'formStart', 'sent']) } })
      case 5:
        return event(at, 103, { details: { form: pick(['car', 'general']), field: pick(['email', 'phone']) } })
      case 6:
        return event(at, 25, { car: 1 + random(5) })
      default:
        return event(at, pick([104, 105, 106]), { details: { promotion: 'offer:1' } })
    }
  })
}

beforeAll(async () => {
  cms = await startCms()
  site = await createSite(cms)
  other = await createSite(cms)
  for (const { id } of [site, other]) await cms.update({ collection: 'sites', id, data: { timeZone: ZONE } as never })
})

const asScope = (ids: readonly number[], from: string, to: string) =>
  scopeOf(
    cms,
    ids.map((id) => ({ id, name: `Site ${id}`, timeZone: ZONE })),
    { from, to },
    NOW,
  )

const table = (report: Report, title: string) => {
  const found = report.tables.find((one) => one.title === title)
  if (!found) throw new Error(`No table ${title}`)
  return found.rows
}

const readDays = async (siteId: number) =>
  (
    await cms.db.pool.query(
      'select measure, day::text, key, detail, count, part from report_days where site_id = $1 order by 1, 2, 3, 4',
      [siteId],
    )
  ).rows

describe('reports', () => {
  it('agree with every raw event, by the day of the site, rolled up or not', async () => {
    const events = makeEvents()
    await insertEvents(site.id, events)
    await insertEvents(other.id, events.slice(0, 500))
    const local = events.map((one) => ({ ...one, day: localTime(ZONE, one.at).date }))
    const period = { from: '2026-11-16', to: TODAY }
    const inPeriod = ({ day }: { day: string }) => day >= period.from && day <= period.to
    const before = ({ day }: { day: string }) => day >= '2026-11-08' && day <= '2026-11-15'

    // Nothing is rolled up yet, then all but today.
    await rollUpDueDays(cms.db.pool, NOW)
    const scope = asScope([site.id], period.from, period.to)

    const overview = await loadReport('overview', scope)
    const visits = local.filter(({ event: id, details }) => id === 100 && details?.entry === true)
    const views = local.filter(({ event: id }) => id === 101)
    const calls = local.filter(({ event: id }) => id === 25)
    expect(overview.figures.map(({ value }) => value)).toEqual([
      visits.filter(inPeriod).length,
      views.filter(inPeriod).length,
      0,
      calls.filter(inPeriod).length,
    ])
    const previous = visits.filter(before).length
    expect(overview.figures[0]!.change).toBeCloseTo((visits.filter(inPeriod).length - previous) / previous)
    expect(table(overview, 'By day').map(([day, count]) => [day, count])).toEqual(
      Array.from({ length: 8 }, (_, index) => addDays(TODAY, -index)).map((day) => [
        day,
        visits.filter((one) => one.day === day).length,
      ]),
    )
    // Today counts too: some of its events are in.
    expect(visits.some(({ day }) => day === TODAY)).toBe(true)

    const searches = await loadReport('searches', scope)
    for (const words of ['hilux', 'unimog', 'ute']) {
      const found = local.filter((one) => inPeriod(one) && one.event === 49 && one.details?.words === words)
      const none = found.filter(({ details }) => details?.count === 0).length
      expect(table(searches, 'Searches that found nothing')).toContainEqual([words, none, found.length])
    }

    const traffic = await loadReport('traffic', scope)
    const cpc = visits.filter(
      (one) => inPeriod(one) && one.details?.source === 'google' && one.details.medium === 'cpc',
    )
    expect(table(traffic, 'What brought visits')).toContainEqual([
      ...['google / cpc', cpc.length, expect.any(Number), expect.any(Number)],
    ])
    const pages = local.filter((one) => inPeriod(one) && one.event === 100)
    expect(table(traffic, 'Pages').map(([path, count]) => [path, count])).toEqual(
      expect.arrayContaining([['/contact-us', pages.filter(({ path }) => path === '/contact-us').length]]),
    )

    const funnel = await loadReport('funnel', scope)
    const sent = local.filter((one) => inPeriod(one) && one.details?.step === 'sent').length
    expect(table(funnel, 'From search to enquiry').at(-1)!.slice(0, 2)).toEqual(['Sent an enquiry', sent])
    const stopped = local.filter(
      (one) => inPeriod(one) && one.event === 103 && one.details?.form === 'car' && one.details.field === 'email',
    )
    expect(table(funnel, 'Where people stop').map((row) => row.slice(0, 3))).toContainEqual([
      ...['Vehicle Enquiry', 'email', stopped.length],
    ])

    // Two sites add up.
    const both = await loadReport('overview', asScope([site.id, other.id], period.from, period.to))
    const ofOther = local.slice(0, 500).filter((one) => visits.includes(one) && inPeriod(one)).length
    expect(both.figures[0]!.value).toBe(visits.filter(inPeriod).length + ofOther)
  })

  it('are the same when a day is rolled up again', async () => {
    const first = await readDays(site.id)
    expect(first.length).toBeGreaterThan(100)
    await rollUpDay(cms.db.pool, { id: site.id, timeZone: ZONE }, '2026-11-10', NOW)
    await Promise.all([
      rollUpDay(cms.db.pool, { id: site.id, timeZone: ZONE }, '2026-11-11', NOW),
      rollUpDay(cms.db.pool, { id: site.id, timeZone: ZONE }, '2026-11-11', NOW),
    ])
    expect(await readDays(site.id)).toEqual(first)
    expect(await rollUpDueDays(cms.db.pool, NOW)).toEqual({ days: 0, more: false })
  })

  it('are the same from whole weeks as from days, also after a day of a week is rolled up again', async () => {
    const load = async () => {
      const scope = asScope([site.id, other.id], '2026-11-16', TODAY)
      return Promise.all((['traffic', 'searches', 'funnel', 'stock'] as const).map((name) => loadReport(name, scope)))
    }
    const weeks = async () =>
      (
        await cms.db.pool.query(
          `select day::text, sum(count)::int as count from report_days where site_id = $1 and measure = 'w:page' group by 1 order by 1`,
          [site.id],
        )
      ).rows
    // The week of today has not ended.
    expect((await weeks()).map(({ day }) => day)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16'])
    const [, , last] = await weeks()

    await insertEvents(site.id, [event('2026-11-18T02:00:00Z', 100, { path: '/late', details: { kind: 'page' } })])
    await rollUpDay(cms.db.pool, { id: site.id, timeZone: ZONE }, '2026-11-18', NOW)
    expect((await weeks()).at(-1)).toEqual({ ...last, count: last.count + 1 })

    const fromWeeks = await load()
    expect(table(fromWeeks[0]!, 'Pages')).toContainEqual(['/late', 1, null, expect.any(Number)])
    // Weeks that a server of the release before has rolled up are read by their days.
    await cms.db.pool.query(`delete from report_days where measure like 'w:%' and site_id = $1`, [site.id])
    expect(await load()).toEqual(fromWeeks)
  })

  it('begin and end a day at midnight of the site, also where clocks change', async () => {
    const zoned = await createSite(cms)
    await cms.update({ collection: 'sites', id: zoned.id, data: { timeZone: ZONE } as never })
    // 4 October 2026 has 23 hours in Sydney: from 14:00 UTC the day before to 13:00 UTC.
    const moments = [
      '2026-10-03T13:59:59.999Z',
      '2026-10-03T14:00:00Z',
      '2026-10-04T12:59:59.999Z',
      '2026-10-04T13:00:00Z',
    ]
    await insertEvents(
      zoned.id,
      moments.map((at) => event(at, 101, { car: 1 })),
    )
    for (const day of ['2026-10-03', '2026-10-04', '2026-10-05'])
      await rollUpDay(cms.db.pool, { id: zoned.id, timeZone: ZONE }, day, NOW)
    const views = (await readDays(zoned.id)).filter(({ measure }) => measure === 'carView')
    expect(views.map(({ day, count }) => [day, count])).toEqual([
      ['2026-10-03', 1],
      ['2026-10-04', 2],
      ['2026-10-05', 1],
    ])
  })

  it('keep the most frequent keys of a day and add up the rest', async () => {
    const busy = await createSite(cms)
    const paths = Array.from({ length: 250 }, (_, index) => `/page-${String(index).padStart(3, '0')}`)
    const at = '2026-11-20T02:00:00Z'
    const views = [...paths, paths[249]!].map((path) => event(at, 100, { path, details: { kind: 'page' } }))
    await insertEvents(busy.id, views)
    await rollUpDay(cms.db.pool, { id: busy.id, timeZone: ZONE }, '2026-11-20', NOW)
    const rows = (await readDays(busy.id)).filter(({ measure }) => measure === 'page')
    expect(rows).toHaveLength(101)
    expect(rows.find(({ key }) => key === '(other)')).toMatchObject({ count: 150 })
    expect(rows.find(({ key }) => key === '/page-249')).toMatchObject({ count: 2 })
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(251)
  })

  it('are not counted again from days whose events are deleted', async () => {
    const old = await createSite(cms)
    const at = new Date(NOW.getTime() - (RAW_DAYS + 5) * 24 * 3_600_000)
    await insertEvents(old.id, [event(at, 101, { car: 1 })])
    await rollUpDueDays(cms.db.pool, NOW)
    expect(await readDays(old.id)).toEqual([])
  })

  it('count enquiries by first and last source, and what they cost', async () => {
    const sold = await createSite(cms)
    await cms.update({ collection: 'sites', id: sold.id, data: { timeZone: ZONE } as never })
    const touch = (source: string, medium: string, campaign: string) => ({
      at: NOW.toISOString(),
      source,
      medium,
      campaign,
      click: null,
    })
    const createdAt = '2026-11-18T02:00:00Z'
    for (const [reference, touches, attributes, is_test] of [
      ['R-1', { first: touch('facebook', 'social', ''), last: touch('google', 'cpc', 'eofy') }, null, false],
      ['R-2', { first: touch('google', 'cpc', 'eofy'), last: touch('google', 'cpc', 'eofy') }, null, false],
      ['R-3', null, { visited_pages: [], linked_query_params: { utm_source: 'News', utm_campaign: 'Spring' } }, false],
      ['R-4', null, null, false],
      ['R-5', null, null, true],
      ['R-6', { first: touch('news', 'campaign', ''), last: touch('google', 'organic', '') }, null, false],
    ] as const) {
      const lead = await createDocument(cms, 'leads', sold.id, {
        ...{
          reference: `${reference}-${sold.id}`,
          kind: 'car',
          category: 'Vehicle Enquiry',
          idempotency_key: reference,
          is_test,
        },
        ...{ touches, lead_attributes: attributes },
      })
      await cms.db.pool.query('update leads set created_at = $1, read_at = $2 where id = $3', [
        createdAt,
        reference === 'R-4' ? null : '2026-11-18T02:30:00Z',
        lead.id,
      ])
      // The first two are answered; one is opened again, and answered again.
      if (reference !== 'R-1' && reference !== 'R-2') continue
      for (const [at, after] of [
        [reference === 'R-1' ? '2026-11-18T03:00:00Z' : '2026-11-18T05:00:00Z', 'done'],
        ['2026-11-19T02:00:00Z', 'open'],
        ['2026-11-19T03:00:00Z', 'done'],
      ])
        await cms.db.pool.query(
          `insert into history (at, user_name, action, collection, document_id, title, site_ids, changes)
           values ($1, 'Ada', 'change', 'leads', $2, 'No.', $3, $4)`,
          [at, lead.id, [sold.id], JSON.stringify([{ path: 'status', before: null, after }])],
        )
    }
    await createDocument(cms, 'campaignCosts', sold.id, {
      ...{ source: 'Google', campaign: 'EOFY', from: '2026-11-14T12:00:00Z', to: '2026-11-23T12:00:00Z', amount: 1000 },
    })
    await rollUpDueDays(cms.db.pool, NOW)
    const scope = asScope([sold.id], '2026-11-16', '2026-11-20')
    const enquiries = await loadReport('enquiries', scope)
    expect(enquiries.figures[0]!.value).toBe(5)
    const bySource = table(enquiries, 'By source').map((row) => row.slice(0, 3))
    expect(bySource[0]).toEqual(['google / cpc', 2, 1])
    expect(bySource.slice(1).sort()).toEqual([
      ['direct / none', 1, 1],
      ['facebook / social', 0, 1],
      ['google / organic', 1, 0],
      ['news / campaign', 1, 2],
    ])
    // Half of ten days' costs for two enquiries.
    const campaigns = await loadReport('campaigns', scope)
    expect(table(campaigns, 'Sources and campaigns')).toContainEqual(['google', 'eofy', 0, 2, 1, 500, 2, 250])
    // Of a source, too, the cost is divided by the enquiries that it was spent for, which stand beside it.
    expect(table(campaigns, 'Sources and campaigns')).toContainEqual(['google', 'All', 0, 3, 1, 500, 2, 250])
    const staff = await loadReport('staff', scope)
    expect(table(staff, 'By member of staff')).toEqual([['Nobody', 5, 30, 0.8, 1, 120, 3]])
    expect(staff.figures.map(({ label, value }) => [label, value])).toContainEqual([
      ...['Answered after, in the middle', 120],
    ])
    for (const name of ['stock', 'speed', 'traffic', 'searches', 'funnel'] as const)
      expect((await loadReport(name, scope)).tables.length).toBeGreaterThan(0)
  })
})

describe('access to reports', () => {
  const open = async (
    role: 'siteEditor' | 'siteAuthor' | 'leadsOnly' | 'superAdmin',
    query = {},
    selected: number | null = null,
  ) => openReports(cms, await createUser(cms, role, site), query, { selected, now: NOW })

  it('is for editors and managers, of their own sites only', async () => {
    const access = (await open('siteEditor')) as ReportAccess
    expect(access.scope.sites.map(({ id }) => id)).toEqual([site.id])
    expect(access.choices.map(({ id }) => id)).toEqual([site.id])
    expect(await open('siteAuthor')).toBeNull()
    expect(await open('leadsOnly')).toBeNull()
    expect(await open('siteEditor', { of: `site-${other.id}` })).toMatchObject({ field: 'of' })
    const short = readReportQuery(new URLSearchParams({ site: String(other.id) }))
    expect(await open('siteEditor', short)).toMatchObject({ message: expect.stringContaining('is not yours') })
    // A cookie with a foreign site chooses nothing.
    const foreign = (await open('siteEditor', {}, other.id)) as ReportAccess
    expect(foreign.scope.sites.map(({ id }) => id)).toEqual([site.id])
  })

  it('has a group with the sites that the person has of it', async () => {
    const group = await cms.create({ collection: 'groups', data: { name: `Group ${site.id}` } as never })
    for (const { id } of [site, other])
      await cms.update({ collection: 'sites', id, data: { group: group.id } as never })
    const ofBoth = (await open('superAdmin', { of: `group-${group.id}` })) as ReportAccess
    expect(ofBoth.scope.sites.map(({ id }) => id).sort()).toEqual([site.id, other.id].sort())
    // Someone with one site of the group sees no group.
    expect(await open('siteEditor', { of: `group-${group.id}` })).toMatchObject({ field: 'of' })
  })

  it('names the field of a period that cannot be', async () => {
    expect(await open('siteEditor', { from: '2026-11-20', to: '2026-11-19' })).toMatchObject({ field: 'to' })
    expect(await open('siteEditor', { days: '9' })).toMatchObject({ field: 'days' })
  })
})

describe('events', () => {
  it('are stored without what reports do not know', async () => {
    const own = await createSite(cms)
    await storeEvents(cms.db.pool, own.id, {
      events: [
        {
          event_id: 100,
          path: '/cars/x',
          details: { entry: true, source: 'Jo 0400 111 222', medium: 'Email', note: 'x' },
        },
        { event_id: 103, details: { form: 'car', field: 'a value typed' } },
        { event_id: 107, path: '/search', details: { metric: 'LCP', value: 2500 } },
        { event_id: 104, details: { promotion: "offer:1'; drop" } },
      ],
    } as never)
    const { rows } = await cms.db.pool.query('select event_id, details from analytics_events where site_id = $1', [
      own.id,
    ])
    expect(rows).toEqual([
      {
        event_id: 100,
        details: { kind: 'car', entry: true, source: 'jo', medium: 'email', campaign: '', click: null },
      },
      { event_id: 107, details: { metric: 'LCP', kind: 'search', bucket: 42 } },
    ])
  })
})

describe('a report as CSV', () => {
  const post = async (query: string, role: 'siteEditor' | 'leadsOnly' | null) => {
    const user = role && (await createUser(cms, role, site))
    const token =
      user && (await cms.login({ collection: 'users', data: { email: user.email, password: PASSWORD } })).token
    return exportReport(
      new Request(`http://localhost:3000/api/reports/export?${query}`, {
        method: 'POST',
        headers: token ? { Authorization: `JWT ${token}` } : {},
      }),
    )
  }

  it('has its tables, and is recorded in the history', async () => {
    const response = await post('report=overview&from=2026-11-01&to=2026-11-20', 'siteEditor')
    expect(response.status).toBe(200)
    const lines = (await response.text()).split('\r\n')
    expect(lines).toContain('Day,Visits,Vehicles viewed,Enquiries,Phone numbers shown')
    expect(lines.some((line) => /^2026-11-16,\d+,\d+,\d+,\d+$/.test(line))).toBe(true)
    const { rows } = await cms.db.pool.query(
      `select title from history where action = 'export' and $1 = any(site_ids) order by id desc limit 1`,
      [site.id],
    )
    expect(rows).toEqual([{ title: 'Report Overview, 1 Nov 2026 to 20 Nov 2026' }])
  })

  it('is refused to others, with the field that is wrong', async () => {
    expect((await post('report=overview', null)).status).toBe(401)
    expect((await post('report=overview', 'leadsOnly')).status).toBe(403)
    const foreign = await post(`report=overview&of=site-${other.id}`, 'siteEditor')
    expect([foreign.status, await foreign.json()]).toEqual([
      400,
      { errors: [{ field: 'of', message: 'This website or group is not yours or does not exist.' }] },
    ])
    expect((await post('report=secrets', 'siteEditor')).status).toBe(400)
  })
})

it('costs are imported from a CSV, again without a change, and for own sites only', async () => {
  const text = 'source,campaign,from,to,amount\nbing,,2026-11-01,2026-11-10,500\nbing,x,2026-11-01,2026-10-10,5\n'
  const send = async (user: object, dryRun = false) =>
    (
      await importCosts.handler({
        payload: cms,
        user,
        searchParams: new URLSearchParams({ site: String(site.id), dryRun: String(dryRun) }),
        text: async () => text,
        headers: new Headers(),
        context: {},
      } as never)
    ).json()
  const editor = await createUser(cms, 'siteEditor', site)
  expect(await send(editor, true)).toMatchObject({ added: 1, refused: 1, problems: [{ line: 3, field: 'to' }] })
  expect(await send(editor)).toMatchObject({ added: 1, known: 0 })
  expect(await send(editor)).toMatchObject({ added: 0, known: 1 })
  expect(await send(await createUser(cms, 'siteEditor', other))).toMatchObject({ errors: [{ field: 'site' }] })
})

describe('the Monday mail', () => {
  it('is queued once in a week for those who want it, with the figures of their own sites', async () => {
    const wanting = await createUser(cms, 'siteEditor', site)
    const author = await createUser(cms, 'siteAuthor', site)
    for (const { id } of [wanting, author])
      await cms.update({ collection: 'users', id, data: { weeklyReport: true } as never })
    const monday = new Date('2026-11-22T20:30:00Z')
    expect(await queueWeeklyReports(cms, monday)).toBe(1)
    expect(await queueWeeklyReports(cms, new Date('2026-11-23T09:00:00Z'))).toBe(0)
    expect(await queueWeeklyReports(cms, new Date('2026-11-29T20:30:00Z'))).toBe(1)
    expect((await queueMails(new Request('http://localhost:3000/api/reports/weekly', { method: 'POST' }))).status).toBe(
      401,
    )

    const report = await buildWeeklyReport(cms, Number(wanting.id), NOW)
    expect(report).toMatchObject({ to: wanting.email, fileName: 'figures-2026-11-16-to-2026-11-22.pdf' })
    const access = (await openReports(cms, wanting, { days: '7' }, { selected: null, now: NOW })) as ReportAccess
    expect(report!.pdf.figures).toEqual((await loadReport('overview', access.scope)).figures)
    expect(report!.email.text).toContain(`Visits: ${report!.pdf.figures[0]!.value}`)
    const pdf = await renderReportPdf(report!.pdf)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')

    await cms.update({ collection: 'users', id: wanting.id, data: { weeklyReport: false } as never })
    expect(await buildWeeklyReport(cms, Number(wanting.id), NOW)).toBeNull()
    expect(await buildWeeklyReport(cms, Number(author.id), NOW)).toBeNull()
  })
})
