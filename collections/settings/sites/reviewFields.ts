import type { Field } from 'payload'
import { DEFAULT_EXCLUDED_TEXT, DEFAULT_MINIMUM_AVERAGE } from '../../../src/domain/reviews/visibleReviews'
import { number, text } from '../../fields/basicFields'

/** Which reviews are shown, and the source of the rating (REV-01, REV-02, REV-05). */
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
            label: 'Rating source',
            type: 'select',
            defaultValue: 'own',
            options: [
              { value: 'own', label: 'Reviews in this CMS' },
              { value: 'snap21', label: 'Snap 21' },
            ],
            admin: { width: '50%', isClearable: false },
          },
          text('orgId', 'Snap 21 organisation ID', {
            maxLength: 60,
            admin: { width: '50%', condition: (_, group) => group?.source === 'snap21' },
            validate: (value: string | null | undefined, { siblingData }: { siblingData: unknown }) => {
              if ((siblingData as { source?: string }).source !== 'snap21') return true
              return /^[\w-]{1,60}$/.test(value ?? '') || 'Enter the Snap 21 organisation ID.'
            },
          }),
        ],
      },
      number('minimumAverage', 'Minimum average rating', {
        defaultValue: DEFAULT_MINIMUM_AVERAGE,
        min: 0,
        max: 5,
        admin: { step: 0.1, description: 'Reviews are hidden at this average or below.' },
      }),
      {
        type: 'row',
        fields: [
          text('excludedText', 'Exclude reviews containing', {
            defaultValue: DEFAULT_EXCLUDED_TEXT,
            maxLength: 60,
            admin: { width: '50%', description: 'Exact match. Leave empty to exclude none.' },
          }),
          text('excludedNames', 'Exclude customers', {
            hasMany: true,
            admin: { width: '50%', description: 'Type a customer name and press Enter.' },
          }),
        ],
      },
      {
        name: 'excludedReviews',
        label: 'Excluded reviews',
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
