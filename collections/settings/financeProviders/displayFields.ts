import type { Field } from 'payload'
import { checkbox, number } from '../../fields/basicFields'

/** Conditions for showing the lender's own figures on a car (FIN-09). */
export const displayFields: Field[] = [
  {
    name: 'display',
    label: false,
    type: 'group',
    admin: {
      hideGutter: true,
      description:
        'Shown on the pages of listed cars above $500 that have a lender record with both rates. Other pages, and every list, show an estimate at the site\u2019s rates.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          checkbox('needsPayment', 'Require a repayment in the lender record', {
            defaultValue: true,
            admin: {
              width: '50%',
              description: 'Weekly or monthly. If off, the repayment is calculated from the record\u2019s rate.',
            },
          }),
          number('newerThanYears', 'Maximum vehicle age (years)', {
            min: 1,
            max: 50,
            admin: {
              step: 1,
              width: '50%',
              description: 'With 12, a 2014 car no longer qualifies in 2026. Leave empty for any age.',
            },
          }),
        ],
      },
    ],
  },
]
