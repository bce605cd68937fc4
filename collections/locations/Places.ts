import type { CollectionConfig } from 'payload'
import { AUSTRALIAN_STATES } from '../../src/domain/locations/postcode'
import { hiddenFrom } from '../access/hiddenFrom'
import { anyOf, authors, editors, noAccess, superAdmin } from '../access/rules'
import { number, text } from '../fields/basicFields'

/**
 * Australian localities that shoppers search from and addresses are checked by. Shared by all sites, filled when a server starts,
 * extended by `npm run places:import` and read-only for staff.
 */
export const Places: CollectionConfig = {
  slug: 'places',
  labels: { singular: 'Place', plural: 'Places' },
  access: { read: anyOf(superAdmin, editors, authors), create: noAccess, update: noAccess, delete: noAccess },
  admin: {
    group: 'Locations',
    useAsTitle: 'name',
    defaultColumns: ['name', 'state', 'postcode', 'lat', 'lng'],
    listSearchableFields: ['name', 'postcode'],
    description:
      'Every suburb and town of Australia, for distance searches and to check addresses. "npm run places:import" adds more.',
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
    number('lat', 'Latitude', { required: true, admin: { description: 'Degrees, negative in the south.' } }),
    number('lng', 'Longitude', { required: true, admin: { description: 'Degrees east.' } }),
  ],
}
