import { describe, expect, test } from 'vitest'
import { figure, figureWithMax, figureWithMin, formatTable } from '@/bench/benchRow'
import { findRegressions } from '@/bench/regressions'
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

describe('what is worse than the last figure written', () => {
  const earlier = [
    { ...figureWithMax('Home: largest paint', 2, '×', 2.2), note: '640 ms' },
    figureWithMax('Home: elements', 1250, '', 1100),
    figureWithMin('Home: requests', 400, '/s', 300),
    figure('Home: photos', 5, ''),
  ]
  const find = (rows: Parameters<typeof findRegressions>[0], isSameMachine = true) =>
    findRegressions(rows, { page: page('Measured.', formatTable('Pages', earlier)), title: 'Pages', isSameMachine })

  test('is named with its target, and what runs differ by is not', () => {
    expect(find(earlier)).toEqual([])
    expect(
      find([
        figureWithMax('Home: largest paint', 2.2, '×', 2.2),
        figureWithMax('Home: elements', 1255, '', 1100),
        figureWithMin('Home: requests', 900, '/s', 300),
        figure('Home: photos', 50, ''),
        { ...figureWithMax('Home: largest paint', 2.4, '×', 2.5), resolution: 0.5 },
        figureWithMax('Home: not measured before', 9, '', 1),
      ]),
    ).toEqual([])
    expect(
      find([
        figureWithMax('Home: largest paint', 2.5, '×', 3),
        figureWithMax('Home: elements', 1300, '', 1100),
        figureWithMin('Home: requests', 320, '/s', 300),
      ]),
    ).toEqual([
      'Home: largest paint: 2.5 ×, was 2 (at most 3)',
      'Home: elements: 1300, was 1250 (at most 1,100)',
      'Home: requests: 320 /s, was 400 (at least 300)',
    ])
  })

  test('leaves out the times of another machine', () => {
    expect(find([figureWithMin('Home: requests', 320, '/s', 300)], false)).toEqual([])
    expect(find([figureWithMax('Home: largest paint', 2.5, '×', 3)], false)).toHaveLength(1)
  })
})
