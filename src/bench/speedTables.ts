const [BEGIN, END] = ['<!-- bench -->', '<!-- /bench -->']

export interface MeasuredTables {
  /** a Markdown table per part that was measured, by its title, the first word of its heading row */
  measured: ReadonlyMap<string, string>
  /** every part's title, in the order they are shown */
  titles: readonly string[]
  /** what they were measured on and by */
  source: string
}

/**
 * A page with the tables between its markers. A part that was not measured this time keeps its table; a table whose title is
 * unknown is removed.
 * @throws Error where the page lacks the markers
 */
export function withTables(page: string, { measured, titles, source }: MeasuredTables): string {
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
