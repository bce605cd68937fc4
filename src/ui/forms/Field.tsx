import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { Icon } from '@/ui/media/Icon'

/** Attributes that connect a control to its label, help and error. */
export interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean | undefined
}

export interface FieldProps {
  label: string
  /** one line below the label */
  help?: ReactNode
  error?: string | null
  required?: boolean
  /** shows "optional" next to the label; for forms whose fields are mostly required */
  optional?: boolean
  /** visually hides the label if the context is clear, such as a search box */
  hideLabel?: boolean
  /** id of the control; generated unless set, for links from an error summary */
  id?: string
  className?: string
  children: (control: ControlAttributes) => ReactNode
}

/**
 * A labelled form control: label above, help below it, error beside the control. `<Field label="Email"
 * error={problem}>{(control) => <TextInput {...control} type="email" />}</Field>`
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

/** The error message of one field. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-danger">
      <Icon name="circle-exclamation-point" className="mt-0.5 size-4 flex-none" />
      {children}
    </p>
  )
}
