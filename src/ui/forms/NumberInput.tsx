'use client'

import { clsx } from 'clsx'
import { type Ref, useState } from 'react'
import { NumericFormat } from 'react-number-format'

export interface NumberInputProps {
  /** null is an empty input */
  value: number | null
  /** called while typing, with null for an empty input; may be outside `min` and `max` until blur */
  onValueChange: (value: number | null) => void
  /** called on blur with the value clamped to `min` and `max` */
  onValueCommit?: (value: number | null) => void
  min?: number
  max?: number
  /** decimal places; 0 by default */
  decimals?: number
  /**
   * always shows that many decimals ($1.70, not $1.7); `fractionsOnly` does so for fractions only ($4,000, $3,999.90),
   * after typing
   */
  fixedDecimals?: boolean | 'fractionsOnly'
  /** thousands separators; off for years */
  separators?: boolean
  /** text before the number, "$" */
  prefix?: string
  /** text after the number, " kms" or " %" */
  suffix?: string
  id?: string
  name?: string
  placeholder?: string
  disabled?: boolean
  required?: boolean
  className?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-label'?: string
  ref?: Ref<HTMLInputElement>
}

/** A number with thousands separators and units inside the input, with the numeric keyboard on phones. */
export function NumberInput(props: NumberInputProps) {
  const {
    value,
    onValueChange,
    onValueCommit,
    min,
    max,
    decimals = 0,
    fixedDecimals = false,
    separators = true,
    className,
    ref,
    ...rest
  } = props
  const [typing, setTyping] = useState(false)
  const isFraction = value !== null && !Number.isInteger(value)
  return (
    <NumericFormat
      getInputRef={ref}
      className={clsx('control numbers', className)}
      value={value ?? ''}
      thousandSeparator={separators}
      decimalScale={decimals}
      fixedDecimalScale={fixedDecimals === 'fractionsOnly' ? isFraction && !typing : fixedDecimals}
      allowNegative={min !== undefined && min < 0}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      onValueChange={({ floatValue }, { source }) => {
        if (source === 'event') onValueChange(floatValue ?? null)
      }}
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false)
        const clamped = value === null ? null : clamp(value, min, max)
        if (clamped !== value) onValueChange(clamped)
        onValueCommit?.(clamped)
      }}
      {...rest}
    />
  )
}

function clamp(value: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): number {
  return Math.min(Math.max(value, min), max)
}
