import type { Field } from 'payload'
import { DEFAULT_EXCLUDED_TEXT, DEFAULT_MINIMUM_AVERAGE } from '../../../src/domain/reviews/visibleReviews'
import { number, text } from '../../fields/plain'

/** Which reviews shoppers see and where the rating comes from (REV-01, REV-02, REV-05). */
export const reviewFields: Field[] = [
  {
    name: 'reviewRules',
    label: 'Reviews',
    type: 'group',
    interfaceName: 'SiteReviewRules',
    admin: { hideGutter: true },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'source',
            label: 'The rating comes from',
            type: 'select',
            defaultValue: 'own',
            options: [
              { value: 'own', label: 'The reviews kept here' },
              { value: 'snap21', label: 'Snap 21' },
            ],
            admin: { width: '50%', isClearable: false },
          },
          text('orgId', 'Organisation at Snap 21', {
            maxLength: 60,
            admin: { width: '50%', condition: (_, group) => group?.source === 'snap21' },
            validate: (value: string | null | undefined, { siblingData }: { siblingData: unknown }) => {
              if ((siblingData as { source?: string }).source !== 'snap21') return true
              return /^[\w-]{1,60}$/.test(value ?? '') || 'The id under which Snap 21 knows this dealer.'
            },
          }),
        ],
      },
      number('minimumAverage', 'Show reviews above an average of', {
        defaultValue: DEFAULT_MINIMUM_AVERAGE,
        min: 0,
        max: 5,
        admin: { step: 0.1, description: 'At this average or below, pages show no reviews at all.' },
      }),
      {
        type: 'row',
        fields: [
          text('excludedText', 'Leave out reviews that contain', {
            defaultValue: DEFAULT_EXCLUDED_TEXT,
            maxLength: 60,
            admin: { width: '50%', description: 'Spelt as it stands. Empty leaves none out.' },
          }),
          text('excludedNames', 'Leave out reviews by', {
            hasMany: true,
            admin: { width: '50%', description: 'Names of customers. Type one and press Enter.' },
          }),
        ],
      },
      {
        name: 'excludedReviews',
        label: 'Leave out these reviews',
        type: 'relationship',
        relationTo: 'reviews',
        hasMany: true,
      },
      {
        name: 'hiddenReviews',
        type: 'ui',
        admin: { components: { Field: '/src/admin/reviews/HiddenReviews.tsx#HiddenReviews' } },
      },
    ],
  },
]
