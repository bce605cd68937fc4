import { expect, it } from 'vitest'
import { clockName } from '../../../src/domain/calendar/clockName'

it('names the clock of a site only where the other clock shows another time', () => {
  const at = '2026-12-03T00:00:00.000Z'
  expect(clockName(at, 'Australia/Sydney', 'Australia/Melbourne')).toBeNull()
  expect(clockName(at, 'Australia/Sydney', 'Europe/London')).toBe('AEDT')
  expect(clockName('2026-07-03T00:00:00.000Z', 'Australia/Sydney', 'Australia/Brisbane')).toBeNull()
  expect(clockName(at, 'Australia/Perth', 'Australia/Sydney')).toBe('AWST')
})
