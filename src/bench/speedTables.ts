const [BEGIN, END] = ['<!-- bench -->', '<!-- /bench -->']

export interface MeasuredTables {
  /** Markdown tables of the measured parts by title, which is the first cell of the header row */
  measured: ReadonlyMap<string, string>
  /** titles of all parts in display order */
  titles: readonly string[]
  /** machine and command of the measurement */
  source: string
}

/**
 * Replaces the tables between a page's markers. Parts that were not measured keep their table. Tables with unknown titles are
 * removed.
 * @throws {Error} if the page has no markers
 */
export function replaceTables(page: string, { measured, titles, source }: MeasuredTables): string {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)]
  if (from < 0 || to < from) throw new Error(`The page has no ${BEGIN} … ${END}`)
  const earlier = page
    .slice(from, to)
    .split('\n\n')
    .filter((paragraph) => paragraph.startsWith('|'))
  const tables = titles.flatMap(
    (title) => measured.get(title) ?? earlier.find((table) => table.startsWith(`| ${title} |`)) ?? [],
  )
  return [page.slice(0, from) + BEGIN, source, ...tables, page.slice(to)].join('\n\n')
}
