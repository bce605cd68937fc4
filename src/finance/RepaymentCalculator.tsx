'use client'

import { clsx } from 'clsx'
import { useId, useRef, useState } from 'react'
import {
  type CalculatorInputs,
  type CalculatorSettings,
  calculateRepayment,
  ENQUIRE_FOR_FINANCE,
} from '@/domain/finance/calculator'
import { type CalculatorInput, clampInput, priceHelp } from '@/domain/finance/calculatorLimits'
import type { RepaymentFrequency } from '@/domain/finance/loan'
import { formatDollars, formatDollarsAndCents, formatPercent } from '@/domain/format'
import { ANALYTICS_EVENTS } from '@/domain/leads/analyticsEvents'
import { Button } from '@/ui/Button'
import { NumberInput } from '@/ui/NumberInput'
import { RadioGroup } from '@/ui/RadioGroup'
import { Slider } from '@/ui/Slider'
import { recordEvent } from '../shopper/recordEvent'

export interface RepaymentCalculatorProps {
  defaults: CalculatorInputs
  settings: CalculatorSettings
  showInterest: boolean
  showResidual: boolean
  /** a car's own price is not the shopper's to change */
  priceFixed?: boolean
  /** the result below the inputs, where the column is narrow */
  stacked?: boolean
  /** small print with what the figures rest on */
  disclaimer: string
  button: { label: string; link: string } | null
}

const FREQUENCIES: { value: RepaymentFrequency; label: string; per: string }[] = [
  { value: 'weekly', label: 'Weekly', per: 'a week' },
  { value: 'fortnightly', label: 'Fortnightly', per: 'a fortnight' },
  { value: 'monthly', label: 'Monthly', per: 'a month' },
]

const years = (value: number) => `${value} ${value === 1 ? 'year' : 'years'}`

/** Inputs on one side, the repayment always in sight on the other, with its rates and what it assumes (FIN-01 to FIN-07). */
export function RepaymentCalculator(props: RepaymentCalculatorProps) {
  const {
    defaults,
    settings,
    showInterest,
    showResidual,
    priceFixed = false,
    stacked = false,
    disclaimer,
    button,
  } = props
  const [inputs, setInputs] = useState(defaults)
  const touched = useRef(false)
  const frequencyName = useId()
  const { limits } = settings

  const change = (next: Partial<CalculatorInputs>) => {
    setInputs((before) => ({ ...before, ...next }))
    // The first touch is counted, and only the first (FIN-08).
    if (!touched.current) recordEvent(ANALYTICS_EVENTS.financeCalculator)
    touched.current = true
  }
  const row = (input: CalculatorInput) => ({
    value: inputs[input],
    ...limits[input],
    onChange: (value: number) => change({ [input]: value }),
    onCommit: (value: number) => change({ [input]: clampInput(input, value, limits) }),
  })
  // A deposit or final payment beyond the price has no use on the slider, though it may be typed.
  const upTo = (input: CalculatorInput) => Math.min(limits[input].max, Math.max(inputs.price, limits[input].min))

  return (
    <div
      className={clsx(
        'grid gap-8',
        stacked ? 'xl:grid-cols-2' : 'lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] lg:gap-14',
      )}
    >
      <div className="grid content-start gap-7">
        {!priceFixed && (
          <SliderField
            label="Purchase price"
            prefix="$"
            format={formatDollars}
            help={priceHelp(inputs.price, limits.price)}
            {...row('price')}
          />
        )}
        <SliderField
          label="Deposit or trade-in"
          prefix="$"
          format={formatDollars}
          {...row('deposit')}
          sliderMax={upTo('deposit')}
          sliderStep={500}
        />
        <SliderField label="Loan term" suffix=" years" decimals={1} format={years} {...row('termYears')} />
        {showInterest && (
          <SliderField label="Interest rate" suffix=" %" decimals={2} format={formatPercent} {...row('ratePercent')} />
        )}
        {showResidual && (
          <SliderField
            label="Final payment"
            prefix="$"
            format={formatDollars}
            {...row('residual')}
            sliderMax={upTo('residual')}
            sliderStep={500}
          />
        )}
        <RadioGroup
          label="Repayments"
          name={frequencyName}
          look="segments"
          value={inputs.frequency}
          options={FREQUENCIES}
          onValueChange={(value) => change({ frequency: value as RepaymentFrequency })}
        />
      </div>
      <Result inputs={inputs} settings={settings} disclaimer={disclaimer} button={button} />
    </div>
  )
}

type ResultProps = Pick<RepaymentCalculatorProps, 'settings' | 'disclaimer' | 'button'> & { inputs: CalculatorInputs }

function Result({ inputs, settings, disclaimer, button }: ResultProps) {
  const result = calculateRepayment(inputs, settings)
  const per = FREQUENCIES.find(({ value }) => value === inputs.frequency)!.per
  const facts = [
    ['Interest rate', `${formatPercent(inputs.ratePercent)} p.a.`],
    [
      'Comparison rate*',
      result.comparisonRatePercent === null ? null : `${formatPercent(result.comparisonRatePercent)} p.a.`,
    ],
    ['Total repaid', result.total === null ? null : formatDollars(Math.round(result.total))],
    ['Interest and fees', result.interestPaid === null ? null : formatDollars(Math.round(result.interestPaid))],
  ].filter((fact): fact is [string, string] => fact[1] !== null)
  return (
    <div className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:self-start">
      <div data-ground="ink" className="rounded-panel p-6 sm:p-8">
        <div aria-live="polite" aria-atomic>
          <p className="text-muted">Estimated repayment</p>
          {result.showsEnquire ? (
            <p className="heading-2 mt-1">{ENQUIRE_FOR_FINANCE}</p>
          ) : (
            <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
              <span className="heading-1 numbers">{formatDollarsAndCents(result.repayment)}</span>
              <span className="text-muted">{per}</span>
            </p>
          )}
        </div>
        {!result.showsEnquire && (
          <dl className="mt-6 grid">
            {facts.map(([term, value]) => (
              <div key={term} className="flex justify-between gap-4 border-t border-hairline py-2.5">
                <dt className="text-muted">{term}</dt>
                <dd className="numbers font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {button && (
          <Button href={button.link} fullWidth className="mt-6">
            {button.label}
          </Button>
        )}
      </div>
      <p className="mt-4 text-sm text-muted">* {disclaimer}</p>
    </div>
  )
}

interface SliderFieldProps {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** where the slider ends before the typed value does */
  sliderMax?: number
  sliderStep?: number
  prefix?: string
  suffix?: string
  decimals?: number
  help?: string | null
  format: (value: number) => string
  onChange: (value: number) => void
  /** once the shopper is done with it: the value is brought into its bounds */
  onCommit: (value: number) => void
}

/** A slider and the same value to type, in step with each other. */
function SliderField(props: SliderFieldProps) {
  const {
    label,
    value,
    min,
    max,
    step,
    sliderMax = max,
    sliderStep = step,
    prefix,
    suffix,
    decimals,
    help,
    format,
    onChange,
    onCommit,
  } = props
  const id = useId()
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={id} id={`${id}-label`} className="font-semibold">
          {label}
        </label>
        <div className="w-36">
          <NumberInput
            id={id}
            value={value}
            min={min}
            max={max}
            decimals={decimals}
            prefix={prefix}
            suffix={suffix}
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
          format={format}
          onValueChange={onChange}
          onValueCommit={onCommit}
        />
      </div>
      {help && (
        <p id={`${id}-help`} className="mt-1 text-sm text-warning-text">
          {help}
        </p>
      )}
    </div>
  )
}
