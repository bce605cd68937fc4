import config from '@payload-config'
import { type CollectionSlug, Forbidden } from 'payload'
import { expect, it } from 'vitest'
import { accessFirst } from '../../../collections/access/accessFirst'
import { cleanInput, limitReads, limitSize } from '../../../collections/operationGuards'
import { checkWherePaths } from '../../../collections/queryPaths'
import { MAX_DEPTH, MAX_DOCUMENTS } from '../../../collections/readLimits'

const sanitized = await config
const { collections, maxDepth } = sanitized

it('every collection limits its reads, including those of plugins and of Payload itself', () => {
  const slugs = collections.map(({ slug }) => slug)
  expect(slugs).toEqual(
    expect.arrayContaining(['pages', 'redirects', 'payload-locked-documents', 'payload-preferences']),
  )
  const open = collections.filter(({ hooks }) => {
    const guards = hooks.beforeOperation ?? []
    return !guards.includes(limitReads) || !guards.includes(cleanInput) || guards[1] !== limitSize
  })
  expect(open.map(({ slug }) => slug)).toEqual([])
  expect([maxDepth, MAX_DEPTH, MAX_DOCUMENTS]).toEqual([2, 2, 100])
})

it('rights are checked before any other hook of every collection', () => {
  expect(collections.filter(({ hooks }) => hooks.beforeOperation?.[0] !== accessFirst).map(({ slug }) => slug)).toEqual(
    [],
  )
})

it.each(['create', 'update', 'delete', 'restoreVersion'] as const)(
  'a stranger may %s nothing, before anything is done',
  async (operation) => {
    const check = (collection: (typeof collections)[number], overrideAccess?: boolean) =>
      accessFirst({
        args: { id: 1, overrideAccess } as never,
        collection,
        context: {},
        operation,
        overrideAccess,
        req: { t: (key: string) => key, user: null } as never,
      })
    for (const collection of collections) {
      await expect(check(collection), collection.slug).rejects.toThrow(Forbidden)
      await expect(check(collection, false), collection.slug).rejects.toThrow(Forbidden)
      await expect(check(collection, true)).resolves.toMatchObject({ id: 1 })
    }
  },
)

it('the per-page options of every list stay within the limit', () => {
  const tooLong = collections.filter(({ admin }) => admin.pagination?.limits?.some((limit) => limit > MAX_DOCUMENTS))
  expect(tooLong.map(({ slug }) => slug)).toEqual([])
})

const read = (args: Record<string, unknown>, slug = 'pages') =>
  limitReads({
    args: args as never,
    collection: { slug } as never,
    context: {},
    operation: 'read',
    overrideAccess: args.overrideAccess as boolean | undefined,
    req: {} as never,
  }) as Record<string, unknown>

it.each([
  [{ limit: 0 }, 100],
  [{ limit: 5000 }, 100],
  [{ limit: 25 }, 25],
  [{ limit: -1 }, 10],
  [{ limit: 'abc' }, 10],
  [{ limit: undefined }, 10],
  [{ limit: undefined, pagination: false }, 100],
  [{ limit: 5000, pagination: false }, 100],
])('a REST read with %o returns at most %i documents', (args, limit) => expect(read(args).limit).toBe(limit))

it.each([
  ['a list in the admin', { limit: 5000, overrideAccess: false }, 'pages', 100],
  ['a table in the admin without a limit', { limit: 0, overrideAccess: false }, 'pages', 100],
  ['the site selector', { limit: 0, overrideAccess: false }, 'sites', 0],
  ['related documents', { limit: undefined, overrideAccess: false, pagination: false }, 'pages', undefined],
  ['product code', { limit: 0, overrideAccess: true }, 'pages', 0],
])('%s has its own limit', (_, args, slug, limit) => expect(read(args, slug).limit).toBe(limit))

it('joins and conditions of a query are limited', () => {
  expect(read({ limit: 1, joins: { cars: { limit: 0 }, models: { limit: 7 }, none: false } }).joins).toMatchObject({
    cars: { limit: 100 },
    models: { limit: 7 },
    none: false,
  })
  const ids = (count: number) => ({ id: { in: Array.from({ length: count }, (_, index) => index) } })
  expect(read({ where: ids(500) }).where).toEqual(ids(500))
  expect(() => read({ where: ids(5000) })).toThrow('too many conditions')
  expect(() => read({ joins: { cars: { where: ids(5000) } } })).toThrow('too many conditions')
  expect(() => read({ sort: Array(50).fill('id') })).toThrow('at most 10 fields')
})

it('conditions of one query lead to related documents twenty times at most', async () => {
  const bySlug = Object.fromEntries(collections.map((collection) => [collection.slug, { config: collection }]))
  const check = (slug: CollectionSlug, where: object) =>
    checkWherePaths(where, {
      collection: bySlug[slug]!.config,
      req: { payload: { collections: bySlug, config: sanitized }, user: { role: 'superAdmin' } } as never,
    })
  const conditions = (path: string, count: number) => ({
    or: Array.from({ length: count }, () => ({ [path]: { like: 'a' } })),
  })
  await check('pages', conditions('site.name', 20))
  await expect(check('pages', conditions('site.name', 21))).rejects.toThrow('too many conditions on fields of related')
  await expect(check('cars', conditions('location.site.name', 11))).rejects.toThrow('too many conditions on fields of')
  await check('pages', conditions('title', 100))
  await check('pages', { site: { in: [1, 2] }, and: conditions('id', 100).or })
})

it('the fields that a query names are limited, each kind by itself', () => {
  const names = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, true]))
  const nested = (levels: number): object => (levels === 0 ? {} : { a: nested(levels - 1) })
  expect(read({ select: names(300) }).select).toEqual(names(300))
  expect(() => read({ select: names(301) })).toThrow('at most 300 fields')
  expect(() => read({ select: { group: names(301) } })).toThrow('at most 300 fields')
  expect(() => read({ populate: { sites: names(301) } })).toThrow('at most 300 fields')
  expect(() => read({ select: nested(12) })).toThrow('at most 10 levels')
  expect(() => read({ joins: names(11) })).toThrow('at most 10 joins')
  expect(() => read({ joins: { cars: { sort: Array(11).fill('id').join(',') } } })).toThrow('at most 10 fields')
})

it('a document nested too deeply is refused, also in a form', () => {
  const deep = (levels: number): unknown => (levels === 0 ? 'x' : [deep(levels - 1)])
  const write = (data: object) =>
    cleanInput({ args: { data } as never, operation: 'update', req: {} as never } as never) as { data: object }
  expect(write({ details: deep(90) }).data).toEqual({ details: deep(90) })
  expect(() => write({ details: deep(3000) })).toThrow('at most 100 levels')
  expect(() => read({ where: deep(3000) })).toThrow('too many conditions')
})

it('a text search has at most 50 words, also within other conditions and in joins', () => {
  const words = (count: number) => ({ name: { like: Array(count).fill('a').join(' ') } })
  expect(read({ where: words(50) }).where).toEqual(words(50))
  expect(() => read({ where: words(51) })).toThrow('at most 50 words')
  expect(() => read({ where: { and: [{ or: [words(51)] }] } })).toThrow('at most 50 words')
  expect(() => read({ joins: { cars: { where: words(51) } } })).toThrow('at most 50 words')
})

it.each([
  [{ layout: Array(101).fill({ blockType: 'countdown' }) }, undefined, true],
  [{ layout: Array(100).fill({ blockType: 'countdown' }) }, undefined, false],
  [{ items: Array(1001).fill({}) }, false, true],
  // Product code, such as a feed.
  [{ items: Array(1001).fill({}) }, true, false],
])(
  'a document of too many rows is refused before the hooks of its collection: %#',
  (data, overrideAccess, isRefused) => {
    const write = () => limitSize({ args: { data } as never, overrideAccess, operation: 'create', req: {} } as never)
    if (isRefused) expect(write).toThrow(expect.objectContaining({ field: 'data', status: 400 }))
    else expect(write).not.toThrow()
  },
)
