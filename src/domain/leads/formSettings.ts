import * as z from 'zod'
import { defaultFormRules, type EnquiryFormRules } from './enquiry'
import { COMMENTS_FIELD, FIELD_REQUIREMENTS, type FieldSettings, type FormField, toFormFields } from './formFields'
import { type EnquiryKind, isMultiStep } from './lead'

const setting = z.boolean().nullish()

/**
 * What staff set in a form's block, by the names that every form block shares. A block that lacks one leaves the rule of
 * its kind as it is.
 */
export const formSettingsSchema = z.object({
  id: z.string().nullish(),
  kind: z.string().nullish(),
  submitLabel: z.string().nullish(),
  successLink: z.string().nullish(),
  messageRequired: setting,
  askCategory: setting,
  askLocation: setting,
  postcodeRequired: setting,
  termsText: z.string().nullish(),
  consentText: z.string().nullish(),
  askRego: setting,
  askTime: setting,
  largeAmounts: setting,
  fields: z
    .array(z.object({ field: z.string(), ask: z.enum(FIELD_REQUIREMENTS), label: z.string().nullish() }))
    .nullish(),
})
export type FormSettings = z.output<typeof formSettingsSchema>

/**
 * What one form asks, for the browser that shows it and the server that checks it alike: the settings of its block over
 * the rules of its kind (LEAD-02). `placesToChoose` is the number of locations that it offers.
 */
export function toFormRules(
  kind: EnquiryKind,
  settings: FormSettings | null,
  placesToChoose: number,
): EnquiryFormRules {
  const asked = settings?.askLocation === false ? 0 : placesToChoose
  const usual = defaultFormRules(kind, asked)
  if (!settings) return usual
  return {
    fields: requiredPostcode(toFormFields(kind, settings), settings.postcodeRequired ?? usual.postcodeRequired),
    messageRequired:
      !isMultiStep(kind) && (commentsRequired(settings) ?? settings.messageRequired ?? usual.messageRequired),
    categoryRequired: settings.askCategory ?? usual.categoryRequired,
    locationRequired: usual.locationRequired,
    postcodeRequired: settings.postcodeRequired ?? usual.postcodeRequired,
    termsRequired: Boolean(settings.termsText),
  }
}

const commentsSetting = (settings: FieldSettings) => settings.fields?.find(({ field }) => field === COMMENTS_FIELD)

/** Whether staff say of the comments, field by field, that they are required; null where they say nothing. */
function commentsRequired(settings: FieldSettings): boolean | null {
  const setting = commentsSetting(settings)
  return setting ? setting.ask === 'required' : null
}

/** What the comments of a form are called; null where staff leave them out. */
export function commentsLabel(settings: FieldSettings): string | null {
  const setting = commentsSetting(settings)
  if (setting?.ask === 'hidden') return null
  return setting?.label || 'Comments'
}

/** The fields of a form where staff set none of them, for the forms that belong to no block. */
export function standardFormRules(kind: EnquiryKind): EnquiryFormRules & { fields: readonly FormField[] } {
  const rules = defaultFormRules(kind, 0)
  return { ...rules, fields: requiredPostcode(toFormFields(kind, null), rules.postcodeRequired) }
}

function requiredPostcode(fields: readonly FormField[], required: boolean): FormField[] {
  return fields.map((field) => (field.name === 'postcode' ? { ...field, required: required || field.required } : field))
}
