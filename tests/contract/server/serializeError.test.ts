import pg from 'pg'
import { expect, it } from 'vitest'
import { serializeError } from '../../../src/server/serializeError.mjs'

const fail = (message: string, fields: object = {}) =>
  Object.assign(new pg.DatabaseError(message, 10, 'error'), {
    severity: 'ERROR',
    code: '23505',
    routine: 'x',
    ...fields,
  })

const logged = (error: Error) => JSON.stringify(serializeError(error))

it.each([
  fail('duplicate key value violates unique constraint "leads_email_idx"', {
    detail: 'Key (email)=(ada@example.test) already exists.',
    where: 'COPY leads, line 1: "ada@example.test"',
  }),
  fail('invalid input syntax for type integer: "ada@example.test"'),
  fail('no such value as ada@example.test'),
  new Error('Failed', { cause: fail('no such value as ada@example.test') }),
])('a failed query is logged without the values that Postgres quotes: %s', (error) => {
  expect(logged(error)).not.toContain('ada')
  expect(error.message).toBeTruthy()
})

it('names of constraints, tables and code stay, and so do other errors', () => {
  expect(logged(fail('duplicate key value violates unique constraint "leads_key"'))).toContain('leads_key')
  expect(logged(fail('relation "leads" does not exist'))).toMatch(/relation \\"leads\\".*serializeError\.test/)
  expect(logged(new Error('Cannot read "x"'))).toContain('Cannot read \\"x\\"')
})
