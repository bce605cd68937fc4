import type { CollectionConfig } from 'payload'
import { AUSTRALIAN_STATES } from '../../src/domain/locations/postcode'
import { hiddenFrom } from '../access/hiddenFrom'
import { anyOf, authors, editors, nobody, superAdmin } from '../access/rules'
import { number, text } from '../fields/plain'

/**
 * Localities of Australia, by which shoppers say where they are. The deployment's, not a site's; filled by
 * `npm run places:import`, and only to be looked at by staff.
 */
export const Places: CollectionConfig = {
  slug: 'places',
  labels: { singular: 'Place', plural: 'Places' },
  access: { read: anyOf(superAdmin, editors, authors), create: nobody, update: nobody, delete: nobody },
  admin: {
    group: 'Locations',
    useAsTitle: 'name',
    defaultColumns: ['name', 'state', 'postcode', 'lat', 'lng'],
    listSearchableFields: ['name', 'postcode'],
    description:
      'Towns and suburbs that shoppers can measure distances from. A postcode that is missing here comes with a longer list: npm run places:import.',
    hidden: hiddenFrom('leadsOnly'),
  },
  indexes: [{ fields: ['postcode', 'name'], unique: true }],
  defaultSort: 'name',
  disableDuplicate: true,
  fields: [
    text('name', 'Name', { required: true, index: true }),
    {
      name: 'state',
      label: 'State',
      type: 'select',
      required: true,
      options: AUSTRALIAN_STATES.map((state) => ({ value: state, label: state })),
    },
    text('postcode', 'Postcode', { required: true, index: true, minLength: 4, maxLength: 4 }),
    number('lat', 'Latitude', { required: true, admin: { description: 'Degrees, south below zero.' } }),
    number('lng', 'Longitude', { required: true, admin: { description: 'Degrees east.' } }),
  ],
}
