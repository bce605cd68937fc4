import { expect, it } from 'vitest'
import { toSynonyms } from '../../../src/admin/searchWords/requestReading'

it('[STK-02] the search words of a form are those that are complete; a form without any has 0 in place of a list', () => {
  const rows = [
    { words: 'beast', means: 'dual cab' },
    { words: 'new', means: '' },
    { words: null, means: 'ute' },
  ]
  expect(toSynonyms(rows)).toEqual([{ words: 'beast', means: 'dual cab' }])
  for (const none of [0, null, undefined, []]) expect(toSynonyms(none)).toEqual([])
})
