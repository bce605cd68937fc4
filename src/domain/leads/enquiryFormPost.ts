import { parseTypedNumber } from '../stock/typedNumber'
import type { FormField } from './formFields'

const DETAIL = /^details\.(.+)$/
const IDS = ['car_id', 'location_id'] as const
const CHECKBOXES = ['opt_in', 'terms'] as const
const NUMBERS: readonly FormField['type'][] = ['money', 'kilometres', 'number']

/**
 * The body of POST /api/enquiries from the fields that a browser posts without script. `pageUrl` is the address of the form's page, whose
 * `?car_id=` names the car if the form does not. `formFields` says which details are numbers.
 */
export function enquiryFromForm(
  posted: URLSearchParams,
  pageUrl: string,
  formFields: readonly FormField[],
): Record<string, unknown> {
  const details: Record<string, unknown> = {}
  const fields: Record<string, unknown> = {}
  for (const [name, typed] of posted) {
    const text = typed.trim()
    if (text === '') continue
    const detail = DETAIL.exec(name)?.[1]
    if (detail === undefined) fields[name] = text
    else {
      const isNumber = formFields.some((field) => field.name === detail && NUMBERS.includes(field.type))
      details[detail] = isNumber ? (parseTypedNumber(text) ?? text) : text
    }
  }
  for (const name of CHECKBOXES) fields[name] = fields[name] !== undefined
  const linkedCar = URL.canParse(pageUrl) ? new URL(pageUrl).searchParams.get('car_id') : null
  if (fields.car_id === undefined && linkedCar && /^\d{1,9}$/.test(linkedCar)) fields.car_id = linkedCar
  for (const name of IDS) {
    if (typeof fields[name] === 'string' && /^\d{1,9}$/.test(fields[name])) fields[name] = Number(fields[name])
  }
  return { url: pageUrl, ...fields, details }
}
