import { expect, it } from 'vitest'
import { withoutIds } from '../../../src/domain/blocks/withoutIds'

it('a copy of a block has no ids of its own, in rows neither, and keeps relations and rich text', () => {
  const content = { root: { type: 'root', children: [{ type: 'upload', id: 'x', value: 3 }] } }
  const block = { id: 'a', blockType: 'faq', image: 7, questions: [{ id: 'b', question: 'Why?' }], content }
  expect(withoutIds(block)).toEqual({ blockType: 'faq', image: 7, questions: [{ question: 'Why?' }], content })
  expect(block.id).toBe('a')
})
