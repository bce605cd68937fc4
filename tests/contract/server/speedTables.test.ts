import { expect, test } from 'vitest'
import { replaceTables } from '@/bench/speedTables'

const table = (title: string, figure: string) => `| ${title} | Measured |\n|---|---|\n| a page | ${figure} |`
const titles = ['Stock index', 'Feeds', 'Pages, first visit']

const page = (...paragraphs: string[]) =>
  `# Speed\n\n<!-- bench -->\n\n${paragraphs.join('\n\n')}\n\n<!-- /bench -->\n\nMore.\n`

test('a part that was not measured keeps its table, and all stay in order', () => {
  const before = page('Measured on a laptop.', table('Stock index', '5 ms'), table('Pages, first visit', '9 KB'))
  const measured = new Map([
    ['Pages, first visit', table('Pages, first visit', '8 KB')],
    ['Feeds', table('Feeds', '2 s')],
  ])
  expect(replaceTables(before, { measured, titles, source: 'Measured on a server.' })).toBe(
    page(
      'Measured on a server.',
      table('Stock index', '5 ms'),
      table('Feeds', '2 s'),
      table('Pages, first visit', '8 KB'),
    ),
  )
})

test('the table of a removed part is deleted', () => {
  const before = page('Measured.', table('Moon phases', '1'))
  expect(replaceTables(before, { measured: new Map(), titles, source: 'Measured.' })).toBe(page('Measured.'))
})

test('a page without markers is unchanged', () => {
  expect(() => replaceTables('# Speed', { measured: new Map(), titles, source: '' })).toThrow('<!-- bench -->')
})
