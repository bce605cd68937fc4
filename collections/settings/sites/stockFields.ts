import type { Field } from 'payload'
import { FACET_ATTRIBUTES, FACET_KINDS, type FacetAttribute, validateFacetKind } from '../../../src/domain/site/facets'
import { STOCK_SORTS, type StockFacetSetting, type StockSort } from '../../../src/domain/site/site'
import { AVAILABLE_STATUSES } from '../../../src/domain/stock/availability'
import { CAR_TYPES } from '../../../src/domain/stock/carType'
import { validateConfiguredFilter } from '../../../src/domain/stock/filters/configuredFilter'
import { number, text, toOptions } from '../../fields/basicFields'

const SORT_LABELS: Record<StockSort, string> = {
  price_asc: 'Lowest price',
  price_desc: 'Highest price',
  newest: 'Newest arrivals',
  km_asc: 'Fewest kilometres',
  year_desc: 'Newest year',
  recommended: 'Recommended (by rank)',
}

/** Search words of a site at most: more than a dealer keeps, few enough to be read with each search. */
const MAX_SYNONYMS = 200

/** Which cars a site lists, their order and the search filters. */
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
            admin: { width: '50%', description: 'Shown on recently listed cars.' },
          }),
          number('just_arrived_days', 'Days shown as just arrived', {
            required: true,
            defaultValue: 8,
            min: 0,
            max: 365,
            admin: { width: '50%', description: '0 turns the tag off.' },
          }),
        ],
      },
      {
        type: 'row',
        fields: [
          text('sold_tag_name', 'Sold tag', { required: true, defaultValue: 'JUST SOLD', admin: { width: '50%' } }),
          number('include_sold_cars_days', 'Days sold cars stay listed', {
            required: true,
            defaultValue: 3,
            min: 0,
            max: 90,
            admin: { width: '50%', description: '0 removes sold cars immediately.' },
          }),
        ],
      },
    ],
  },
  {
    name: 'stockNoun',
    label: 'Stock name',
    type: 'group',
    admin: { hideGutter: true, description: 'As in "Show Me 24 caravans".' },
    fields: [
      {
        type: 'row',
        fields: [
          text('one', 'Singular', { required: true, defaultValue: 'car', admin: { width: '50%' } }),
          text('many', 'Plural', { required: true, defaultValue: 'cars', admin: { width: '50%' } }),
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
            label: 'Car types',
            type: 'select',
            hasMany: true,
            options: toOptions(CAR_TYPES),
            admin: { width: '50%', description: 'Leave empty for all types.' },
          },
          number('minimumPhotos', 'Minimum photos', {
            required: true,
            defaultValue: 0,
            min: 0,
            max: 14,
            admin: { width: '50%', description: 'Cars with fewer photos are hidden. 0 lists all.' },
          }),
        ],
      },
      {
        type: 'row',
        fields: [
          {
            name: 'statuses',
            label: 'Statuses',
            type: 'select',
            hasMany: true,
            options: toOptions(AVAILABLE_STATUSES),
            admin: { width: '50%', description: 'Leave empty for in stock and coming soon.' },
          },
          text('makes', 'Makes', {
            hasMany: true,
            admin: { width: '50%', description: 'Leave empty for all makes. Type a make and press Enter.' },
          }),
        ],
      },
      text('searchFilter', 'Advanced filter', {
        admin: {
          placeholder: 'km < 150000 AND NOT tag:"Wholesale"',
          description:
            'In Algolia filter syntax. Cars that do not match are hidden from search, their own page and advertiser feeds.',
        },
        validate: (value: string | null | undefined) => validateConfiguredFilter(value ?? '') ?? true,
      }),
      text('excludedStockNumbers', 'Excluded stock numbers', {
        hasMany: true,
        admin: { description: 'Type a stock number and press Enter.' },
      }),
      text('certifiedMakes', 'Certified makes', {
        hasMany: true,
        admin: { description: 'Certified used cars of these makes show the badge. Type a make and press Enter.' },
      }),
      {
        name: 'defaultSort',
        label: 'Default sort',
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
            'Shown beside search results in this order. The first four are open. Leave empty for the default filters.',
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
                options: toOptions(FACET_ATTRIBUTES),
                admin: { width: '34%' },
              },
              text('label', 'Label', { required: true, admin: { width: '33%' } }),
              {
                name: 'kind',
                label: 'Display as',
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
      {
        name: 'searchSynonyms',
        label: 'Search words',
        type: 'array',
        interfaceName: 'SiteSearchSynonyms',
        labels: { singular: 'Search word', plural: 'Search words' },
        maxRows: MAX_SYNONYMS,
        admin: {
          description:
            'What your shoppers call things, beside the words that every site knows, such as "ute", "4x4" or "under 40k". The meaning is understood like a typed search.',
          initCollapsed: true,
          components: { RowLabel: '/src/admin/rowLabels/SearchSynonymRowLabel.tsx#SearchSynonymRowLabel' },
        },
        fields: [
          {
            type: 'row',
            fields: [
              text('words', 'Shoppers type', {
                required: true,
                maxLength: 200,
                admin: { width: '50%', placeholder: 'tradie special, workhorse', description: 'Separate with commas.' },
              }),
              text('means', 'It means', {
                required: true,
                maxLength: 200,
                admin: { width: '50%', placeholder: 'dual cab diesel' },
              }),
            ],
          },
        ],
      },
      {
        name: 'tryQuery',
        type: 'ui',
        admin: { components: { Field: '/src/admin/searchWords/TryQuery.tsx#TryQuery' } },
      },
      {
        name: 'searchesNotFound',
        type: 'ui',
        admin: { components: { Field: '/src/admin/searchWords/SearchesNotFound.tsx#SearchesNotFound' } },
      },
    ],
  },
]
