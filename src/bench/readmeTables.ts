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
 * A README with the tables between its markers. A part that was not measured this time keeps the table it has; one of no known
 * title goes.
 * @throws Error where the README lacks the markers
 */
export function withTables(readme: string, { measured, titles, source }: MeasuredTables): string {
  const [from, to] = [readme.indexOf(BEGIN), readme.indexOf(END)]
  if (from < 0 || to < from) throw new Error(`README.md has no ${BEGIN} … ${END}`)
  const earlier = readme
    .slice(from, to)
    .split('\n\n')
    .filter((paragraph) => paragraph.startsWith('|'))
  const tables = titles.flatMap(
    (title) => measured.get(title) ?? earlier.find((table) => table.startsWith(`| ${title} |`)) ?? [],
  )
  return [readme.slice(0, from) + BEGIN, source, ...tables, readme.slice(to)].join('\n\n')
}
