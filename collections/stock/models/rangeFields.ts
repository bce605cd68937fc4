import type { ArrayField, RowField, TextField, UploadField } from 'payload'
import { checkbox, number, text, textarea } from '../../fields/basicFields'
import { json } from '../../fields/json'

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
  validate: (value: unknown) => /^#[0-9a-f]{6}$/.test(String(value ?? '')) || 'Enter a hex colour, such as #14213d.',
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
        description: 'Lowest drive-away price. The cheapest variant sets the model\u2019s From price.',
      },
    }),
    number('dap_max_price', 'To ($)', {
      min: 0,
      max: 10_000_000,
      admin: { width: '50%', step: 1, description: 'Highest price with options. Optional.' },
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
        const { dap_min_price: minPrice } = siblingData as { dap_min_price?: number | null }
        return !value || Number(value) >= (minPrice ?? 0) || 'Must not be lower than the From price.'
      },
    }),
  ],
}

/** Variants of a model with their prices (MOD-04). */
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
        text('full_name', 'Full name', {
          maxLength: 120,
          admin: { width: '33%', placeholder: 'HiLux SR5 double cab', description: 'Leave empty to use the name.' },
        }),
        text('series', 'Series', { maxLength: 60, admin: { width: '34%' } }),
      ],
    },
    prices,
    json('features', 'Features', { shape: 'list', description: 'One per line.', Field: LINES }),
    picture('Leave empty to use the model\u2019s.'),
  ],
}

/** Feature sections of a model page (MOD-04). */
export const featuresField: ArrayField = {
  name: 'features',
  label: 'Features',
  labels: { singular: 'Feature', plural: 'Features' },
  type: 'array',
  maxRows: 20,
  admin: {
    initCollapsed: true,
    description: 'Drag to reorder.',
    components: { RowLabel: ROW_LABEL },
  },
  fields: [
    {
      type: 'row',
      fields: [
        text('title', 'Title', { required: true, maxLength: 80, admin: { width: '60%' } }),
        {
          name: 'template',
          label: 'Layout',
          type: 'select',
          required: true,
          defaultValue: 'beside',
          enumName: 'model_feature_template',
          options: [
            { value: 'beside', label: 'Text beside image' },
            { value: 'wide', label: 'Wide image, text below' },
            { value: 'card', label: 'Card, three in a row' },
            { value: 'words', label: 'Text only' },
          ],
          admin: { width: '40%' },
        },
      ],
    },
    textarea('description', 'Text', { maxLength: 1000 }),
    picture(),
    checkbox('is_carousel', 'Image carousel', {
      admin: { condition: (_, feature) => ['beside', 'wide'].includes(feature?.template) },
    }),
    {
      name: 'images',
      label: 'More images',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      maxRows: 12,
      admin: { condition: (_, feature) => Boolean(feature?.is_carousel) },
    },
  ],
}

/** Paint colours of a model (MOD-04). */
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
    picture('The model in this colour. If empty, the picture does not change.'),
  ],
}

/** Specifications of a model (MOD-04). */
export const specificationsField: ArrayField = {
  name: 'model_specifications',
  label: 'Specifications',
  labels: { singular: 'Specification', plural: 'Specifications' },
  type: 'array',
  maxRows: 120,
  admin: { initCollapsed: true, components: { RowLabel: ROW_LABEL } },
  fields: [
    {
      type: 'row',
      fields: [
        text('group', 'Group', { maxLength: 40, admin: { width: '25%', placeholder: 'Engine' } }),
        text('label', 'Label', { required: true, maxLength: 60, admin: { width: '35%', placeholder: 'Power' } }),
        text('value', 'Value', { required: true, maxLength: 120, admin: { width: '40%', placeholder: '150 kW' } }),
      ],
    },
  ],
}
