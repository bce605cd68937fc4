import config from '@payload-config'
import { eq, sql } from 'drizzle-orm'
import { type CollectionSlug, type FlattenedField, handleEndpoints, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { toHoursWording } from '../../src/data/fromPayload/hoursWording'
import { toLocation } from '../../src/data/fromPayload/location'
import { toModelDetail } from '../../src/data/fromPayload/model'
import { toOffer } from '../../src/data/fromPayload/offer'
import { toPromoCard } from '../../src/data/fromPayload/promotion'
import { runInPreview } from '../../src/data/preview/currentPreview'
import { openUnsavedPreview } from '../../src/data/preview/unsavedPreview'
import { findDraft } from '../../src/data/site/drafts'
import { findSiteById } from '../../src/data/site/sites'
import { MAX_UNSAVED_BYTES, UNSAVED_COLLECTIONS, type UnsavedCollection } from '../../src/domain/preview/unsavedContent'
import type { Site as DomainSite } from '../../src/domain/site/site'
import type { Site } from '../../src/payload-types'
import { history } from '../../src/server/database/historyTable'
import { preview_drafts } from '../../src/server/database/previewDraftTable'
import { openPreviewTransaction } from '../../src/server/database/previewTransaction'
import { deleteOldPreviewDrafts } from '../../src/server/previewDrafts'
import { themeStyle } from '../../src/site/theme/themeStyle'
import { type Actor, createDocument, createSite, createUser, startCms } from '../support/cms'

type Data = Record<string, unknown>

/** A member of staff with an open form. */
interface Staff {
  user: Actor
  call: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: Data }>
}

let cms: Payload
let site: Site
let other: Site
let editor: Staff
let superAdmin: Staff
let author: Staff
let stranger: Staff

beforeAll(async () => {
  cms = await startCms()
  site = await createSite(cms)
  other = await createSite(cms)
  editor = await logIn(await createUser(cms, 'siteEditor', site))
  superAdmin = await logIn(await createUser(cms, 'superAdmin'))
  author = await logIn(await createUser(cms, 'siteAuthor', site))
  stranger = await logIn(await createUser(cms, 'siteEditor', other))
})

async function logIn(user: Actor): Promise<Staff> {
  const { token } = await cms.login({
    collection: 'users',
    data: { email: user.email!, password: 'a-long-enough-password' },
  })
  return { user, call: (method, path, body) => send(method, path, body, { Authorization: `JWT ${token}` }) }
}

async function send(method: string, path: string, body: unknown, headers: Record<string, string>) {
  const request = new Request(`http://localhost:3000/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const response = await handleEndpoints({ config, request })
  const text = await response.text()
  return { status: response.status, body: (text ? JSON.parse(text) : {}) as Data }
}

const pathOf = (collection: string, id: number) => `/preview-drafts/${collection}/${id}`

/** What a form of the document has when it opens. */
async function openForm(staff: Staff, collection: string, id: number): Promise<Data> {
  const { body, status } = await staff.call('GET', `/${collection}/${id}?draft=true&depth=0`)
  expect(status).toBe(200)
  return body
}

/** Types into a form, without saving. */
async function type(staff: Staff, collection: string, id: number, changes: Data) {
  const form = await openForm(staff, collection, id)
  return staff.call('PUT', pathOf(collection, id), { values: { ...form, ...changes } })
}

/** The document in the user's preview; null if that shows what is saved. */
async function see(staff: Staff, collection: UnsavedCollection, id: number): Promise<Data | null> {
  const preview = await openUnsavedPreview(cms, staff.user, { site: site.id, collection, id })
  if (!preview) return null
  try {
    return await runInPreview(preview, async () =>
      collection === 'sites'
        ? ((await findSiteById(id)) as unknown as Data)
        : ((await findDraft(staff.user, site.id, collection, id))!.document as unknown as Data),
    )
  } finally {
    await preview.end()
  }
}

const stored = async (collection: string, id: number) =>
  (await cms.findByID({ collection: collection as CollectionSlug, id, depth: 0 })) as unknown as Data

describe('a preview while typing', () => {
  it('shows the unsaved words of an offer and of a promo card, and leaves everything else as it was', async () => {
    const offer = await createDocument(cms, 'offers', site.id, { title: 'Runout', price: 100 })
    const before = await stored('offers', offer.id)
    const countOf = async () => ({
      history: await cms.db.drizzle.$count(history),
      versions: (await cms.countVersions({ collection: 'offers' })).totalDocs,
    })
    const counted = await countOf()
    expect(await type(editor, 'offers', offer.id, { title: 'Half typ', price: null })).toMatchObject({
      ...{ status: 200, body: { shown: true } },
    })
    expect(await see(editor, 'offers', offer.id)).toMatchObject({
      title: 'Half typ',
      price: null,
      summary: before.summary,
    })
    expect(await stored('offers', offer.id)).toEqual(before)
    expect(await countOf()).toEqual(counted)
    // Only their own preview.
    expect(await see(superAdmin, 'offers', offer.id)).toBeNull()

    expect((await editor.call('DELETE', pathOf('offers', offer.id))).body).toEqual({ deleted: true })
    expect(await see(editor, 'offers', offer.id)).toBeNull()
    expect((await editor.call('DELETE', pathOf('offers', offer.id))).body).toEqual({ deleted: false })

    const wording = await createDocument(cms, 'hoursWording', site.id)
    await type(editor, 'hoursWording', wording.id, { phrase: 'Call us' })
    expect(await see(editor, 'hoursWording', wording.id)).toMatchObject({ phrase: 'Call us', replaces: 'Closed' })

    const card = await createDocument(cms, 'promoCards', site.id)
    await type(editor, 'promoCards', card.id, { title: 'Cash for your car', tone: 'accent' })
    expect(await see(editor, 'promoCards', card.id)).toMatchObject({ title: 'Cash for your car', tone: 'accent' })
  })

  it('shows it over a draft that is not published', async () => {
    const offer = await createDocument(cms, 'offers', site.id, { title: 'Live', summary: 'Live summary.' })
    await cms.update({
      ...{ collection: 'offers', id: offer.id, draft: true },
      data: { summary: 'Draft summary.', _status: 'draft' } as never,
    })
    await type(editor, 'offers', offer.id, { title: 'Typed' })
    expect(await see(editor, 'offers', offer.id)).toMatchObject({ title: 'Typed', summary: 'Draft summary.' })
    expect(await stored('offers', offer.id)).toMatchObject({ title: 'Live', summary: 'Live summary.' })
  })

  it('of a site copies its own rows only, however many sites there are', async () => {
    const preview = await openPreviewTransaction(cms.db.pool)
    try {
      await preview.copy('sites', site.id)
      const { docs } = await preview.run(() => cms.find({ collection: 'sites', depth: 0, limit: 10 }))
      expect(docs.map(({ id }) => id)).toEqual([site.id])
    } finally {
      await preview.end()
    }
    expect((await cms.count({ collection: 'sites' })).totalDocs).toBeGreaterThan(1)
  })

  it('shows the theme, announcement, wording and flags of a site', async () => {
    const form = await openForm(editor, 'sites', site.id)
    const theme = form.theme as { colours: Data }
    const change = {
      theme: { ...theme, radius: 'round', colours: { ...theme.colours, accent: '#0A5C36' } },
      announcement: { ...(form.announcement as Data), text: 'Open late on Thursday' },
      wording: { ...(form.wording as Data) },
      flags: { ...(form.flags as Data), offers: false },
    }
    expect((await type(editor, 'sites', site.id, change)).body).toEqual({ shown: true })
    const seen = (await see(editor, 'sites', site.id)) as unknown as DomainSite
    expect(seen.theme).toMatchObject({ radius: 'round', colours: { accent: '#0a5c36', ink: theme.colours.ink } })
    expect(seen.announcement?.text).toBe('Open late on Thursday')
    expect(seen.flags.offers).toBe(false)
    const live = await stored('sites', site.id)
    expect((live.theme as { colours: Data }).colours.accent).toBe(theme.colours.accent)

    // A colour in the making stays as it is; one with too little contrast is seen.
    await type(editor, 'sites', site.id, {
      theme: { ...theme, colours: { ...theme.colours, accent: '#0a5', ink: '#eeeeee' } },
    })
    const next = (await see(editor, 'sites', site.id)) as unknown as DomainSite
    expect(next.theme.colours).toMatchObject({ accent: theme.colours.accent, ink: '#eeeeee' })
    await editor.call('DELETE', pathOf('sites', site.id))
  })

  it('shows lists with new rows, and leaves out a row that is not complete yet', async () => {
    const location = await createDocument(cms, 'locations', site.id)
    const hour = { weekday: '1', status: 'Open', open: '8:30', close: '5pm' }
    const department = { id: '6740000000000000000000d1', location_type: 'sales', phone: '03 5555 0100' }
    const form = await openForm(editor, 'locations', location.id)
    const values = {
      ...form,
      name: 'Typed place',
      departments: [{ ...department, hours: [{ id: '6740000000000000000000d2', ...hour }] }],
      special_hours: [
        { id: '6740000000000000000000d3', date: null, name: 'Not yet', status: 'Closed' },
        { id: '6740000000000000000000d4', date: '2027-01-26T00:00:00.000Z', name: 'Australia Day', status: 'Closed' },
      ],
    }
    expect((await editor.call('PUT', pathOf('locations', location.id), { values })).status).toBe(200)
    const seen = toLocation((await see(editor, 'locations', location.id)) as never)
    expect(seen.name).toBe('Typed place')
    expect(seen.departments[0]).toMatchObject({ phone: '03 5555 0100', hours: [{ open: '08:30', close: '17:00' }] })
    expect(seen.specialHours.map(({ name }) => name)).toEqual(['Australia Day'])
    const { departments, special_hours: specialHours } = await stored('locations', location.id)
    expect(JSON.stringify([departments, specialHours])).not.toMatch(/5555 0100|Australia Day/)
  })

  it('ends with a save, by whomever', async () => {
    const offer = await createDocument(cms, 'offers', site.id)
    await type(editor, 'offers', offer.id, { title: 'Typed' })
    await cms.update({ collection: 'offers', id: offer.id, data: { title: 'Saved' } as never })
    expect(await see(editor, 'offers', offer.id)).toBeNull()
    // The form as it was saved has nothing to show.
    expect((await type(editor, 'offers', offer.id, {})).body).toEqual({ shown: false })
    expect(await draftsOf(editor)).not.toContain(`offers:${offer.id}`)
  })

  it('locks nothing: saves and other previews go on beside it', async () => {
    const offer = await createDocument(cms, 'offers', site.id)
    await type(editor, 'offers', offer.id, { title: 'Typed' })
    await type(superAdmin, 'offers', offer.id, { title: 'By another' })
    const open = (staff: Staff) =>
      openUnsavedPreview(cms, staff.user, { site: site.id, collection: 'offers', id: offer.id })
    const previews = [await open(editor), await open(superAdmin)]
    try {
      await cms.update({ collection: 'offers', id: offer.id, data: { summary: 'Saved meanwhile.' } as never })
      expect((await stored('offers', offer.id)).summary).toBe('Saved meanwhile.')
    } finally {
      await Promise.all(previews.map((preview) => preview!.end()))
    }
  }, 20_000)
})

const draftsOf = async ({ user }: Staff) =>
  (
    await cms.db.drizzle
      .select()
      .from(preview_drafts)
      .where(eq(preview_drafts.user, Number(user.id)))
  ).map(({ collection, document }) => `${collection}:${document}`)

describe('who may show what', () => {
  it('is whoever may change the document', async () => {
    const model = await createDocument(cms, 'models', site.id)
    const values = { name: 'Typed' }
    expect((await send('PUT', pathOf('models', model.id), { values }, {})).status).toBe(401)
    expect((await stranger.call('PUT', pathOf('models', model.id), { values })).status).toBe(404)
    expect((await stranger.call('PUT', pathOf('sites', site.id), { values })).status).toBe(404)
    expect((await author.call('PUT', pathOf('sites', site.id), { values })).status).toBe(403)
    expect((await editor.call('PUT', pathOf('users', Number(editor.user.id)), { values })).status).toBe(404)
    expect((await editor.call('PUT', pathOf('models', 999_999), { values })).status).toBe(404)
    expect(await draftsOf(stranger)).toEqual([])
    expect(await draftsOf(author)).toEqual([])
    // Nor does an address with another's document open it.
    await editor.call('PUT', pathOf('models', model.id), { values })
    expect(
      await openUnsavedPreview(cms, stranger.user, { site: site.id, collection: 'models', id: model.id }),
    ).toBeNull()
    expect(
      await openUnsavedPreview(cms, editor.user, { site: other.id, collection: 'models', id: model.id }),
    ).toBeNull()
  })

  it('leaves out fields that the user may not change', async () => {
    const form = await openForm(editor, 'sites', site.id)
    const changes = {
      slug: 'taken',
      template: 'caravans',
      domains: [{ id: '6740000000000000000000a1', host: 'x.test' }],
    }
    await type(editor, 'sites', site.id, { ...changes, name: 'Typed', group: 1, launch: { launchedAt: null } })
    const drafts = await cms.db.drizzle
      .select({ values: preview_drafts.values })
      .from(preview_drafts)
      .where(sql`${preview_drafts.collection} = 'sites' and ${preview_drafts.user} = ${Number(editor.user.id)}`)
    expect(drafts.map(({ values }) => values)).toEqual([{ name: 'Typed' }])
    expect(await see(editor, 'sites', site.id)).toMatchObject({ name: 'Typed', slug: form.slug })
    await editor.call('DELETE', pathOf('sites', site.id))
  })

  it('leaves out relations to documents of another site', async () => {
    const [own, foreign] = [await createDocument(cms, 'media', site.id), await createDocument(cms, 'media', other.id)]
    const [model, foreignModel] = [
      await createDocument(cms, 'models', site.id),
      await createDocument(cms, 'models', other.id),
    ]
    const offer = await createDocument(cms, 'offers', site.id, { image: own.id })
    await type(superAdmin, 'offers', offer.id, { image: foreign.id, models: [foreignModel.id, model.id, 999_999] })
    const seen = toOffer((await see(superAdmin, 'offers', offer.id)) as never)
    expect(seen.image).toBeNull()
    expect(seen.modelIds).toContain(model.id)
    expect(seen.modelIds).not.toContain(foreignModel.id)
    // Nor does the offer move there.
    await type(superAdmin, 'offers', offer.id, { site: other.id, title: 'Typed' })
    expect(await see(superAdmin, 'offers', offer.id)).toMatchObject({ title: 'Typed', site: { id: site.id } })
  })
})

describe('what a form may hold', () => {
  it('is refused with a reason if it is no form, or too large', async () => {
    const { id } = await createDocument(cms, 'offers', site.id)
    for (const body of ['{', '[]', '{"values":[]}', '{"values":null}', 'null']) {
      const refused = await editor.call('PUT', pathOf('offers', id), body)
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'values' }] } })
    }
    const long = { values: { title: 'x'.repeat(MAX_UNSAVED_BYTES) } }
    expect(await editor.call('PUT', pathOf('offers', id), long)).toMatchObject({
      ...{ status: 413, body: { errors: [{ field: 'values' }] } },
    })
    expect(await draftsOf(editor)).not.toContain(`offers:${id}`)
  })

  it('never breaks the preview, whatever is in its fields', async () => {
    for (const collection of UNSAVED_COLLECTIONS) {
      const id = collection === 'sites' ? site.id : (await createDocument(cms, collection, site.id)).id
      for (let seed = 1; seed <= 5; seed += 1) {
        const random = createRandom(seed)
        const { flattenedFields } = cms.collections[collection].config
        const values = toGarbage(flattenedFields, random)
        const answer = await superAdmin.call('PUT', pathOf(collection, id), { values })
        expect(answer.status, `${collection} ${seed}`).toBe(200)
        if (!answer.body.shown) continue
        const seen = await see(superAdmin, collection, id)
        expect(seen, `${collection} ${seed} ${JSON.stringify(values)}`).not.toBeNull()
        CONVERSIONS[collection](seen as never)
      }
    }
  }, 120_000)
})

const CONVERSIONS: Record<UnsavedCollection, (document: never) => unknown> = {
  sites: ({ theme }: DomainSite) => themeStyle(theme),
  offers: toOffer,
  promoCards: toPromoCard,
  locations: toLocation,
  hoursWording: toHoursWording,
  models: toModelDetail,
}

/** Numbers from 0 to 1, the same for a seed. */
function createRandom(seed: number): () => number {
  let state = seed * 7919
  return () => {
    state = (state * 16807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const GARBAGE: unknown[] = [
  ...[null, '', 'words', '#12', '25:99', '\u0000', -1, 0, 1e300, 2_147_483_648, true, false, [], {}, [null], [[]]],
  ...[{ root: { children: [] } }, { root: {} }, ['a', 1, null], [{ id: 'x' }], '2027-02-31', 'javascript:alert(1)'],
]

/** Values of fields, of the right kind and of any other. */
function toGarbage(fields: readonly FlattenedField[], random: () => number, depth = 0): Data {
  const any = () => GARBAGE[Math.floor(random() * GARBAGE.length)]
  const values: Data = {}
  for (const field of fields) {
    const dice = random()
    if (dice < 0.4) continue
    if (dice < 0.6) values[field.name] = any()
    else if ((field.type === 'group' || field.type === 'tab') && depth < 5)
      values[field.name] = toGarbage(field.flattenedFields, random, depth + 1)
    else if (field.type === 'array' && depth < 5)
      values[field.name] = [1, 2, 3].map((row) => ({
        ...toGarbage(field.flattenedFields, random, depth + 1),
        id: dice < 0.7 ? any() : `row-${row}-${Math.floor(random() * 1e9)}`,
      }))
    else if (field.type === 'text' || field.type === 'textarea') values[field.name] = `Words ${dice}`
    else if (field.type === 'number') values[field.name] = Math.floor(dice * 1000)
    else if (field.type === 'select') values[field.name] = field.hasMany ? [any()] : any()
    else values[field.name] = any()
  }
  return values
}

describe('what nobody saved', () => {
  it('is shown for an hour and then deleted, and a user keeps no more than twenty', async () => {
    const { id } = await createDocument(cms, 'offers', site.id)
    await type(editor, 'offers', id, { title: 'Typed' })
    const ofOffer = sql`${preview_drafts.collection} = 'offers' and ${preview_drafts.document} = ${id}`
    const age = (minutes: number) =>
      cms.db.drizzle
        .update(preview_drafts)
        .set({ updated_at: new Date(Date.now() - minutes * 60_000) })
        .where(ofOffer)
    const count = () => cms.db.drizzle.$count(preview_drafts, ofOffer)
    await age(59)
    await deleteOldPreviewDrafts(cms.db.drizzle)
    expect(await see(editor, 'offers', id)).toMatchObject({ title: 'Typed' })
    await age(61)
    expect(await see(editor, 'offers', id)).toBeNull()
    await deleteOldPreviewDrafts(cms.db.drizzle)
    expect(await count()).toBe(0)

    const card = await createDocument(cms, 'promoCards', site.id)
    await cms.db.drizzle.insert(preview_drafts).values(
      Array.from({ length: 30 }, (_, position) => ({
        ...{ user: Number(editor.user.id), collection: 'models', document: 1_000_000 + position, site: site.id },
        ...{ values: {}, saved_at: new Date(), updated_at: new Date(Date.now() - 60_000 - position * 1000) },
      })),
    )
    await type(editor, 'promoCards', card.id, { title: 'Typed' })
    const kept = await draftsOf(editor)
    expect(kept).toHaveLength(20)
    expect(kept).toContain(`promoCards:${card.id}`)
  })
})
