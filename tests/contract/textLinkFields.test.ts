import type { Field, FieldAffectingData } from 'payload'
import { expect, test } from 'vitest'
import { toLinkFields } from '../../collections/richTextEditor'
import { INVALID_LINK_MESSAGE } from '../../src/domain/site/linkValue'

type UrlField = {
  admin: { components: { Field: string } }
  validate: (value: string | null, options: { siblingData: { linkType: string } }) => true | string
}

const fields = toLinkFields([
  { name: 'linkType', type: 'radio', options: ['custom', 'internal'] },
  { name: 'url', type: 'text' },
  { name: 'doc', type: 'relationship', relationTo: 'pages' },
] as FieldAffectingData[])
const named = (name: string) => fields.find((field) => 'name' in field && field.name === name) as Field

test('a link of a text has one address with the picker of all links, and links of before to a page itself stay valid', () => {
  const { admin, validate } = named('url') as unknown as UrlField
  expect(admin.components.Field).toContain('TextLinkField')
  for (const name of ['linkType', 'doc']) expect(named(name)).toMatchObject({ admin: { hidden: true } })
  const ofType = (linkType: string) => ({ siblingData: { linkType } })
  expect(validate('/finance', ofType('custom'))).toBe(true)
  expect(validate('javascript:x', ofType('custom'))).toBe(INVALID_LINK_MESSAGE)
  expect(validate('', ofType('custom'))).toBe('Enter a link.')
  expect(validate(null, ofType('internal'))).toBe(true)
})
