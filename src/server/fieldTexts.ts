import type { Field } from 'payload'
import { type FieldText, plainText } from '../domain/find/findWords'
import { blockOf } from './blockConfigs'

/** Texts of one document at most, so that a search of it ends. */
const MAX_TEXTS = 2000

type Data = Record<string, unknown>

/**
 * The texts that staff write into a document, with the paths of their fields. Fields that are hidden in the admin or that have a read
 * rule of their own are left out, so that a search never tells what a form would not show.
 */
export function listFieldTexts(fields: readonly Field[], data: unknown): FieldText[] {
  const texts: FieldText[] = []
  collect(fields, data, '', texts)
  return texts.slice(0, MAX_TEXTS)
}

function collect(fields: readonly Field[], data: unknown, prefix: string, texts: FieldText[]): void {
  if (typeof data !== 'object' || data === null || texts.length >= MAX_TEXTS) return
  for (const field of fields) collectField(field, data as Data, prefix, texts)
}

function collectField(field: Field, data: Data, prefix: string, texts: FieldText[]): void {
  if (!isShown(field)) return
  if (field.type === 'tabs') {
    for (const tab of field.tabs)
      if ('name' in tab && tab.name) collect(tab.fields, data[tab.name], `${prefix}${tab.name}.`, texts)
      else collect(tab.fields, data, prefix, texts)
    return
  }
  if (!('name' in field) || !field.name) {
    if ('fields' in field) collect(field.fields, data, prefix, texts)
    return
  }
  const path = `${prefix}${field.name}`
  const value = data[field.name]
  if (field.type === 'group') collect(field.fields, value, `${path}.`, texts)
  else if (field.type === 'array')
    for (const [index, row] of toRows(value)) collect(field.fields, row, `${path}.${index}.`, texts)
  else if (field.type === 'blocks')
    for (const [index, row] of toRows(value)) {
      const block = blockOf(field, (row as { blockType?: unknown } | null)?.blockType)
      if (block) collect(block.fields, row, `${path}.${index}.`, texts)
    }
  else addText(field, path, value, texts)
}

function addText(field: Field, path: string, value: unknown, texts: FieldText[]): void {
  const text =
    field.type === 'richText'
      ? plainText(value)
      : field.type === 'text' || field.type === 'textarea'
        ? [value]
            .flat()
            .filter((part) => typeof part === 'string')
            .join(', ')
        : ''
  if (text) texts.push({ path, text })
}

const toRows = (value: unknown) => (Array.isArray(value) ? [...value.entries()] : [])

function isShown(field: Field): boolean {
  const { hidden, access, admin } = field as {
    hidden?: boolean
    access?: { read?: unknown }
    admin?: { hidden?: boolean; disabled?: boolean }
  }
  return !hidden && !access?.read && !admin?.hidden && !admin?.disabled
}

/** A field of a form with the words by which staff find it. */
export interface NamedField {
  path: string
  label: string
  /** the tab and the groups around it: "Brand and contact", "Announcement bar" */
  within: readonly string[]
  help: string
}

/** The fields of a collection's form by their labels, without those within rows of lists. */
export function listNamedFields(fields: readonly Field[], within: readonly string[] = [], prefix = ''): NamedField[] {
  return fields.flatMap((field): NamedField[] => {
    if (!isShown(field)) return []
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        listNamedFields(
          tab.fields,
          [...within, textOf(tab.label)].filter(Boolean),
          'name' in tab && tab.name ? `${prefix}${tab.name}.` : prefix,
        ),
      )
    const label = 'label' in field ? textOf(field.label) : ''
    if (field.type === 'group' || field.type === 'row' || field.type === 'collapsible')
      return listNamedFields(
        field.fields,
        [...within, label].filter(Boolean),
        'name' in field && field.name ? `${prefix}${field.name}.` : prefix,
      )
    if (!('name' in field) || !field.name || field.type === 'ui' || !label) return []
    const help = textOf((field.admin as { description?: unknown } | undefined)?.description)
    return [{ path: `${prefix}${field.name}`, label, within, help }]
  })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
