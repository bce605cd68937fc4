import { expect, it } from 'vitest'
import { toParkedContent } from '../../../src/domain/leads/parkedEnquiry'

it('keeps the whole body, and shows the contact', () => {
  const body = {
    name: 'Ada',
    last_name: 'Nair',
    phone: ' 0491 570 006 ',
    email: 'ada@shopper.test',
    details: { a: [1] },
  }
  const { content, ...contact } = toParkedContent(body)
  expect(contact).toEqual({ name: 'Ada Nair', phone: '0491 570 006', email: 'ada@shopper.test' })
  expect(JSON.parse(content)).toEqual(body)
})

it.each([[null], ['text'], [['a']], [3], [{}], [{ name: 5, phone: {}, email: ' ' }]])(
  'takes %j without a contact',
  (body) => {
    expect(toParkedContent(body)).toEqual({
      name: null,
      phone: null,
      email: null,
      content: JSON.stringify(body, null, 2),
    })
  },
)

it('leaves out what Postgres cannot store, and what is too long', () => {
  const { name, content } = toParkedContent({ name: `A\0da\ud83d${'x'.repeat(300)}`, message: 'y'.repeat(30_000) })
  expect(name).toHaveLength(200)
  expect(name).toMatch(/^Adax/)
  expect(content).toHaveLength(20_000)
})
