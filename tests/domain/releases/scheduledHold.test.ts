import { expect, it } from 'vitest'
import { describeHold } from '../../../src/domain/releases/scheduledHold'

const at = '2027-02-28T22:00:00.000Z'

it.each([
  [{ release: null, at, by: null }, 'It is scheduled to be published on Monday 1 March 2027, 9:00 am AEDT.'],
  [{ release: null, at: null, by: 'Mia' }, 'It is scheduled to be published. Mia scheduled it.'],
  [
    { release: 'Spring sale', at, by: 'Mia' },
    'It will be published with the release Spring sale, which is scheduled for Monday 1 March 2027, 9:00 am AEDT. Mia scheduled it.',
  ],
])('what will publish a document is said in words: %j', (hold, words) =>
  expect(describeHold(hold, 'Australia/Melbourne')).toBe(words),
)
