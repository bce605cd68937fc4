import { clsx } from 'clsx'
import { type ReactNode, type Ref, useId } from 'react'
import { FieldError } from './Field'

export interface RadioOption {
  value: string
  label: ReactNode
  description?: ReactNode
}

export interface RadioGroupProps {
  label: string
  name: string
  options: readonly RadioOption[]
  /** `segments` for two to four short labels, `cards` for choices with a description */
  look?: 'list' | 'segments' | 'cards'
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  required?: boolean
  disabled?: boolean
  hideLabel?: boolean
  error?: string | null
  help?: ReactNode
  ref?: Ref<HTMLFieldSetElement>
}

/**
 * One choice of several as native radio buttons: arrow keys move between them, and a form submits them without
 * JavaScript.
 */
export function RadioGroup(props: RadioGroupProps) {
  const { label, look = 'list', options, hideLabel, error, help, ref } = props
  const id = useId()
  const errorId = error ? `${id}-error` : undefined
  const list = look === 'segments' ? 'segments' : look === 'cards' ? 'grid gap-2.5' : 'grid'
  return (
    <fieldset ref={ref} aria-describedby={errorId} className="min-w-0">
      <legend className={clsx('mb-1.5 text-sm font-semibold', hideLabel && 'sr-only')}>{label}</legend>
      {help && <p className="-mt-0.5 mb-1.5 text-sm text-muted">{help}</p>}
      <div className={list}>
        {options.map((option) => (
          <RadioChoice key={option.value} option={option} group={props} invalid={Boolean(error)} />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}

function RadioChoice({ option, group, invalid }: { option: RadioOption; group: RadioGroupProps; invalid: boolean }) {
  const { look = 'list', name, value, defaultValue, onValueChange, required, disabled } = group
  const id = useId()
  const checked =
    value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value }
  const input = (
    <input
      type="radio"
      id={id}
      name={name}
      value={option.value}
      required={required}
      disabled={disabled}
      aria-invalid={invalid || undefined}
      className={look === 'segments' ? 'sr-only' : 'check'}
      onChange={onValueChange ? () => onValueChange(option.value) : undefined}
      readOnly={value !== undefined && !onValueChange ? true : undefined}
      {...checked}
    />
  )
  if (look === 'segments') {
    return (
      <label htmlFor={id} className="segment">
        {input}
        {option.label}
      </label>
    )
  }
  return (
    <label
      htmlFor={id}
      className={look === 'cards' ? 'option-card' : 'flex min-h-11 cursor-pointer items-start gap-3 py-2.5'}
    >
      {input}
      <span className="min-w-0 flex-1">
        <span className={look === 'cards' ? 'font-semibold' : undefined}>{option.label}</span>
        {option.description && <span className="mt-0.5 block text-sm text-muted">{option.description}</span>}
      </span>
    </label>
  )
}
