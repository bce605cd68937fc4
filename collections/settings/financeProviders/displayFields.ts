import type { Field } from 'payload'
import { number, tick } from '../../fields/plain'

/** What a car needs before this lender's own figures show on it (FIN-09). */
export const displayFields: Field[] = [
  {
    name: 'display',
    label: false,
    type: 'group',
    admin: {
      hideGutter: true,
      description:
        'A lender\u2019s own figures show on cars that are listed, cost more than $500 and have a lender record with both rates. Other cars show an estimate at the rates of the site.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          tick('needsPayment', 'Only with a repayment in the record', {
            defaultValue: true,
            admin: {
              width: '50%',
              description: 'Weekly or monthly. Off, the repayment is worked out from the record\u2019s rate.',
            },
          }),
          number('newerThanYears', 'Only on cars newer than (years)', {
            min: 1,
            max: 50,
            admin: {
              step: 1,
              width: '50%',
              description: 'With 12, a car of 2014 no longer shows it in 2026. Empty shows it at any age.',
            },
          }),
        ],
      },
    ],
  },
]
