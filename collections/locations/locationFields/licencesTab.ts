import type { Tab } from 'payload'
import { number, text } from '../../fields/basicFields'

/** Licence numbers and the average rating. */
export const licencesTab: Tab = {
  label: 'Licences and rating',
  fields: [
    {
      type: 'row',
      fields: [
        text('dealer_license_number', 'Dealer licence', {
          admin: { width: '50%', placeholder: 'LVT No 1234', description: 'Leave empty to use the dealership\u2019s.' },
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
}
