import type { Field } from 'payload'
import { FACET_ATTRIBUTES, FACET_KINDS, type FacetAttribute, validateFacetKind } from '../../../src/domain/site/facets'
import { STOCK_SORTS, type StockFacetSetting, type StockSort } from '../../../src/domain/site/site'
import { AVAILABLE_STATUSES } from '../../../src/domain/stock/availability'
import { CAR_TYPES } from '../../../src/domain/stock/carType'
import { validateConfiguredFilter } from '../../../src/domain/stock/filters/configuredFilter'
import { number, optionsOf, text } from '../../fields/plain'

const SORT_LABELS: Record<StockSort, string> = {
  price_asc: 'Lowest price',
  price_desc: 'Highest price',
  newest: 'Newest arrivals',
  km_asc: 'Fewest kilometres',
  year_desc: 'Newest year',
  recommended: 'Recommended (by rank)',
}

/** Which cars a site lists, in what order, and how shoppers narrow them down. */
export const stockFields: Field[] = [
  {
    name: 'specifications',
    label: 'Tags and sold cars',
    type: 'group',
    interfaceName: 'SiteSpecifications',
    admin: { hideGutter: true },
    fields: [
      {
        type: 'row',
        fields: [
          text('just_arrived_tag_name', 'Just-arrived tag', {
            required: true,
            defaultValue: 'New',
            admin: { width: '50%', description: 'Shown on cars that came in lately.' },
          }),
          number('just_arrived_days', 'Days a car counts as just arrived', {
            required: true,
            defaultValue: 8,
            min: 0,
            max: 365,
            admin: { width: '50%', description: '0 shows the tag on no car.' },
          }),
        ],
      },
      {
        type: 'row',
        fields: [
          text('sold_tag_name', 'Sold tag', { required: true, defaultValue: 'JUST SOLD', admin: { width: '50%' } }),
          number('include_sold_cars_days', 'Days a sold car stays listed', {
            required: true,
            defaultValue: 3,
            min: 0,
            max: 90,
            admin: { width: '50%', description: '0 takes a car off the list as soon as it is sold.' },
          }),
        ],
      },
    ],
  },
  {
    name: 'stockNoun',
    label: 'What this dealer sells',
    type: 'group',
    admin: { hideGutter: true, description: 'The words in "Show Me 24 caravans".' },
    fields: [
      {
        type: 'row',
        fields: [
          text('one', 'One', { required: true, defaultValue: 'car', admin: { width: '50%' } }),
          text('many', 'Many', { required: true, defaultValue: 'cars', admin: { width: '50%' } }),
        ],
      },
    ],
  },
  {
    name: 'stockRules',
    label: 'Which cars are listed',
    type: 'group',
    interfaceName: 'SiteStockRules',
    admin: { hideGutter: true },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'carTypes',
            label: 'Types of car',
            type: 'select',
            hasMany: true,
            options: optionsOf(CAR_TYPES),
            admin: { width: '50%', description: 'Empty lists all types.' },
          },
          number('minimumPhotos', 'Fewest photos', {
            required: true,
            defaultValue: 0,
            min: 0,
            max: 14,
            admin: { width: '50%', description: 'Cars with fewer photos stay off the site. 0 lists them all.' },
          }),
        ],
      },
      {
        type: 'row',
        fields: [
          {
            name: 'statuses',
            label: 'Where cars stand',
            type: 'select',
            hasMany: true,
            options: optionsOf(AVAILABLE_STATUSES),
            admin: { width: '50%', description: 'Empty lists cars in stock and those coming soon.' },
          },
          text('makes', 'Makes', {
            hasMany: true,
            admin: { width: '50%', description: 'Empty lists every make. Type a make and press Enter.' },
          }),
        ],
      },
      text('searchFilter', 'Further filter', {
        admin: {
          placeholder: 'km < 150000 AND NOT tag:"Wholesale"',
          description:
            'For specialists, in the search index\u2019s language. Any other car is not on this site: not in searches, not under its own address, and in no feed to advertisers.',
        },
        validate: (value: string | null | undefined) => validateConfiguredFilter(value ?? '') ?? true,
      }),
      text('excludedStockNumbers', 'Stock numbers to leave out', {
        hasMany: true,
        admin: { description: 'Type a stock number and press Enter.' },
      }),
      text('certifiedMakes', 'Makes with a certified badge', {
        hasMany: true,
        admin: { description: 'Certified used cars of these makes carry the badge. Type a make and press Enter.' },
      }),
      {
        name: 'defaultSort',
        label: 'Order shoppers see first',
        type: 'select',
        required: true,
        defaultValue: 'price_asc',
        options: STOCK_SORTS.map((value) => ({ value, label: SORT_LABELS[value] })),
      },
      {
        name: 'facets',
        label: 'Filters',
        type: 'array',
        labels: { singular: 'Filter', plural: 'Filters' },
        admin: {
          description:
            'In this order beside the search results. The first four stand open. With none, the usual ones show.',
          initCollapsed: true,
          components: { RowLabel: '/src/admin/rowLabels/FacetRowLabel.tsx#FacetRowLabel' },
        },
        fields: [
          {
            type: 'row',
            fields: [
              {
                name: 'attribute',
                label: 'Filter by',
                type: 'select',
                required: true,
                options: optionsOf(FACET_ATTRIBUTES),
                admin: { width: '34%' },
              },
              text('label', 'Shoppers read', { required: true, admin: { width: '33%' } }),
              {
                name: 'kind',
                label: 'Drawn as',
                type: 'select',
                required: true,
                defaultValue: 'list',
                options: FACET_KINDS.map(({ value, label }) => ({ value, label })),
                admin: { width: '33%' },
                validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
                  const { attribute } = siblingData as { attribute?: FacetAttribute }
                  return (
                    !attribute || !value || validateFacetKind(attribute, value as StockFacetSetting['kind']) || true
                  )
                },
              },
            ],
          },
        ],
      },
    ],
  },
]
