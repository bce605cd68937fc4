import '../zodWithoutEval'
import * as z from 'zod'
import { defaultFormRules, type EnquiryFormRules } from './enquiry'
import { COMMENTS_FIELD, FIELD_REQUIREMENTS, type FieldSettings, type FormField, toFormFields } from './formFields'
import { type EnquiryKind, isMultiStep } from './lead'

const setting = z.boolean().nullish()

/**
 * The settings of a form's block, with names shared by all form blocks. A missing setting keeps the default of the form's
 * kind.
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
  recipients: z.array(z.string()).nullish(),
  fields: z
    .array(z.object({ field: z.string(), ask: z.enum(FIELD_REQUIREMENTS), label: z.string().nullish() }))
    .nullish(),
})
export type FormSettings = z.output<typeof formSettingsSchema>

/**
 * The rules of a form, used by both browser and server: the settings of its block over the defaults of its kind (LEAD-02).
 * `placesToChoose` is the number of locations that it offers.
 */
export function toFormRules(
  kind: EnquiryKind,
  settings: FormSettings | null,
  placesToChoose: number,
): EnquiryFormRules {
  const offeredLocations = settings?.askLocation === false ? 0 : placesToChoose
  const defaults = defaultFormRules(kind, offeredLocations)
  if (!settings) return defaults
  return {
    fields: requiredPostcode(toFormFields(kind, settings), settings.postcodeRequired ?? defaults.postcodeRequired),
    messageRequired:
      !isMultiStep(kind) && (commentsRequired(settings) ?? settings.messageRequired ?? defaults.messageRequired),
    categoryRequired: settings.askCategory ?? defaults.categoryRequired,
    locationRequired: defaults.locationRequired,
    postcodeRequired: settings.postcodeRequired ?? defaults.postcodeRequired,
    termsRequired: Boolean(settings.termsText),
  }
}

const commentsSetting = (settings: FieldSettings) => settings.fields?.find(({ field }) => field === COMMENTS_FIELD)

/** Whether the comments' field setting requires them; null without a setting. */
function commentsRequired(settings: FieldSettings): boolean | null {
  const setting = commentsSetting(settings)
  return setting ? setting.ask === 'required' : null
}

/** The label of the comments; null if hidden. */
export function commentsLabel(settings: FieldSettings): string | null {
  const setting = commentsSetting(settings)
  if (setting?.ask === 'hidden') return null
  return setting?.label || 'Comments'
}

/** The default rules of a kind, for forms without a block. */
export function standardFormRules(kind: EnquiryKind): EnquiryFormRules & { fields: readonly FormField[] } {
  const rules = defaultFormRules(kind, 0)
  return { ...rules, fields: requiredPostcode(toFormFields(kind, null), rules.postcodeRequired) }
}

function requiredPostcode(fields: readonly FormField[], required: boolean): FormField[] {
  return fields.map((field) => (field.name === 'postcode' ? { ...field, required: required || field.required } : field))
}
