import type { Field } from 'payload'
import { json } from '../../fields/json'
import { number, text } from '../../fields/plain'
import { feedOwnedField } from './feedOwned'

/** Columns of a row as [name, label]; numbers unless said. Widths share the row evenly. */
function row(kind: 'text' | 'number', ...fields: [name: string, label: string][]): Field {
  const width = `${Math.floor(100 / fields.length)}%`
  return {
    type: 'row',
    fields: fields.map(([name, label]) =>
      feedOwnedField(
        kind === 'text' ? text(name, label, { admin: { width } }) : number(name, label, { min: 0, admin: { width } }),
      ),
    ),
  }
}

const isCaravan = (data: { item_type?: string | null } | undefined) => data?.item_type === 'caravan'

const lines = (name: string, label: string, description: string): Field =>
  feedOwnedField(
    json(name, label, { shape: 'list', description, Field: '/src/admin/fields/LinesField.tsx#LinesField' }),
  )

/** What shoppers compare. Empty values are left off the page. */
export const detailFields: Field[] = [
  row('number', ['km', 'Kilometres'], ['seats', 'Seats'], ['doors', 'Doors']),
  row('text', ['colour', 'Colour'], ['interior_colour', 'Interior colour']),
  row('text', ['body', 'Body'], ['simple_body', 'Body in filters'], ['body_configuration', 'Body configuration']),
  row('text', ['trans', 'Transmission'], ['simple_transmission', 'Transmission in filters']),
  row('text', ['drive', 'Drive'], ['simple_drive', 'Drive in filters']),
  row('text', ['fuel', 'Fuel'], ['simple_fuel', 'Fuel in filters']),
  {
    type: 'collapsible',
    label: 'Engine and running',
    fields: [
      row('number', ['engine_size_litres', 'Engine (L)'], ['cylinders', 'Cylinders'], ['gearnum', 'Gears']),
      row('number', ['engine_size_cc', 'Engine (cc)'], ['power_kw', 'Power (kW)'], ['torque_nm', 'Torque (Nm)']),
      row('text', ['induction', 'Induction'], ['gear_type', 'Gear type']),
      row('number', ['fuel_consumption', 'Consumption (L/100 km)'], ['fuel_capacity_litres', 'Fuel tank (L)']),
    ],
  },
  {
    type: 'collapsible',
    label: 'Size, towing and safety',
    fields: [
      row('number', ['length_mm', 'Length (mm)'], ['width_mm', 'Width (mm)'], ['height_mm', 'Height (mm)']),
      row('number', ['towing_capacity_braked_kg', 'Tows, braked (kg)'], ['gross_vehicle_mass_kg', 'Gross mass (kg)']),
      {
        type: 'row',
        fields: [
          feedOwnedField(number('ancap_rating', 'ANCAP stars', { min: 0, max: 5, admin: { width: '50%' } })),
          feedOwnedField(number('ancap_year', 'ANCAP year', { min: 1990, max: 2100, admin: { width: '50%' } })),
        ],
      },
    ],
  },
  {
    type: 'collapsible',
    label: 'Caravan',
    admin: { condition: isCaravan },
    fields: [
      row(
        'number',
        ['sleeps', 'Sleeps'],
        ['body_length_feet', 'Body length (ft)'],
        ['body_width_feet', 'Body width (ft)'],
      ),
      row('number', ['tare_weight_kg', 'Tare (kg)'], ['aggregate_trailer_mass_kg', 'Aggregate trailer mass (kg)']),
      row('text', ['axle_type', 'Axle type']),
    ],
  },
  lines('features', 'Features', 'One per line. The first 8 show before Show All.'),
  lines('categories', 'Categories', 'One per line, such as "7 seater" or "Under $20,000".'),
  feedOwnedField(
    json('specifications', 'Further specifications', {
      shape: 'list',
      description:
        'Beyond the usual ones. Typed as a list of labels and values: [{ "label": "Spare wheel", "value": "Full size" }].',
    }),
  ),
]
