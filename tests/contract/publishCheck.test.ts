import config from '@payload-config'
import { describe, expect, it } from 'vitest'
import { CHECKED_COLLECTIONS } from '../../src/domain/publishCheck/checkedCollections'

const { collections } = await config

describe('the check before publishing', () => {
  it.each([...CHECKED_COLLECTIONS])('stands before Publish in the form of %s', (slug) => {
    const form = collections.find((collection) => collection.slug === slug)?.admin.components?.edit
    expect(form?.PublishButton).toMatch(/#CheckedPublish$/)
  })

  it('is of every collection whose Publish is checked', () => {
    const checked = collections.filter(({ admin }) =>
      String(admin.components?.edit?.PublishButton).endsWith('#CheckedPublish'),
    )
    expect(checked.map(({ slug }) => slug).sort()).toEqual([...CHECKED_COLLECTIONS].sort())
  })
})
