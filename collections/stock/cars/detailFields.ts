import type { Field } from 'payload'
import { number, text } from '../../fields/basicFields'
import { json } from '../../fields/json'
import { feedOwnedField } from './feedOwned'

/** A row of fields as [name, label], of equal width. */
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

/** Vehicle details. Empty values are not shown. */
export const detailFields: Field[] = [
  row('number', ['km', 'Kilometres'], ['seats', 'Seats'], ['doors', 'Doors']),
  row('text', ['colour', 'Colour'], ['interior_colour', 'Interior colour']),
  row('text', ['body', 'Body'], ['simple_body', 'Body (filter)'], ['body_configuration', 'Body configuration']),
  row('text', ['trans', 'Transmission'], ['simple_transmission', 'Transmission (filter)']),
  row('text', ['drive', 'Drive'], ['simple_drive', 'Drive (filter)']),
  row('text', ['fuel', 'Fuel'], ['simple_fuel', 'Fuel (filter)']),
  {
    type: 'collapsible',
    label: 'Engine and fuel economy',
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
    json('specifications', 'Other specifications', {
      shape: 'list',
      description: 'A list of labels and values: [{ "label": "Spare wheel", "value": "Full size" }].',
    }),
  ),
]
