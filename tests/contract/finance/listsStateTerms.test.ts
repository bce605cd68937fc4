import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('[CARD-02] [FIN-13] every list of cards states the terms of its repayments above, and the warning below', () => {
  const lists = globSync('{src,blocks}/**/*.tsx')
    .filter((file) => !file.includes('styleguide'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => text.includes('<SearchCard'))
  expect(lists.length).toBeGreaterThan(4)
  const silent = lists.filter(({ text }) => !/<(Late)?ListTermsText /.test(text) || !text.includes('<ComparisonNote'))
  expect(silent.map(({ file }) => file)).toEqual([])
})
