import type { CollectionConfig } from 'payload'
import { cacheTags } from '../../src/domain/cacheTags'
import { siteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { number, text } from '../fields/basicFields'
import { copyName } from '../fields/copies'
import { slugField } from '../fields/slug'
import { revalidateHooks } from '../hooks/revalidate'

const kg = (name: string, label: string, description: string, extra = {}) =>
  number(name, label, { min: 0, max: 12_000, ...extra, admin: { width: '50%', description } })

/** A car that shoppers tow with: its limits, and where they come from. */
export const TowVehicles: CollectionConfig = {
  slug: 'towVehicles',
  labels: { singular: 'Tow vehicle', plural: 'Tow vehicles' },
  access: siteContentAccess,
  admin: {
    group: 'Stock',
    useAsTitle: 'name',
    defaultColumns: ['name', 'braked_kg', 'ball_kg', 'source', 'updatedAt'],
    description:
      'Cars that shoppers can choose in the tow matcher. Enter only what the source says, and leave the rest empty.',
    hidden: hiddenFrom('leadsOnly'),
  },
  indexes: [{ fields: ['site', 'slug'], unique: true }],
  defaultSort: 'name',
  hooks: revalidateHooks((site) => [cacheTags.towVehicles(site)]),
  fields: [
    text('name', 'Name', {
      required: true,
      maxLength: 80,
      admin: { placeholder: 'Toyota LandCruiser 300 GXL, 2023', description: 'Make, model, variant and years.' },
      hooks: { beforeDuplicate: [copyName] },
    }),
    {
      type: 'row',
      fields: [
        kg('braked_kg', 'Braked towing capacity (kg)', 'The heaviest trailer with brakes.', { required: true }),
        kg('ball_kg', 'Tow ball limit (kg)', 'The most that may rest on the tow ball.'),
      ],
    },
    {
      type: 'row',
      fields: [
        kg('gcm_kg', 'Gross combination mass, GCM (kg)', 'Car and trailer together, loaded.'),
        kg('gvm_kg', 'Gross vehicle mass, GVM (kg)', 'The car with its load and the weight on its ball.'),
      ],
    },
    {
      type: 'row',
      fields: [
        kg('kerb_kg', 'Kerb mass (kg)', 'With fuel, without people. Needed to check GCM and GVM.'),
        number('overall_mm', 'Length (mm)', { min: 2000, max: 9000, admin: { width: '50%' } }),
      ],
    },
    text('source', 'Source', {
      required: true,
      maxLength: 160,
      admin: { description: 'Shown to shoppers: who published the figures, and when.' },
    }),
    text('source_url', 'Link to the source', {
      maxLength: 500,
      validate: (value: unknown) =>
        !value ||
        (typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)) ||
        'Enter an address that starts with https:// or http://.',
    }),
    slugField({ description: 'In the address of a match: /tow-match?vehicle=landcruiser-300.' }),
  ],
}
