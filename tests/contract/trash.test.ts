import config from '@payload-config'
import { describe, expect, it } from 'vitest'
import { trashEndsAt } from '../../src/domain/trash'

const collections = (await config).collections.filter(({ trash }) => trash)

describe('the trash', () => {
  it.each(collections.map(({ slug, fields }) => [slug, fields] as const))(
    'of %s says until when a document is there, in place of its status',
    (_, fields) => {
      const [status, ...more] = fields.filter((field) => 'name' in field && field.name === '_status')
      expect(status?.admin?.components).toMatchObject({
        Cell: '/src/admin/cells/PublishStatusCell.tsx#PublishStatusCell',
        Field: false,
      })
      expect(status).toMatchObject({ options: [{ value: 'draft' }, { value: 'published' }] })
      expect(more).toEqual([])
    },
  )

  it('keeps a document for 30 days', () => {
    expect(trashEndsAt('2026-11-26T10:00:00.000Z').toISOString()).toBe('2026-12-26T10:00:00.000Z')
  })
})
