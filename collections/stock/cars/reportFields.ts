import type { Field } from 'payload'
import { isLinkValue } from '../../../blocks/fields/link'
import { text } from '../../fields/plain'
import { feedOwnedField } from './feedOwned'

const report = (name: string, label: string, description: string): Field =>
  feedOwnedField(
    text(name, label, {
      maxLength: 500,
      admin: { description, placeholder: 'https://...' },
      validate: (value: unknown) =>
        !value ||
        (isLinkValue(String(value)) && /^(https?:|\/)/.test(String(value))) ||
        'Give the whole address, from https:// on, or a path of this site.',
    }),
  )

/** Reports on this one car that shoppers may download (CAR-23). */
export const reportFields: Field[] = [
  report('history_report_url', 'History report', 'Shoppers can download it from the car\u2019s page.'),
  report('car_analysis_url', 'Car analysis', 'Offered where the site has the Car Analysis plugin.'),
  report('ppsr_report_url', 'PPSR report', 'Offered where the site has the PPSR Report plugin.'),
]
