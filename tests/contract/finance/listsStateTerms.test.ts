import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root, sourceFiles } from '../../support/importGraph'

it('[CARD-02] [FIN-13] every list of cards states the terms of its repayments above, and the warning below', () => {
  const lists = sourceFiles('src', 'blocks')
    .filter((file) => file.endsWith('.tsx') && !file.includes('styleguide'))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    .filter(({ text }) => text.includes('<SearchCard'))
  expect(lists.length).toBeGreaterThan(4)
  const silent = lists.filter(({ text }) => !/<(Late)?ListTermsText /.test(text) || !text.includes('<ComparisonNote'))
  expect(silent.map(({ file }) => file)).toEqual([])
})
