import { isDeepStrictEqual } from 'node:util'
import { type CollectionBeforeValidateHook, type FieldHook, ValidationError, type ValidationFieldError } from 'payload'

/** In a request's context: the locked fields that a save would change. */
const REFUSED = 'refusedFeedFields'

const MESSAGE = 'Comes from the stock feed, which would overwrite a change. Add an override instead.'

/**
 * Notes a change of a field that the user may not change. Payload would drop it and report success; `refuseFeedFields` refuses the
 * save. The admin's form sends every field of a car, most of them as they were.
 * @param isAllowed whether the user may change the field
 */
export const noteRefusedChange =
  (isAllowed: (args: Pick<Parameters<FieldHook>[0], 'originalDoc' | 'req'>) => boolean): FieldHook =>
  ({ context, field, operation, originalDoc, overrideAccess, req, value }) => {
    if (operation !== 'update' || overrideAccess || value === undefined || isAllowed({ originalDoc, req })) return value
    const name = field.name as string
    if (isDeepStrictEqual(toComparable(value), toComparable(originalDoc?.[name]))) return value
    const errors = (context[REFUSED] ?? []) as ValidationFieldError[]
    context[REFUSED] = [...errors, { path: name, message: MESSAGE }]
    return value
  }

/** Refuses a save that changes locked fields: 400 with the name of each. */
export const refuseFeedFields: CollectionBeforeValidateHook = ({ collection, context, data, req }) => {
  const errors = context[REFUSED] as ValidationFieldError[] | undefined
  if (!errors) return data
  // The next document of a bulk edit starts without them.
  delete context[REFUSED]
  throw new ValidationError({ collection: collection.slug, errors }, req.t)
}

function toComparable(value: unknown): unknown {
  if (value === undefined || value === '') return null
  return value instanceof Date ? value.toISOString() : value
}
