import type { FlattenedField } from 'payload'
import type { FieldChange } from '../domain/history/historyActions'
import { formatMoment } from '../domain/site/countdown'

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/

/** Changes of a document with the labels of its form instead of field names, and with times in the site's zone. */
export const describeChanges = (
  fields: readonly FlattenedField[],
  changes: readonly FieldChange[],
  timeZone: string,
): DescribedChange[] =>
  changes.flatMap(({ path, before, after }) => {
    // The list of blocks says which there are, and a date is shown with its zone.
    if (path.endsWith(' blockType') || path.endsWith('_tz')) return []
    const { label, field } = describePath(fields, path)
    const [from, to] = [describeValue(field, before, timeZone), describeValue(field, after, timeZone)]
    // A row that was replaced by one with the same words.
    return from === to && from !== null ? [] : { path, field: label, before: from, after: to }
  })

interface DescribedChange {
  path: string
  field: string
  before: string | null
  after: string | null
}

function describePath(fields: readonly FlattenedField[], path: string) {
  // The last line of a long list: "and 12 more fields".
  if (path.startsWith('and ')) return { label: path, field: null }
  let level: readonly FlattenedField[] = fields
  let field: FlattenedField | null = null
  const words = path.split(' ').map((token) => {
    if (/^\d+$/.test(token)) return token
    field = level.find(({ name }) => name === token) ?? null
    level = field ? childrenOf(field) : []
    return field && 'label' in field && typeof field.label === 'string' && field.label ? field.label : spaced(token)
  })
  return { label: words.join(' '), field: field as FlattenedField | null }
}

function childrenOf(field: FlattenedField): readonly FlattenedField[] {
  if (field.type === 'blocks')
    return field.blocks.flatMap((block) => (typeof block === 'string' ? [] : block.flattenedFields))
  return 'flattenedFields' in field ? field.flattenedFields : []
}

/** "beforePrice" and "before_price" as "before price". */
const spaced = (name: string) =>
  name.replaceAll('_', ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function describeValue(field: FlattenedField | null, value: string | null, timeZone: string): string | null {
  if (value === null) return null
  if (ISO_TIME.test(value)) return formatMoment(value, timeZone, { withYear: true })
  if (field?.type === 'blocks') {
    const nameOf = (slug: string) => {
      const block = field.blocks.find((candidate) => candidate.slug === slug)
      return typeof block?.labels?.singular === 'string' ? block.labels.singular : slug
    }
    return value.split(', ').map(nameOf).join(', ')
  }
  if (field?.type === 'select') {
    const option = field.options.find((candidate) => typeof candidate === 'object' && candidate.value === value)
    return typeof option === 'object' && typeof option.label === 'string' ? option.label : value
  }
  return (field?.type === 'relationship' || field?.type === 'upload') && /^\d+$/.test(value) ? `No. ${value}` : value
}
