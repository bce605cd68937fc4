import { expect, it } from 'vitest'
import { nameBlock, nameRow } from '../../../src/domain/blocks/nameBlock'

const text = (...paragraphs: string[]) => ({
  root: { children: paragraphs.map((words) => ({ type: 'paragraph', children: [{ type: 'text', text: words }] })) },
})

it('names a block by its heading, or by the first words of its text', () => {
  expect(nameBlock({ heading: 'Why us', title: 'Other', content: text('Words') })).toBe('Why us')
  expect(nameBlock({ heading: '', title: 'Our team' })).toBe('Our team')
  expect(nameBlock({ content: text('Open daily', 'From nine') })).toBe('Open daily From nine')
  expect(nameBlock({ content: text('Every car is inspected by our own mechanics. '.repeat(5)) })).toBe(
    'Every car is inspected by our own mechanics. Every car is inspected by our own mechanics. …',
  )
  expect(nameBlock({ beside: { heading: 'Our workshop', content: text('Words') }, caption: 'Bay 2' })).toBe(
    'Our workshop',
  )
  expect(nameBlock({ beside: { heading: null, content: text('Six bays') } })).toBe('Six bays')
  expect(nameBlock({ beside: null, caption: 'Bay 2' })).toBe('Bay 2')
  expect(nameBlock({ content: text('') })).toBeNull()
  expect(nameBlock({ content: { token: 'a field of another kind' } })).toBeNull()
  expect(nameBlock({})).toBeNull()
})

it('names a row of a list in a block by its first words', () => {
  expect(nameRow({ name: 'Eleni Vassos', text: 'Dealer principal' })).toBe('Eleni Vassos')
  expect(nameRow({ question: 'Do you trade in?' })).toBe('Do you trade in?')
  expect(nameRow({ label: ' ', text: null })).toBeNull()
})
