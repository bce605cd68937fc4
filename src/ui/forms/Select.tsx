import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { iconClass } from '@/ui/media/Icon'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps extends ComponentPropsWithRef<'select'> {
  options: readonly SelectOption[]
  /** empty first option, such as "Choose a location" */
  placeholder?: string
}

/** The native select, which works best on phones, in the theme's style. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <div className={`select sprite-icon-after ${iconClass('chevron-down')}`}>
      <select className={clsx('control', className)} {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
