import config from '@payload-config'
import { type Field, traverseFields } from 'payload'
import { fieldAffectsData, fieldIsHiddenOrDisabled } from 'payload/shared'
import { describe, expect, it } from 'vitest'

// Staff never see the lists of Payload's own hidden collections.
const collections = (await config).collections.filter(({ admin }) => admin.hidden !== true)

/** Finds the list fields by name, and whether bulk edit offers them. Fields inside a list are skipped. */
function findLists(fields: Field[]): { name: string; offered: boolean }[] {
  const lists: { name: string; offered: boolean }[] = []
  traverseFields({
    fields,
    callback: ({ field, next }) => {
      const rows = field.type === 'array' || field.type === 'blocks' || field.type === 'join'
      if (!fieldAffectsData(field) || !(rows || ('hasMany' in field && field.hasMany))) return
      const { disableBulkEdit } = (field.admin ?? {}) as { disableBulkEdit?: boolean }
      lists.push({ name: field.name, offered: !disableBulkEdit && !fieldIsHiddenOrDisabled(field as never) })
      next?.()
    },
  })
  return lists
}

describe('bulk edit', () => {
  it('is checked on lists in tabs, groups, rows and plugin fields', () => {
    const lists = Object.fromEntries(
      collections.map(({ slug, fields }) => [slug, findLists(fields as Field[]).map(({ name }) => name)]),
    )
    expect(lists.pages).toContain('layout')
    expect(lists.locations).toEqual(expect.arrayContaining(['departments', 'special_hours']))
    expect(lists.sites).toEqual(expect.arrayContaining(['domains', 'brands']))
    expect(lists.users).toContain('sites')
    expect(lists.leadRoutes).toContain('emails')
  })

  it.each(collections.map(({ slug, fields }) => [slug, fields as Field[]] as const))(
    'excludes the lists of %s',
    (_, fields) => {
      const offered = findLists(fields).filter((list) => list.offered)
      expect(offered.map(({ name }) => name)).toEqual([])
    },
  )

  it('offers neither the site nor an address, of which each document has its own', () => {
    const offered = (slug: string) => {
      const names: string[] = []
      const { fields } = collections.find((collection) => collection.slug === slug)!
      traverseFields({
        fields: fields as Field[],
        callback: ({ field }) => {
          const { disableBulkEdit } = (field.admin ?? {}) as { disableBulkEdit?: boolean }
          if (fieldAffectsData(field) && !disableBulkEdit) names.push(String(field.name))
        },
      })
      return names
    }
    for (const [slug, address] of [
      ['locations', 'slug'],
      ['offers', 'slug'],
      ['pages', 'path'],
      ['menus', 'key'],
    ] as const) {
      expect(offered(slug), slug).not.toContain('site')
      expect(offered(slug), slug).not.toContain(address)
    }
    expect(offered('locations')).toContain('visible')
  })
})
