import type { ArrayField, CollectionConfig, Field, SelectField } from 'payload'
import { linkField } from '../../blocks/fields/link'
import { phoneField } from '../../blocks/fields/phone'
import { cacheTags } from '../../src/domain/cacheTags'
import { LOCATION_SUBTYPES, LOCATION_TYPES } from '../../src/domain/locations/locationType'
import { siteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { carPhoneFields } from '../fields/carPhones'
import { idOf } from '../fields/idOf'
import { number, optionsOf, text, textarea, tick } from '../fields/plain'
import { slugField } from '../fields/slug'
import { timeOfDay } from '../fields/timeOfDay'
import { timeZoneField } from '../fields/timeZone'
import { zoneOfChosenSite } from '../fields/zonedMoment'
import { revalidateHooks } from '../hooks/revalidate'
import { previewOnSite, under } from '../preview'
import { notifyStockIndexHooks } from './hooks/placeChanged'

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

/** Monday first, as people read a week; values are the specification's, Sunday is 0. */
const WEEKDAYS = [
  { value: '1', label: 'Monday' },
  { value: '2', label: 'Tuesday' },
  { value: '3', label: 'Wednesday' },
  { value: '4', label: 'Thursday' },
  { value: '5', label: 'Friday' },
  { value: '6', label: 'Saturday' },
  { value: '0', label: 'Sunday' },
]

const usualWeek = () =>
  WEEKDAYS.map(({ value: weekday }) => {
    if (weekday === '0') return { weekday, status: 'Closed' }
    return {
      weekday,
      status: 'Open',
      open: weekday === '6' ? '09:00' : '08:30',
      close: weekday === '6' ? '16:00' : '17:30',
    }
  })

/** What the hours of a day consist of: a status in words and the two times that an open day needs. */
const dayFields: Field[] = [
  text('status', 'Status', {
    required: true,
    defaultValue: 'Open',
    admin: { width: '30%', description: '"Open", "Closed", or words of your own.' },
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
  defaultValue: usualWeek,
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
        validate: (value: unknown) => /^\d{4}$/.test(String(value ?? '')) || 'A postcode has 4 digits.',
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
      text('place_id', 'Place id', {
        admin: { width: '50%', description: 'The map service\u2019s own id, if you know it.' },
      }),
      linkField({
        name: 'place_url',
        label: 'Directions link',
        admin: {
          width: '50%',
          placeholder: 'https://maps.example.com/...',
          description: 'Empty is made from the address.',
        },
      }),
    ],
  },
]

/** A place with opening hours where the dealer sells, services or parts out vehicles. */
export const Locations: CollectionConfig = {
  slug: 'locations',
  labels: { singular: 'Location', plural: 'Locations' },
  access: siteContentAccess,
  admin: {
    group: 'Locations',
    useAsTitle: 'name',
    preview: previewOnSite(under('/our-location/')),
    defaultColumns: ['name', 'address.city', 'phone', 'visible', 'updatedAt'],
    listSearchableFields: ['name', 'address.city', 'address.postcode'],
    description: 'Addresses, phones and opening hours. Cars stand at one of these.',
    hidden: hiddenFrom('leadsOnly'),
  },
  indexes: [{ fields: ['site', 'slug'], unique: true }],
  defaultSort: 'name',
  hooks: notifyStockIndexHooks(
    revalidateHooks((site) => [cacheTags.locations(site), cacheTags.stock(site)]),
    ({ name, slug, address, dealership }) => [name, slug, address, idOf(dealership)],
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
              label: 'Other phones for cars',
              type: 'group',
              admin: {
                hideGutter: true,
                description:
                  'Shown with a car that stands here, by its type. Empty takes the site\u2019s, then the phone of sales.',
              },
              fields: carPhoneFields(),
            },
            textarea('description', 'About this location', {
              admin: { description: 'Parking, the way in, what is on site. Shown on its page.' },
            }),
            { name: 'image', label: 'Photo', type: 'upload', relationTo: 'media' },
          ],
        },
        {
          label: 'Departments and hours',
          description: 'Sales, service, parts and buying, each with its own phone and hours.',
          fields: [
            {
              name: 'departments',
              label: 'Departments',
              labels: { singular: 'Department', plural: 'Departments' },
              type: 'array',
              maxRows: 6,
              defaultValue: () => [{ location_type: 'sales', hours: usualWeek() }],
              admin: { components: { RowLabel: '/src/admin/rowLabels/DepartmentRowLabel.tsx#DepartmentRowLabel' } },
              fields: [
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'location_type',
                      label: 'Department',
                      type: 'select',
                      options: optionsOf(LOCATION_TYPES),
                      defaultValue: 'sales',
                      enumName: 'location_type',
                      admin: { width: '33%', description: 'Empty counts as sales.' },
                    },
                    {
                      name: 'location_subtype',
                      label: 'Kind of it',
                      type: 'select',
                      options: optionsOf(LOCATION_SUBTYPES),
                      enumName: 'location_subtype',
                      admin: { width: '33%', description: 'Buying: where shoppers sell you their cars.' },
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
                description: 'Dates that differ from the week. Dates that have passed are not shown.',
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
                      label: 'Only for',
                      type: 'select',
                      options: optionsOf(LOCATION_TYPES),
                      enumName: 'location_type',
                      admin: { width: '30%', description: 'Empty counts for every department.' },
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
                    description: 'Empty is worked out from this location\u2019s reviews.',
                  },
                }),
                number('review_count', 'Number of reviews', { min: 0, admin: { step: 1, width: '50%' } }),
              ],
            },
          ],
        },
      ],
    },
    slugField({ description: 'Last part of /our-location/geelong.' }),
    {
      name: 'dealership',
      label: 'Dealership',
      type: 'relationship',
      relationTo: 'dealerships',
      admin: { position: 'sidebar' },
    },
    tick('visible', 'Shown to shoppers', { defaultValue: true, admin: { position: 'sidebar' } }),
    tick('primary', 'Main location', {
      admin: { position: 'sidebar', description: 'Comes first, and stands for the dealer where only one is shown.' },
    }),
    {
      ...timeZoneField('In which the hours are read.'),
      // Of a dealer in Brisbane, Melbourne's would be an hour out all summer.
      defaultValue: async ({ req }) => (await zoneOfChosenSite({ req })) ?? 'Australia/Melbourne',
      admin: { position: 'sidebar' },
    } as SelectField,
  ],
}
