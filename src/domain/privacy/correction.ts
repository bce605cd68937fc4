import * as z from 'zod'
import { emailField, nameField, phoneField, postcodeField, textField } from '../leads/contactFields'

/** New contact details of a person, by the rules of the forms. They replace all old ones; an empty last name or postcode is none. */
export const correctionSchema = z.object({
  name: nameField,
  last_name: textField(80),
  email: emailField,
  phone: phoneField,
  postcode: postcodeField,
})
export type ContactCorrection = z.output<typeof correctionSchema>
