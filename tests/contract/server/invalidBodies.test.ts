import pino from 'pino'
import { expect, it } from 'vitest'
import { quietInvalidBodies } from '../../../collections/hooks/restErrors'

it('a body that nobody can read is logged as information, other errors as errors', () => {
  const lines: { level: number; err?: { message: string }; msg?: string }[] = []
  const log = quietInvalidBodies(pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }))
  log.error({ err: new SyntaxError('Unexpected token') })
  log.error({ err: new Error('Unexpected end of form') })
  log.error({ err: new Error('Connection terminated') })
  log.error('Something else')
  expect(lines.map(({ level, err, msg }) => [level, err?.message, msg])).toEqual([
    [30, 'Unexpected token', 'A request has a body that cannot be read'],
    [30, 'Unexpected end of form', 'A request has a body that cannot be read'],
    [50, 'Connection terminated', expect.anything()],
    [50, undefined, 'Something else'],
  ])
})
