import type { SelectField } from 'payload'
import { cacheTags } from '../../src/domain/cacheTags'
import { getRelationId } from '../../src/domain/relationId'
import { hiddenFrom } from '../access/hiddenFrom'
import { publishedContentAccess } from '../access/publishing'
import { checkbox, text } from '../fields/basicFields'
import { copyName } from '../fields/copies'
import { slugField } from '../fields/slug'
import { DEFAULT_ZONE, timeZoneField } from '../fields/timeZone'
import { getSelectedSiteTimeZone } from '../fields/zonedDate'
import { revalidateHooks } from '../hooks/revalidate'
import { getDraftPreviewUrl, previewOnSite, slugPath } from '../preview'
import { withOptionalDrafts } from '../publishing/keptContent'
import { CHECKED_PUBLISHING } from '../website/checkedPublishing'
import { redirectMovedLocation } from '../website/hooks/redirectMoved'
import { holidayHoursEndpoints } from './holidayEndpoint'
import { checkAddress } from './hooks/checkAddress'
import { notifyStockIndexHooks } from './hooks/notifyStockIndex'
import { refuseTrashingUsedLocation } from './hooks/refuseUsedLocation'
import { addressTab } from './locationFields/addressTab'
import { hoursTab } from './locationFields/hoursTab'
import { licencesTab } from './locationFields/licencesTab'

const revalidate = revalidateHooks((site) => [cacheTags.locations(site), cacheTags.stock(site)])

/** A place with opening hours where the dealer sells or services vehicles or sells parts. */
export const Locations = withOptionalDrafts({
  slug: 'locations',
  labels: { singular: 'Location', plural: 'Locations' },
  access: publishedContentAccess('places'),
  admin: {
    group: 'Locations',
    useAsTitle: 'name',
    preview: previewOnSite(slugPath('/our-location/')),
    livePreview: { url: ({ data, req }) => getDraftPreviewUrl('locations')(data, req) },
    defaultColumns: ['name', 'address.city', 'phone', 'visible', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'address.city', 'address.postcode'],
    description: 'Addresses, phone numbers and opening hours. Each car belongs to a location.',
    components: {
      edit: CHECKED_PUBLISHING,
      beforeListTable: ['/src/admin/hours/SharedHolidayHours.tsx#SharedHolidayHours'],
    },
    hidden: hiddenFrom('leadsOnly'),
  },
  endpoints: holidayHoursEndpoints,
  indexes: [{ fields: ['site', 'slug'], unique: true }],
  defaultSort: 'name',
  hooks: {
    beforeChange: [refuseTrashingUsedLocation, checkAddress],
    ...notifyStockIndexHooks(
      {
        ...revalidate,
        afterChange: [...(revalidate.afterChange ?? []), redirectMovedLocation],
      },
      ({ name, slug, address, dealership }) => [name, slug, address, getRelationId(dealership)],
    ),
  },
  fields: [
    text('name', 'Name', {
      required: true,
      hooks: { beforeDuplicate: [copyName] },
      admin: { placeholder: 'Harbour Motor Group Geelong' },
    }),
    {
      type: 'tabs',
      tabs: [addressTab, hoursTab, licencesTab],
    },
    slugField({ description: 'The last part of /our-location/geelong.' }),
    {
      name: 'dealership',
      label: 'Dealership',
      type: 'relationship',
      relationTo: 'dealerships',
      admin: { position: 'sidebar' },
    },
    checkbox('visible', 'Visible', {
      defaultValue: true,
      admin: { position: 'sidebar' },
    }),
    checkbox('primary', 'Main location', {
      hooks: { beforeDuplicate: [() => false] },
      admin: { position: 'sidebar', description: 'Listed first, and used where only one location is shown.' },
    }),
    text('yardCode', 'Yard code', {
      maxLength: 60,
      hooks: { beforeDuplicate: [() => null] },
      admin: {
        position: 'sidebar',
        description:
          'What the stock system calls this location, such as YARD1. Feeds also find it by its name and address.',
      },
    }),
    {
      ...timeZoneField('The time zone of the opening hours.'),
      // Melbourne's zone would be an hour off in summer for a dealer in Brisbane.
      defaultValue: async ({ req }) => (await getSelectedSiteTimeZone({ req })) ?? DEFAULT_ZONE,
      admin: { position: 'sidebar' },
    } as SelectField,
  ],
})
