import type { Field } from 'payload'
import { type CarField, type CarFieldName, carFieldEntries } from '../../../src/domain/stock/carFields'
import { json } from '../../fields/json'
import { carField } from './carField'
import { feedOwnedField } from './feedOwned'

type Group = NonNullable<CarField['group']>

/** The specification fields of a group, in the rows set in `CAR_FIELDS`. */
function groupRows(group: Group): Field[] {
  const fields = carFieldEntries.filter(([, field]) => field.group === group)
  const rows = [...new Set(fields.map(([, { row }]) => row ?? 0))].sort((a, b) => a - b)
  return rows.map((row) => toRow(fields.filter(([, field]) => (field.row ?? 0) === row)))
}

/** A row of fields of equal width. */
function toRow(members: [CarFieldName, CarField][]): Field {
  const width = `${Math.floor(100 / members.length)}%`
  const ordered = members.toSorted(([, a], [, b]) => (a.place ?? 0) - (b.place ?? 0))
  return { type: 'row', fields: ordered.map(([name]) => carField(name, { width })) }
}

const isCaravan = (data: { item_type?: string | null } | undefined) => data?.item_type === 'caravan'

const lines = (name: string, label: string, description: string): Field =>
  feedOwnedField(
    json(name, label, { shape: 'list', description, Field: '/src/admin/fields/LinesField.tsx#LinesField' }),
  )

/** Vehicle details. Empty values are not shown. */
export const detailFields: Field[] = [
  ...groupRows('main'),
  { type: 'collapsible', label: 'Engine and fuel economy', fields: groupRows('engine') },
  { type: 'collapsible', label: 'Size, towing and safety', fields: groupRows('size') },
  { type: 'collapsible', label: 'Caravan', admin: { condition: isCaravan }, fields: groupRows('caravan') },
  lines('features', 'Features', 'One per line. The first 8 show before Show All.'),
  lines('categories', 'Categories', 'One per line, such as "7 seater" or "Under $20,000".'),
  feedOwnedField(
    json('specifications', 'Other specifications', {
      shape: 'list',
      description: 'A list of labels and values: [{ "label": "Spare wheel", "value": "Full size" }].',
    }),
  ),
]
