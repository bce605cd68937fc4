import config from '@payload-config'
import type { CollectionConfig, Field } from 'payload'
import { expect, it } from 'vitest'
import { copyName } from '../../collections/fields/copies'

const { collections } = await config

const hasNameOfCopy = (fields: readonly Field[], title: string): boolean =>
  fields.some((field) => {
    if ('tabs' in field) return field.tabs.some((tab) => hasNameOfCopy(tab.fields, title))
    if ('name' in field && field.name === title)
      return 'hooks' in field && (field.hooks?.beforeDuplicate as unknown[] | undefined)?.includes(copyName) === true
    return 'fields' in field && hasNameOfCopy(field.fields as Field[], title)
  })

/** Payload’s own collections have no forms of ours. */
/** Written by the product, or figures without a name. */
const NAMELESS = new Set(['releaseItems', 'approvals', 'campaignCosts'])

const offered = (collections as CollectionConfig[]).filter(
  ({ slug, disableDuplicate }) => !disableDuplicate && !slug.startsWith('payload-') && !NAMELESS.has(slug),
)

it.each(offered.map((collection) => [collection.slug, collection] as const))(
  'a copy in %s has a name of its own',
  (_, { admin, fields }) => expect(hasNameOfCopy(fields, admin?.useAsTitle ?? '')).toBe(true),
)
