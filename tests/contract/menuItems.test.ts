import config from '@payload-config'
import { describe, expect, it } from 'vitest'
import { COPIED_COLLECTIONS } from '../../collections/copies/copiedFrom'

const { collections } = await config
const itemsOf = (slug: string) =>
  JSON.stringify(
    collections.find((collection) => collection.slug === slug)?.admin.components?.edit?.editMenuItems ?? [],
  )

describe('the menu of a document', () => {
  it.each(collections.map(({ slug }) => slug))('of %s does not offer to move it to another site', (slug) => {
    expect(itemsOf(slug)).not.toContain('AssignTenantFieldTrigger')
  })

  it.each([...COPIED_COLLECTIONS])('of %s offers to copy it to another site', (slug) => {
    expect(itemsOf(slug)).toContain('#CopyToSite')
  })
})
