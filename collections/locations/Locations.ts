import type { ArrayField, CollectionConfig, Field, SelectField } from 'payload'
import { linkField } from '../../blocks/fields/link'
import { phoneField } from '../../blocks/fields/phone'
import { cacheTags } from '../../src/domain/cacheTags'
import { LOCATION_SUBTYPES, LOCATION_TYPES } from '../../src/domain/locations/locationType'
import { siteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { checkbox, number, text, textarea, toOptions } from '../fields/basicFields'
import { carPhoneFields } from '../fields/carPhones'
import { getRelationId } from '../fields/relationId'
import { slugField } from '../fields/slug'
import { timeOfDay } from '../fields/timeOfDay'
import { timeZoneField } from '../fields/timeZone'
import { getSelectedSiteTimeZone } from '../fields/zonedDate'
import { revalidateHooks } from '../hooks/revalidate'
import { previewOnSite, slugPath } from '../preview'
import { notifyStockIndexHooks } from './hooks/notifyStockIndex'

const STATES = [
  { value: 'ACT', label: 'Australian Capital Territory' },
  { value: 'NSW', label: 'New South Wales' },
  { value: 'NT', label: 'Northern Territory' },
  { value: 'QLD', label: 'Queensland' },
  { value: 'SA', label: 'South Australia' },
  { value: 'TAS', label: 'Tasmania' },
  { value: 'VIC', label: 'Victoria' },
  { value: 'WA', label: 'Western Australia' },
]

/** Monday first. Values follow the specification: Sunday is 0. */
const WEEKDAYS = [
  { value: '1', label: 'Monday' },
  { value: '2', label: 'Tuesday' },
  { value: '3', label: 'Wednesday' },
  { value: '4', label: 'Thursday' },
  { value: '5', label: 'Friday' },
  { value: '6', label: 'Saturday' },
  { value: '0', label: 'Sunday' },
]

const defaultWeek = () =>
  WEEKDAYS.map(({ value: weekday }) => {
    if (weekday === '0') return { weekday, status: 'Closed' }
    return {
      weekday,
      status: 'Open',
      open: weekday === '6' ? '09:00' : '08:30',
      close: weekday === '6' ? '16:00' : '17:30',
    }
  })

/** The hours of a day: a status, and the two times of an open day. */
const dayFields: Field[] = [
  text('status', 'Status', {
    required: true,
    defaultValue: 'Open',
    admin: { width: '30%', description: '"Open", "Closed" or your own text.' },
  }),
  timeOfDay('open', 'Opens'),
  timeOfDay('close', 'Closes'),
]

const hours: ArrayField = {
  name: 'hours',
  label: 'Opening hours',
  labels: { singular: 'Day', plural: 'Days' },
  type: 'array',
  maxRows: 14,
  defaultValue: defaultWeek,
  admin: {
    components: {
      Field: '/src/admin/hours/WeekField.tsx#WeekField',
      RowLabel: '/src/admin/rowLabels/DayRowLabel.tsx#DayRowLabel',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'weekday',
          label: 'Day',
          type: 'select',
          required: true,
          options: WEEKDAYS,
          enumName: 'weekday',
          admin: { width: '30%' },
        },
        ...dayFields,
      ],
    },
  ],
}

const address: Field[] = [
  text('street', 'Street', { required: true }),
  {
    type: 'row',
    fields: [
      text('city', 'Suburb or town', { required: true, admin: { width: '40%' } }),
      { name: 'state', label: 'State', type: 'select', required: true, options: STATES, admin: { width: '35%' } },
      text('postcode', 'Postcode', {
        required: true,
        admin: { width: '25%' },
        validate: (value: unknown) => /^\d{4}$/.test(String(value ?? '')) || 'Enter a 4-digit postcode.',
      }),
    ],
  },
  {
    type: 'row',
    fields: [
      number('lat', 'Latitude', {
        min: -45,
        max: -9,
        admin: { step: 0.000_001, width: '50%', placeholder: '-37.8136' },
      }),
      number('lng', 'Longitude', {
        min: 110,
        max: 160,
        admin: { step: 0.000_001, width: '50%', placeholder: '144.9631' },
      }),
    ],
  },
  {
    type: 'row',
    fields: [
      text('place_id', 'Place ID', {
        admin: { width: '50%', description: 'Google Maps place ID, if known.' },
      }),
      linkField({
        name: 'place_url',
        label: 'Directions link',
        admin: {
          width: '50%',
          placeholder: 'https://maps.example.com/...',
          description: 'Leave empty to use the address.',
        },
      }),
    ],
  },
]

/** A place with opening hours where the dealer sells or services vehicles or sells parts. */
export const Locations: CollectionConfig = {
  slug: 'locations',
  labels: { singular: 'Location', plural: 'Locations' },
  access: siteContentAccess,
  admin: {
    group: 'Locations',
    useAsTitle: 'name',
    preview: previewOnSite(slugPath('/our-location/')),
    defaultColumns: ['name', 'address.city', 'phone', 'visible', 'updatedAt'],
    listSearchableFields: ['name', 'address.city', 'address.postcode'],
    description: 'Addresses, phone numbers and opening hours. Each car belongs to a location.',
    hidden: hiddenFrom('leadsOnly'),
  },
  indexes: [{ fields: ['site', 'slug'], unique: true }],
  defaultSort: 'name',
  hooks: notifyStockIndexHooks(
    revalidateHooks((site) => [cacheTags.locations(site), cacheTags.stock(site)]),
    ({ name, slug, address, dealership }) => [name, slug, address, getRelationId(dealership)],
  ),
  fields: [
    text('name', 'Name', { required: true, admin: { placeholder: 'Harbour Motor Group Geelong' } }),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Address and contact',
          fields: [
            {
              name: 'address',
              label: 'Address',
              type: 'group',
              admin: { hideGutter: true },
              interfaceName: 'LocationAddress',
              fields: address,
            },
            {
              type: 'row',
              fields: [
                phoneField({ width: '50%' }),
                { name: 'email', label: 'Email', type: 'email', admin: { width: '50%' } },
              ],
            },
            {
              name: 'car_phones',
              label: 'Phone numbers by car type',
              type: 'group',
              admin: {
                hideGutter: true,
                description:
                  'Shown on cars at this location. If empty, the site\u2019s number for that type is used, then the sales number.',
              },
              fields: carPhoneFields(),
            },
            textarea('description', 'About this location', {
              admin: { description: 'Parking, access and facilities. Shown on the location page.' },
            }),
            { name: 'image', label: 'Photo', type: 'upload', relationTo: 'media' },
          ],
        },
        {
          label: 'Departments and hours',
          description: 'Sales, service, parts and buying, each with its own phone number and hours.',
          fields: [
            {
              name: 'departments',
              label: 'Departments',
              labels: { singular: 'Department', plural: 'Departments' },
              type: 'array',
              maxRows: 6,
              defaultValue: () => [{ location_type: 'sales', hours: defaultWeek() }],
              admin: { components: { RowLabel: '/src/admin/rowLabels/DepartmentRowLabel.tsx#DepartmentRowLabel' } },
              fields: [
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'location_type',
                      label: 'Department',
                      type: 'select',
                      options: toOptions(LOCATION_TYPES),
                      defaultValue: 'sales',
                      enumName: 'location_type',
                      admin: { width: '33%', description: 'Empty means sales.' },
                    },
                    {
                      name: 'location_subtype',
                      label: 'Type',
                      type: 'select',
                      options: toOptions(LOCATION_SUBTYPES),
                      enumName: 'location_subtype',
                      admin: { width: '33%', description: 'Buying: where shoppers sell you their car.' },
                    },
                    phoneField({ width: '33%', description: 'Empty uses the location\u2019s.' }),
                  ],
                },
                hours,
              ],
            },
            {
              name: 'hoursPreview',
              type: 'ui',
              admin: { components: { Field: '/src/admin/hours/HoursPreview.tsx#HoursPreview' } },
            },
            {
              name: 'holidayCalendar',
              type: 'ui',
              admin: { components: { Field: '/src/admin/hours/HolidayCalendar.tsx#HolidayCalendar' } },
            },
            {
              name: 'special_hours',
              label: 'Holiday hours',
              labels: { singular: 'Date', plural: 'Dates' },
              type: 'array',
              maxRows: 200,
              admin: {
                initCollapsed: true,
                description: 'Dates with different hours. Past dates are hidden.',
                components: { RowLabel: '/src/admin/hours/HolidayRowLabel.tsx#HolidayRowLabel' },
              },
              fields: [
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'date',
                      label: 'Date',
                      type: 'date',
                      required: true,
                      admin: { width: '30%', date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
                    },
                    text('name', 'Name', { admin: { width: '40%', placeholder: 'Australia Day' } }),
                    {
                      name: 'location_type',
                      label: 'Department',
                      type: 'select',
                      options: toOptions(LOCATION_TYPES),
                      enumName: 'location_type',
                      admin: { width: '30%', description: 'Leave empty for all departments.' },
                    },
                  ],
                },
                { type: 'row', fields: dayFields },
              ],
            },
          ],
        },
        {
          label: 'Licences and rating',
          fields: [
            {
              type: 'row',
              fields: [
                text('dealer_license_number', 'Dealer licence', {
                  admin: { width: '50%', placeholder: 'LVT No 1234', description: 'Empty uses the dealership\u2019s.' },
                }),
                text('motor_vehicle_repairer', 'Repairer licence', {
                  admin: { width: '50%', placeholder: 'ARC Auth No AU12345' },
                }),
              ],
            },
            {
              type: 'row',
              fields: [
                number('average_rating', 'Average rating', {
                  min: 0,
                  max: 5,
                  admin: {
                    step: 0.1,
                    width: '50%',
                    description: 'Leave empty to calculate it from this location\u2019s reviews.',
                  },
                }),
                number('review_count', 'Number of reviews', { min: 0, admin: { step: 1, width: '50%' } }),
              ],
            },
          ],
        },
      ],
    },
    slugField({ description: 'The last part of /our-location/geelong.' }),
    {
      name: 'dealership',
      label: 'Dealership',
      type: 'relationship',
      relationTo: 'dealerships',
      admin: { position: 'sidebar' },
    },
    checkbox('visible', 'Visible', { defaultValue: true, admin: { position: 'sidebar' } }),
    checkbox('primary', 'Main location', {
      admin: { position: 'sidebar', description: 'Listed first, and used where only one location is shown.' },
    }),
    {
      ...timeZoneField('The time zone of the opening hours.'),
      // Melbourne's zone would be an hour off in summer for a dealer in Brisbane.
      defaultValue: async ({ req }) => (await getSelectedSiteTimeZone({ req })) ?? 'Australia/Melbourne',
      admin: { position: 'sidebar' },
    } as SelectField,
  ],
}
