import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/** What a field hands to its control so that label, help and error belong to it. */
export interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean | undefined
}

export interface FieldProps {
  label: string
  /** one line under the label */
  help?: ReactNode
  error?: string | null
  required?: boolean
  /** says "optional" beside the label; use it where most fields of the form are required */
  optional?: boolean
  /** hides the label from sight, where the place makes it plain, such as a search box */
  hideLabel?: boolean
  /** id of the control; generated unless an error summary needs to link to it */
  id?: string
  className?: string
  children: (control: ControlAttributes) => ReactNode
}

/**
 * A labelled form control: label above, help below it, the error beside the control.
 * `<Field label="Email" error={problem}>{(control) => <TextInput {...control} type="email" />}</Field>`
 */
export function Field({ label, help, error, required, optional, hideLabel, id, className, children }: FieldProps) {
  const generated = useId()
  const controlId = id ?? generated
  const helpId = help ? `${controlId}-help` : null
  const errorId = error ? `${controlId}-error` : null
  return (
    <div className={clsx('min-w-0', className)}>
      <label
        htmlFor={controlId}
        className={clsx('mb-1.5 flex items-baseline gap-2 text-sm font-semibold', hideLabel && 'sr-only')}
      >
        {label}
        {optional && <span className="font-normal text-muted">optional</span>}
      </label>
      {help && (
        <p id={helpId!} className="-mt-0.5 mb-1.5 text-sm text-muted">
          {help}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': [errorId, helpId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        required: required || undefined,
      })}
      {error && <FieldError id={errorId!}>{error}</FieldError>}
    </div>
  )
}

/** The line that says what is wrong with one field. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
      {children}
    </p>
  )
}
