import { escapeHtml } from '../escapeHtml'
import { toLabel } from '../labels'

/** Records of one kind. */
export interface ReportSection {
  heading: string
  /** said above the records, such as why they are kept */
  note?: string
  records: readonly Record<string, unknown>[]
}

export interface PersonReport {
  title: string
  /** what the file is, in a few sentences */
  intro: readonly string[]
  sections: readonly ReportSection[]
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;color:#1b1f24;max-width:60rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.75rem}h2{font-size:1.25rem;margin:2.5rem 0 .5rem}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;border-top:1px solid #d5dae0;padding:.75rem 0;margin:0}
dt{color:#5b6470}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}`

/** The records of a person as one HTML page without scripts, pictures or links, for people to read and print. */
export function personReportHtml({ title, intro, sections }: PersonReport): string {
  return `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body>
<h1>${escapeHtml(title)}</h1>
${intro.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${sections.map(sectionHtml).join('\n')}
</body>
</html>
`
}

function sectionHtml({ heading, note, records }: ReportSection): string {
  const body = records.length > 0 ? records.map(recordHtml).join('\n') : '<p>None.</p>'
  return `<h2>${escapeHtml(heading)} (${records.length})</h2>
${note ? `<p>${escapeHtml(note)}</p>` : ''}
${body}`
}

function recordHtml(record: Record<string, unknown>): string {
  const lines = Object.entries(record).flatMap(([name, value]) => {
    const text = toText(value)
    return text ? [`<dt>${escapeHtml(toLabel(name))}</dt><dd>${escapeHtml(text)}</dd>`] : []
  })
  return `<dl>${lines.join('')}</dl>`
}

/** A value as text; lists and groups become lines. Empty for nothing. */
function toText(value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value !== 'object') return String(value)
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((item) => ['', item])
    : Object.entries(value).map(([name, item]) => [`${toLabel(name)}: `, item])
  return entries
    .map(([label, item]) => [label, toText(item)])
    .filter(([, text]) => text)
    .map((parts) => parts.join(''))
    .join('\n')
}
