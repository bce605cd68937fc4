import { expect, it } from 'vitest'
import { nameBlock } from '../../../src/domain/blocks/nameBlock'

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
  expect(nameBlock({ content: text('') })).toBeNull()
  expect(nameBlock({ content: { token: 'a field of another kind' } })).toBeNull()
  expect(nameBlock({})).toBeNull()
})
