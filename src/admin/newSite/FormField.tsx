import { type InputHTMLAttributes, useId } from 'react'

interface FormFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  name: string
  help?: string
  error?: string
  wide?: boolean
  /** of a text of several lines, instead of an input */
  rows?: number
  onValue?: (value: string) => void
}

/** A field of a form of our own, with its help or its problem. */
export function FormField({
  label,
  name,
  help,
  error,
  wide,
  rows,
  onValue,
  required = true,
  ...input
}: FormFieldProps) {
  const id = useId()
  const shared = {
    id,
    'aria-describedby': error || help ? `${id}-note` : undefined,
    'aria-invalid': Boolean(error),
    name,
    required,
  }
  return (
    <div className="forecourt-new-site__field" data-wide={wide || undefined}>
      <label htmlFor={id}>
        {label}
        {required ? <em aria-hidden> *</em> : null}
      </label>
      {rows ? (
        <textarea
          {...shared}
          maxLength={input.maxLength}
          onChange={onValue ? (event) => onValue(event.target.value) : undefined}
          placeholder={input.placeholder}
          rows={rows}
        />
      ) : (
        <input
          {...shared}
          onChange={onValue ? (event) => onValue(event.target.value) : undefined}
          type="text"
          {...input}
        />
      )}
      {error ? (
        <small className="forecourt-new-site__problem" id={`${id}-note`}>
          {error}
        </small>
      ) : help ? (
        <small id={`${id}-note`}>{help}</small>
      ) : null}
    </div>
  )
}
