import type { ArrayField, RowField, TextField, UploadField } from 'payload'
import { json } from '../../fields/json'
import { number, text, textarea, tick } from '../../fields/plain'

const LINES = '/src/admin/fields/LinesField.tsx#LinesField'
const ROW_LABEL = '/src/admin/models/RangeRowLabel.tsx#RangeRowLabel'

const picture = (description?: string): UploadField => ({
  name: 'image',
  label: 'Picture',
  type: 'upload',
  relationTo: 'media',
  admin: { description },
})

const swatch: TextField = text('hex', 'Swatch', {
  required: true,
  defaultValue: '#808080',
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)] },
  validate: (value: unknown) =>
    /^#[0-9a-f]{6}$/.test(String(value ?? '')) || 'A colour is # and six digits or letters a to f, such as #14213d.',
  admin: { width: '30%', components: { Field: '/src/admin/fields/ColourField.tsx#ColourField' } },
})

const prices: RowField = {
  type: 'row',
  fields: [
    number('dap_min_price', 'From ($)', {
      min: 0,
      max: 10_000_000,
      admin: {
        width: '50%',
        step: 1,
        description: 'Drive away, the lowest. The cheapest variant gives the From price.',
      },
    }),
    number('dap_max_price', 'To ($)', {
      min: 0,
      max: 10_000_000,
      admin: { width: '50%', step: 1, description: 'The highest, where options raise it. Empty for one price.' },
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
        const { dap_min_price: least } = siblingData as { dap_min_price?: number | null }
        return !value || Number(value) >= (least ?? 0) || 'The highest price is not below the lowest.'
      },
    }),
  ],
}

/** The trims of a model with their prices (MOD-04). */
export const variantsField: ArrayField = {
  name: 'model_variants',
  label: 'Variants',
  labels: { singular: 'Variant', plural: 'Variants' },
  type: 'array',
  maxRows: 40,
  admin: { initCollapsed: true, components: { RowLabel: ROW_LABEL } },
  fields: [
    {
      type: 'row',
      fields: [
        text('name', 'Name', { required: true, maxLength: 80, admin: { width: '33%', placeholder: 'SR5' } }),
        text('full_name', 'In full', {
          maxLength: 120,
          admin: { width: '33%', placeholder: 'HiLux SR5 double cab', description: 'Empty uses the name.' },
        }),
        text('series', 'Series', { maxLength: 60, admin: { width: '34%' } }),
      ],
    },
    prices,
    json('features', 'What it has', { shape: 'list', description: 'One per line.', Field: LINES }),
    picture('Empty shows the model\u2019s.'),
  ],
}

/** What the model has to tell, one after the other (MOD-04). */
export const featuresField: ArrayField = {
  name: 'features',
  label: 'Features',
  labels: { singular: 'Feature', plural: 'Features' },
  type: 'array',
  maxRows: 20,
  admin: {
    initCollapsed: true,
    description: 'Shown in this order. Drag to reorder.',
    components: { RowLabel: ROW_LABEL },
  },
  fields: [
    {
      type: 'row',
      fields: [
        text('title', 'Title', { required: true, maxLength: 80, admin: { width: '60%' } }),
        {
          name: 'template',
          label: 'Shown as',
          type: 'select',
          required: true,
          defaultValue: 'beside',
          enumName: 'model_feature_template',
          options: [
            { value: 'beside', label: 'Text beside the picture' },
            { value: 'wide', label: 'Wide picture, text below' },
            { value: 'card', label: 'Card, three in a row' },
            { value: 'words', label: 'Words alone' },
          ],
          admin: { width: '40%' },
        },
      ],
    },
    textarea('description', 'Text', { maxLength: 1000 }),
    picture(),
    tick('is_carousel', 'Several pictures to swipe through', {
      admin: { condition: (_, feature) => ['beside', 'wide'].includes(feature?.template) },
    }),
    {
      name: 'images',
      label: 'More pictures',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      maxRows: 12,
      admin: { condition: (_, feature) => Boolean(feature?.is_carousel) },
    },
  ],
}

/** The paints that a model comes in (MOD-04). */
export const coloursField: ArrayField = {
  name: 'colours',
  label: 'Colours',
  labels: { singular: 'Colour', plural: 'Colours' },
  type: 'array',
  maxRows: 30,
  admin: { initCollapsed: true, components: { RowLabel: ROW_LABEL } },
  fields: [
    {
      type: 'row',
      fields: [
        text('name', 'Name', { required: true, maxLength: 60, admin: { width: '40%', placeholder: 'Glacier White' } }),
        swatch,
        text('note', 'Note', { maxLength: 40, admin: { width: '30%', placeholder: 'Premium, $695' } }),
      ],
    },
    picture('The model in this colour. Empty keeps the picture that stands there.'),
  ],
}

/** Facts and figures of the whole model (MOD-04). */
export const specificationsField: ArrayField = {
  name: 'model_specifications',
  label: 'Specifications',
  labels: { singular: 'Line', plural: 'Lines' },
  type: 'array',
  maxRows: 120,
  admin: { initCollapsed: true, components: { RowLabel: ROW_LABEL } },
  fields: [
    {
      type: 'row',
      fields: [
        text('group', 'Under', { maxLength: 40, admin: { width: '25%', placeholder: 'Engine' } }),
        text('label', 'What', { required: true, maxLength: 60, admin: { width: '35%', placeholder: 'Power' } }),
        text('value', 'How much', { required: true, maxLength: 120, admin: { width: '40%', placeholder: '150 kW' } }),
      ],
    },
  ],
}
