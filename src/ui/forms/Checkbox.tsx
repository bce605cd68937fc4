import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { FieldError } from './Field'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode
  description?: ReactNode
  /** at the end of the line, such as a facet's count */
  end?: ReactNode
  error?: string | null
}

/** A checkbox whose whole line is the touch target. */
export function Checkbox({ label, description, end, error, id, className, ...rest }: CheckboxProps) {
  const generated = useId()
  const controlId = id ?? generated
  const descriptionId = description ? `${controlId}-description` : null
  const errorId = error ? `${controlId}-error` : null
  return (
    <div className={className}>
      <label
        htmlFor={controlId}
        className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-muted"
      >
        <input
          type="checkbox"
          id={controlId}
          className="check"
          aria-describedby={[errorId, descriptionId].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          {...rest}
        />
        <span className="min-w-0 flex-1">{label}</span>
        {end && <span className="numbers text-sm text-muted">{end}</span>}
      </label>
      {description && (
        <p id={descriptionId!} className="-mt-1 pl-8.5 text-sm text-muted">
          {description}
        </p>
      )}
      {error && <FieldError id={errorId!}>{error}</FieldError>}
    </div>
  )
}
