import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { layoutBlocks as blocks } from '../../../collections/fields/layout'
import { withSampleWords } from '../../../collections/fields/sampleWords'

it('a new block shows words of its example in its empty texts, and stores none of them', () => {
  const faq = blocks.find(({ slug }) => slug === 'faq')!
  const question = findTexts(faq.fields).find(({ name }) => name === 'question')!
  expect(question.admin?.placeholder).toMatch(/\?$/)
  expect(question.defaultValue).toBeUndefined()
})

it('a field keeps its own placeholder and default', () => {
  const fields = withSampleWords(
    [
      { name: 'heading', type: 'text', admin: { placeholder: 'The location’s name' } },
      { name: 'label', type: 'text', defaultValue: 'Send' },
      { name: 'text', type: 'textarea' },
    ],
    { heading: 'Geelong', label: 'Go', text: 'Open daily.' },
  )
  expect(findTexts(fields).map(({ admin }) => admin?.placeholder)).toEqual([
    'The location’s name',
    undefined,
    'Open daily.',
  ])
})

it('a list that needs rows opens with as many empty ones, and a list that may stay empty with none', () => {
  const fields = withSampleWords(
    [
      { name: 'slides', type: 'array', required: true, minRows: 2, fields: [] },
      { name: 'notes', type: 'array', minRows: 1, fields: [] },
      { name: 'links', type: 'array', required: true, minRows: 1, defaultValue: [{ label: 'Book' }], fields: [] },
    ],
    {},
  )
  expect(fields.map((field) => 'defaultValue' in field && field.defaultValue)).toEqual([
    [{}, {}],
    false,
    [{ label: 'Book' }],
  ])
})

it('each block with a text shows some', () => {
  const silent = blocks.filter(({ fields }) => {
    const texts = findTexts(fields).filter(({ name }) => name !== 'anchor')
    return texts.length > 0 && texts.every(({ admin, defaultValue }) => !admin?.placeholder && !defaultValue)
  })
  expect(silent.map(({ slug }) => slug)).toEqual([])
})

type Text = Extract<Field, { type: 'text' | 'textarea' }>

function findTexts(fields: readonly Field[]): Text[] {
  return fields.flatMap((field): Text[] => {
    if (field.type === 'text' || field.type === 'textarea') return [field]
    return 'fields' in field ? findTexts(field.fields) : []
  })
}
