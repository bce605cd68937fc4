import { Writable } from 'node:stream'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import pino from 'pino'
import { expect, test } from 'vitest'
import { sqlState } from '../../../src/server/database/driverError'
import { serializers } from '../../../src/server/logger'
import { driverError } from '../../../src/server/serializeError.mjs'

const refused = Object.assign(new Error('duplicate key value'), { code: '23505', constraint: 'leads_reference_idx' })
const wrapped = new DrizzleQueryError('insert into leads values ($1)', ['jane@example.com'], refused)

test('the driver’s error is the one under drizzle’s, and others stay as they are', () => {
  expect(driverError(wrapped)).toBe(refused)
  expect(driverError(refused)).toBe(refused)
  const other = new Error('other', { cause: refused })
  expect(driverError(other)).toBe(other)
  expect(sqlState(wrapped)).toBe('23505')
  expect(sqlState(refused)).toBe('23505')
  expect(sqlState(null)).toBeUndefined()
})

test.each([
  ['a failed query', wrapped],
  ['an error caused by a failed query', new Error('Could not store the lead', { cause: wrapped })],
])('%s is logged without its values', (_, err) => {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  pino({ serializers }, stream).error({ err }, 'Failed')
  expect(lines.join('')).toContain('duplicate key value')
  expect(lines.join('')).toContain('leads_reference_idx')
  expect(lines.join('')).not.toContain('jane@example.com')
})
