import { eq } from 'drizzle-orm'
import type { Endpoint, Payload, PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { holidayHoursEndpoints } from '../../collections/locations/holidayEndpoint'
import type { Location, Site } from '../../src/payload-types'
import { holiday_changes } from '../../src/server/database/holidayChanges'
import { type Actor, createDocument, createSite, createUser, startCms } from '../support/cms'

let cms: Payload
let own: Site
let foreign: Site
let editor: Actor
let leadsOnly: Actor
let colleague: Actor

beforeAll(async () => {
  cms = await startCms()
  own = await createSite(cms)
  foreign = await createSite(cms)
  editor = await createUser(cms, 'siteEditor', own)
  colleague = await createUser(cms, 'groupManager', own)
  leadsOnly = await createUser(cms, 'leadsOnly', own)
})

const closed = { name: 'Christmas Day', status: 'Closed', open: null, close: null }

const [setHours, readLast, undo] = holidayHoursEndpoints as [Endpoint, Endpoint, Endpoint]

async function send(user: Actor | null, body: object, endpoint = setHours) {
  const req = {
    ...{ payload: cms, user, context: {}, headers: new Headers(), json: async () => body },
    ...{
      searchParams: new URLSearchParams(),
      t: (key: string) => key,
      i18n: { t: (key: string) => key, language: 'en' },
    },
  } as unknown as PayloadRequest
  const response = await endpoint.handler(req)
  return { status: response.status, ...(await response.json()) }
}

const lastOf = async (user: Actor) => (await send(user, {}, readLast)).last

const place = async (site: Site, data: Partial<Location> = {}) =>
  (await createDocument(cms, 'locations', site.id, { _status: 'published', ...data })) as unknown as Location

const hoursOf = async (id: number) =>
  (await cms.findByID({ collection: 'locations', id })).special_hours?.map(({ date, status }) => [
    date.slice(0, 10),
    status,
  ])

describe('[LOC-05] holiday hours of several locations', () => {
  const day = { date: '2030-12-25', department: null, dryRun: false }

  it('are set at all of them with their other dates kept, and a draft begun before stays a draft', async () => {
    const first = await place(own, { special_hours: [{ date: '2030-01-26T12:00:00.000Z', status: 'Closed' }] })
    // Christmas Day of 2030 is a Wednesday.
    const hours = [{ weekday: '3', status: 'Open', open: '09:00', close: '17:00' }]
    const second = await place(own, { departments: [{ location_type: 'sales', hours }] } as never)
    await cms.update({ collection: 'locations', id: second.id, draft: true, data: { name: 'Half-written' } })
    const locations = [first, second].map(({ id }) => ({ id, hours: closed }))
    expect(await send(editor, { ...day, dryRun: true, locations })).toMatchObject({
      status: 200,
      changes: [
        { change: 'added', now: '8:30 am – 5:30 pm' },
        { change: 'added', now: '9:00 am – 5:00 pm' },
      ],
    })
    expect(await hoursOf(second.id)).toEqual([])
    const { changes } = await send(editor, { ...day, locations })
    expect(changes).toMatchObject([
      { id: first.id, change: 'added', before: null },
      { id: second.id, before: null },
    ])
    expect(await hoursOf(first.id)).toEqual([
      ['2030-01-26', 'Closed'],
      ['2030-12-25', 'Closed'],
    ])
    const published = await cms.findByID({ collection: 'locations', id: second.id })
    expect(published).toMatchObject({ name: second.name, _status: 'published' })
    expect(await hoursOf(second.id)).toEqual([['2030-12-25', 'Closed']])
    const draft = () => cms.findByID({ collection: 'locations', id: second.id, draft: true })
    expect(await draft()).toMatchObject({
      ...{ name: 'Half-written', _status: 'draft' },
      special_hours: [{ name: 'Christmas Day', status: 'Closed' }],
    })

    // Whoever else edits the site finds the change, and takes it back.
    const last = await lastOf(colleague)
    expect(last).toMatchObject({ by: 'siteEditor', name: 'Christmas Day', date: day.date })
    expect(last.locations).toMatchObject([{ change: 'removed' }, { change: 'removed' }])
    expect((await send(colleague, { id: last.id }, undo)).changes).toMatchObject([
      { change: 'removed' },
      { change: 'removed' },
    ])
    expect(await hoursOf(first.id)).toEqual([['2030-01-26', 'Closed']])
    expect(await draft()).toMatchObject({ name: 'Half-written', _status: 'draft', special_hours: [] })
    expect(await lastOf(editor)).toBeNull()
    expect((await send(editor, { id: last.id }, undo)).status).toBe(404)
  })

  it('say what shoppers will read where a department has hours of its own on the date', async () => {
    const hours = [{ weekday: '3', status: 'Open', open: '09:00', close: '17:00' }]
    const departments = ['sales', 'service'].map((location_type) => ({ location_type, hours }))
    const sale = {
      date: '2030-12-25T12:00:00.000Z',
      location_type: 'sales',
      status: 'Open',
      open: '10:00',
      close: '12:00',
    }
    const { id } = await place(own, { departments, special_hours: [sale] } as never)
    const { changes } = await send(editor, { ...day, dryRun: true, locations: [{ id, hours: closed }] })
    expect(changes).toMatchObject([{ next: 'Sales 10:00 am – 12:00 pm, Service Closed' }])
  })

  it('are not taken back where they were changed again, nor by other sites or on another day', async () => {
    const [first, second] = [await place(own), await place(own)]
    await send(editor, { ...day, locations: [first, second].map(({ id }) => ({ id, hours: closed })) })
    const { id } = await lastOf(editor)
    await cms.update({ collection: 'locations', id: second.id, data: { special_hours: [] } })
    const stranger = await createUser(cms, 'siteEditor', foreign)
    expect(await lastOf(stranger)).toBeNull()
    expect(await lastOf(leadsOnly)).toBeNull()
    expect((await send(stranger, { id }, undo)).status).toBe(404)
    const move = (hours: number) =>
      cms.db.drizzle
        .update(holiday_changes)
        .set({ at: new Date(Date.now() - hours * 3_600_000) })
        .where(eq(holiday_changes.id, id))
    await move(48)
    expect(await lastOf(editor)).toBeNull()
    expect((await send(editor, { id }, undo)).status).toBe(404)
    await move(0)
    expect((await lastOf(editor)).locations).toMatchObject([{ change: 'removed' }, { change: 'stale' }])
    expect((await send(editor, { id }, undo)).changes).toMatchObject([{ change: 'removed' }, { change: 'stale' }])
    expect(await hoursOf(first.id)).toEqual([])
  })

  it('are set nowhere if one location is of another site or may not be changed, or the hours are none', async () => {
    const [mine, other] = [await place(own), await place(foreign)]
    const locations = [mine, other].map(({ id }) => ({ id, hours: closed }))
    expect((await send(editor, { ...day, locations })).status).toBe(404)
    expect(await hoursOf(mine.id)).toEqual([])
    expect((await send(null, { ...day, locations })).status).toBe(401)
    expect((await send(leadsOnly, { ...day, locations: [locations[0]] })).status).toBe(404)
    const open = { ...closed, status: 'Open', open: '17:00', close: '9am' }
    expect(await send(editor, { ...day, locations: [{ id: mine.id, hours: open }] })).toMatchObject({
      status: 400,
      errors: [{ field: 'locations.0.hours.close', message: 'Closing time must be after opening time.' }],
    })
    expect(await send(editor, { ...day, date: '25.12.2030', locations })).toMatchObject({
      status: 400,
      errors: [{ field: 'date', message: 'Choose a date.' }],
    })
  })
})
