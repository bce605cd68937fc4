import type { DateFieldValidation, Field } from 'payload'
import { OVERRIDABLE_FIELDS, overrideProblem } from '../../../src/domain/feeds/carOverrides'
import { noFieldAccess } from '../../access/rules'
import { text } from '../../fields/basicFields'
import { zonedDate } from '../../fields/zonedDate'

/** A time that has passed stays as it was saved until the override is taken away. */
const validateEnd: DateFieldValidation = (value, { previousValue }) =>
  !value ||
  new Date(value) > new Date() ||
  (previousValue !== undefined && Number(new Date(previousValue)) === Number(new Date(value))) ||
  'This time has passed: the override would do nothing. Enter a later time, or leave it empty.'

/** Values that staff set in place of the feed's. */
export const overrideFields: Field[] = [
  {
    name: 'overrides',
    label: 'Overrides',
    labels: { singular: 'Override', plural: 'Overrides' },
    type: 'array',
    maxRows: 20,
    validate: (rows: unknown) => {
      const fields = (Array.isArray(rows) ? rows : []).map(({ field }: { field?: string }) => field)
      return new Set(fields).size === fields.length || 'Each field can have one override.'
    },
    admin: {
      initCollapsed: false,
      condition: (data) => Boolean(data?.feed_hash),
      description:
        'A value in place of the feed’s. It ends at its time, or when the feed says the same, and then the feed’s value is back.',
      components: {
        Cell: '/src/admin/overrides/OverridesCell.tsx#OverridesCell',
        RowLabel: '/src/admin/rowLabels/OverrideRowLabel.tsx#OverrideRowLabel',
      },
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'field',
            label: 'Field',
            type: 'select',
            required: true,
            options: OVERRIDABLE_FIELDS,
            enumName: 'car_override_field',
            admin: { width: '30%' },
          },
          text('value', 'Value', {
            required: true,
            maxLength: 20_000,
            validate: validateValue,
            admin: {
              width: '40%',
              description: 'Lists, such as features: a vertical bar between.',
              components: { Field: '/src/admin/overrides/OverrideValueField.tsx#OverrideValueField' },
            },
          }),
          zonedDate('until', 'Until', {
            validate: validateEnd,
            admin: { width: '30%', description: 'Leave empty to keep it until the feed says the same.' },
          }),
        ],
      },
    ],
  },
  {
    name: 'feed_values',
    type: 'json',
    admin: { hidden: true },
    access: { create: noFieldAccess, update: noFieldAccess },
  },
]

function validateValue(value: unknown, { siblingData }: { siblingData: unknown }) {
  const { field } = siblingData as { field?: string }
  if (!value) return 'Enter a value.'
  return overrideProblem({ field, value: String(value) }, new Date()) ?? true
}
