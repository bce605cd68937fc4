import type { Field } from 'payload'
import { isLinkValue } from '../../../src/domain/site/linkValue'
import { text } from '../../fields/basicFields'
import { feedOwnedField } from './feedOwned'

const report = (name: string, label: string, description: string): Field =>
  feedOwnedField(
    text(name, label, {
      maxLength: 500,
      admin: { description, placeholder: 'https://...' },
      validate: (value: unknown) =>
        !value ||
        (isLinkValue(String(value)) && /^(https?:|\/)/.test(String(value))) ||
        'Enter a URL that starts with https://, or a path on this site.',
    }),
  )

/** Reports on the car that shoppers can download (CAR-23). */
export const reportFields: Field[] = [
  report('history_report_url', 'History report', 'Shoppers can download it from the car page.'),
  report('car_analysis_url', 'Car analysis', 'Needs the Car Analysis plugin.'),
  report('ppsr_report_url', 'PPSR report', 'Needs the PPSR Report plugin.'),
]
