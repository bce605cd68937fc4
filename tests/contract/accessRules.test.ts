import type { Access } from 'payload'
import { describe, expect, it } from 'vitest'
import { getUserSiteIds, hasRole } from '../../collections/access/roles'
import {
  allOf,
  anyOf,
  draftsOnly,
  fileReaders,
  onOwnSites,
  simplifySites,
  siteEditors,
  superAdmin,
} from '../../collections/access/rules'

const evaluate = (rule: Access, user: object | null, args: object = {}) => rule({ req: { user }, ...args } as never)
const returns =
  (result: ReturnType<Access>): Access =>
  () =>
    result

const editor = { role: 'siteEditor', sites: [{ site: 1 }, { site: { id: 2 } }] }

describe('access rules', () => {
  it('anyOf returns the union of its rules', async () => {
    expect(await evaluate(anyOf(returns(false), returns(true), returns({ id: { equals: 1 } })), null)).toBe(true)
    expect(await evaluate(anyOf(returns(false), returns({ id: { equals: 1 } })), null)).toEqual({ id: { equals: 1 } })
    const both = anyOf(returns({ id: { equals: 1 } }), returns({ id: { equals: 2 } }))
    expect(await evaluate(both, null)).toEqual({ or: [{ id: { equals: 1 } }, { id: { equals: 2 } }] })
    expect(await evaluate(anyOf(returns(false), returns(false)), null)).toBe(false)
    expect(await evaluate(anyOf(), null)).toBe(false)
  })

  it('allOf returns the intersection of its rules', async () => {
    expect(await evaluate(allOf(returns(true), returns(false), returns({ id: { equals: 1 } })), null)).toBe(false)
    expect(await evaluate(allOf(returns(true), returns({ id: { equals: 1 } })), null)).toEqual({ id: { equals: 1 } })
    const both = allOf(returns({ id: { equals: 1 } }), returns({ id: { equals: 2 } }))
    expect(await evaluate(both, null)).toEqual({ and: [{ id: { equals: 1 } }, { id: { equals: 2 } }] })
    expect(await evaluate(allOf(returns(true)), null)).toBe(true)
  })

  it('editors can access documents of their own sites', async () => {
    expect(await evaluate(siteEditors, editor)).toEqual({ site: { in: [1, 2] } })
    expect(await evaluate(siteEditors, { ...editor, sites: [] })).toBe(false)
    expect(await evaluate(siteEditors, { ...editor, role: 'leadsOnly' })).toBe(false)
    expect(await evaluate(siteEditors, null)).toBe(false)
  })

  it('a single site is an equality, in every part of a rule', async () => {
    const one = { role: 'siteEditor', sites: [{ site: 7 }] }
    expect(await evaluate(siteEditors, one)).toEqual({ site: { equals: 7 } })
    expect(
      simplifySites({ and: [{ site: { in: [7] } }, { or: [{ site: { in: [7] } }, { id: { in: [3] } }] }] }),
    ).toEqual({
      and: [{ site: { equals: 7 } }, { or: [{ site: { equals: 7 } }, { id: { in: [3] } }] }],
    })
    expect(simplifySites({ site: { in: [] } })).toEqual({ site: { in: [] } })
    expect(simplifySites({ site: { in: [1, 2] } })).toEqual({ site: { in: [1, 2] } })
    expect(simplifySites(true)).toBe(true)
    expect(simplifySites(false)).toBe(false)
  })

  it('a new document must belong to one of the user’s sites', async () => {
    expect(await evaluate(onOwnSites(), editor, { data: { site: 1 } })).toEqual({ site: { in: [1, 2] } })
    expect(await evaluate(onOwnSites(), editor, { data: { site: 3 } })).toBe(false)
    expect(await evaluate(onOwnSites(), editor, { data: { site: { id: 3 } } })).toBe(false)
  })

  it('anything not published is a draft', async () => {
    expect(await evaluate(draftsOnly, editor)).toBe(true)
    expect(await evaluate(draftsOnly, editor, { data: { _status: 'draft' } })).toBe(true)
    expect(await evaluate(draftsOnly, editor, { data: { _status: 'published' } })).toBe(false)
  })

  it('files can be read by path, and not listed', async () => {
    expect(await evaluate(fileReaders, null, { isReadingStaticFile: true })).toBe(true)
    expect(await evaluate(fileReaders, null)).toBe(false)
  })

  it('anonymous users and unknown roles have no access', async () => {
    expect(await evaluate(superAdmin, null)).toBe(false)
    expect(await evaluate(superAdmin, { role: 'owner' })).toBe(false)
    expect(hasRole({ role: null }, 'superAdmin')).toBe(false)
    expect(getUserSiteIds(null)).toEqual([])
    expect(getUserSiteIds({ sites: [{ site: null }] })).toEqual([])
  })
})
