import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { findRelations } from '../../collections/fields/findRelations'
import { findForeignRelations } from '../../collections/hooks/enforceSiteRelations'

const picture: Field = { name: 'picture', type: 'upload', relationTo: 'media' }

describe('relations of a document', () => {
  it('are found in all nested fields, with the form path of the admin', () => {
    const fields: Field[] = [
      { type: 'row', fields: [picture] },
      {
        name: 'links',
        type: 'array',
        fields: [{ name: 'page', type: 'relationship', relationTo: ['pages', 'models'] }],
      },
      {
        name: 'layout',
        type: 'blocks',
        blocks: [{ slug: 'hero', fields: [{ type: 'collapsible', label: 'x', fields: [picture] }] }],
      },
      {
        type: 'tabs',
        tabs: [{ label: 'a', fields: [{ name: 'brands', type: 'relationship', relationTo: 'makes', hasMany: true }] }],
      },
      { type: 'tabs', tabs: [{ name: 'meta', label: 'b', fields: [picture] }] },
      { name: 'address', type: 'group', fields: [picture] },
    ]
    const data = {
      picture: 1,
      links: [{}, { page: { relationTo: 'models', value: 2 } }],
      layout: [
        { blockType: 'hero', picture: { id: 3 } },
        { blockType: 'gone', picture: 9 },
      ],
      brands: [4, '5', null],
      meta: { picture: 6 },
      address: { picture: 7 },
    }
    expect(findRelations(fields, data)).toEqual([
      { collection: 'media', id: 1, path: 'picture' },
      { collection: 'models', id: 2, path: 'links.1.page' },
      { collection: 'media', id: 3, path: 'layout.0.picture' },
      { collection: 'makes', id: 4, path: 'brands' },
      { collection: 'makes', id: 5, path: 'brands' },
      { collection: 'media', id: 6, path: 'meta.picture' },
      { collection: 'media', id: 7, path: 'address.picture' },
    ])
  })

  it('are found in rich text: images and links', () => {
    const fields: Field[] = [{ name: 'text', type: 'richText' }]
    const text = {
      root: {
        children: [
          { type: 'upload', relationTo: 'media', value: 1 },
          {
            type: 'paragraph',
            children: [
              {
                type: 'link',
                fields: { linkType: 'internal', doc: { relationTo: 'pages', value: { id: 2 } } },
                children: [],
              },
              { type: 'link', fields: { linkType: 'custom', url: '/x' }, children: [{ type: 'text', text: 'x' }] },
            ],
          },
        ],
      },
    }
    expect(findRelations(fields, { text })).toEqual([
      { collection: 'media', id: 1, path: 'text' },
      { collection: 'pages', id: 2, path: 'text' },
    ])
  })

  it('run no query without relations', () => {
    expect(findRelations([picture], { picture: null })).toEqual([])
    expect(findRelations([picture], undefined)).toEqual([])
  })
})

describe('relations to another site', () => {
  it('are found by one query per collection', async () => {
    const queries: [string, number[]][] = []
    const foreign = await findForeignRelations(
      [
        { collection: 'media', id: 1, path: 'a' },
        { collection: 'media', id: 2, path: 'b' },
        { collection: 'media', id: 2, path: 'c' },
        { collection: 'pages', id: 1, path: 'd' },
      ],
      10,
      async (collection, ids) => {
        queries.push([collection, ids])
        return collection === 'media'
          ? [
              { id: 1, site: 10 },
              { id: 2, site: { id: 11 } },
            ]
          : []
      },
    )
    expect(foreign.map(({ path }) => path)).toEqual(['b', 'c'])
    expect(queries).toEqual([
      ['media', [1, 2]],
      ['pages', [1]],
    ])
  })
})
