'use client'

import { type ReactNode, useId } from 'react'
import { NumberInput } from '@/ui/forms/NumberInput'
import { Slider } from '@/ui/forms/Slider'

interface SliderFieldProps {
  label: string
  name: string
  value: number
  min: number
  max: number
  step: number
  /** end of the slider if the input allows higher values */
  sliderMax?: number
  sliderStep?: number
  /** keeps typed values beyond the bounds, which `help` then explains, instead of clamping them */
  allowOutOfRange?: boolean
  prefix?: string
  suffix?: string
  decimals?: number
  help?: string | null
  disabled?: boolean
  format: (value: number) => string
  onChange: (value: number) => void
  /** called on blur or release with the final value */
  onCommit: (value: number) => void
  /** quick picks below the slider */
  children?: ReactNode
}

/** A slider and a number input of the same value. */
export function SliderField(props: SliderFieldProps) {
  const {
    label,
    name,
    value,
    min,
    max,
    step,
    sliderMax = max,
    sliderStep = step,
    allowOutOfRange,
    prefix,
    suffix,
  } = props
  const { decimals, help, disabled, format, onChange, onCommit, children } = props
  const id = useId()
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={id} id={`${id}-label`} className="font-semibold">
          {label}
        </label>
        <div className="w-32 flex-none sm:w-36">
          <NumberInput
            id={id}
            name={name}
            value={value}
            min={allowOutOfRange ? 0 : min}
            max={allowOutOfRange ? undefined : max}
            decimals={decimals}
            fixedDecimals={prefix === '$' && 'fractionsOnly'}
            prefix={prefix}
            suffix={suffix}
            disabled={disabled}
            className="text-right"
            aria-describedby={help ? `${id}-help` : undefined}
            onValueChange={(typed) => onChange(typed ?? 0)}
            onValueCommit={(typed) => onCommit(typed ?? 0)}
          />
        </div>
      </div>
      <div className="mt-2">
        <Slider
          label={label}
          labelledBy={`${id}-label`}
          value={Math.min(Math.max(value, min), sliderMax)}
          min={min}
          max={sliderMax}
          step={sliderStep}
          disabled={disabled}
          format={format}
          onValueChange={onChange}
          onValueCommit={onCommit}
        />
      </div>
      {children}
      {help && (
        <p id={`${id}-help`} role="status" className="mt-1 text-sm text-warning-text">
          {help}
        </p>
      )}
    </div>
  )
}
