import { ALERT_FREQUENCIES, FREQUENCY_LABELS } from '@/domain/alerts/alertFrequency'
import { Field } from '@/ui/forms/Field'
import { RadioGroup } from '@/ui/forms/RadioGroup'
import { TextInput } from '@/ui/forms/TextInput'

interface SaveSearchFieldsProps {
  search: { name: string; path: string }
  /** "12 cars in stock now" */
  inStock: string
  /** what the shopper agrees to */
  consent: string
  /** verified email of the signed-in shopper */
  email: string | null
  /** as typed before */
  typedEmail?: string
  error?: string | null
}

export const EMAIL_ID = 'alert-email'

/** The fields of the form that saves a search, on its page and in the dialog. */
export function SaveSearchFields({ search, inStock, consent, email, typedEmail, error }: SaveSearchFieldsProps) {
  return (
    <>
      <input type="hidden" name="search" value={search.path} />
      <div>
        <p className="text-sm font-semibold">Your search</p>
        <p className="mt-1 text-lg break-words">{search.name}</p>
        <p className="numbers mt-1 text-sm text-muted">{inStock}</p>
      </div>
      {email ? (
        <p>
          Emails go to <strong className="break-words">{email}</strong>.
        </p>
      ) : (
        <Field
          label="Email"
          id={EMAIL_ID}
          required
          error={error}
          help="We send you a link to confirm it. You need no account."
        >
          {(control) => (
            <TextInput
              {...control}
              {...{ name: 'email', type: 'email', autoComplete: 'email', maxLength: 254 }}
              defaultValue={typedEmail}
            />
          )}
        </Field>
      )}
      <RadioGroup
        label="How often"
        name="frequency"
        defaultValue="daily"
        options={ALERT_FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABELS[value] }))}
      />
      <p className="measure text-sm text-muted">{consent}</p>
    </>
  )
}
