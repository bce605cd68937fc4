'use client'

import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { type CalculatorInput, priceHelp } from '@/domain/finance/calculatorLimits'
import type { CalculatorSetup } from '@/domain/finance/carCalculator'
import { type FinanceTerms, hasLendersRates } from '@/domain/finance/financeTerms'
import { FREQUENCY_LABELS, formatYears } from '@/domain/finance/labels'
import { REPAYMENT_FREQUENCIES, type RepaymentFrequency } from '@/domain/finance/loan'
import { formatDollars, formatPercent } from '@/domain/format'
import { RadioGroup } from '@/ui/forms/RadioGroup'
import { BalanceChart } from './BalanceChart'
import { CalculatorResult, RepaymentStrip } from './CalculatorResult'
import { CalculatorSmallPrint } from './CalculatorSmallPrint'
import { ChoiceNote } from './ChoiceNote'
import { useQuotedTerms } from './financeQuotes'
import { QuickPicks } from './QuickPicks'
import { SliderField } from './SliderField'
import { useCalculator } from './useCalculator'

export interface RepaymentCalculatorProps extends CalculatorSetup {
  /** shows the result below the inputs, for narrow columns */
  stacked?: boolean
  /** a line above the inputs about the financed car */
  about?: ReactNode
  button: { label: string; link: string } | null
}

/** Quick picks, in dollars and years. */
const DEPOSITS = [0, 5000, 10_000, 20_000]
const TERMS = [3, 5, 7]

const FREQUENCIES = REPAYMENT_FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABELS[value].label }))

/** The calculator. For a car with a repayment it starts at the car's terms, or at those of the quote service. */
export function RepaymentCalculator(props: RepaymentCalculatorProps) {
  return props.car ? <CarCalculator {...props} car={props.car} /> : <Calculator {...props} terms={null} />
}

function CarCalculator(props: RepaymentCalculatorProps & { car: NonNullable<RepaymentCalculatorProps['car']> }) {
  return <Calculator {...props} terms={useQuotedTerms(props.car.car, props.car.terms)} />
}

/** Inputs on one side, repayment and balance on the other, small print below. */
function Calculator(props: RepaymentCalculatorProps & { terms: FinanceTerms | null }) {
  const { showInterest, showResidual, monthlyOnly, termChoices, stacked = false, about, terms } = props
  const { disclaimer, comparisonRange, isExample, button } = props
  const calculator = useCalculator(props)
  const { inputs, settings, result, balance } = calculator
  const { limits } = settings
  const frequencyName = useId()

  const sliderProps = (input: CalculatorInput) => ({
    name: input,
    value: inputs[input],
    ...limits[input],
    onChange: (value: number) => calculator.change(input, value),
    onCommit: (value: number) => calculator.commit(input, value),
  })
  const renderQuickPicks = (
    input: CalculatorInput,
    label: string,
    values: number[],
    format: (value: number) => string,
  ) => (
    <QuickPicks
      label={label}
      values={values}
      value={inputs[input]}
      format={format}
      onPick={(value) => calculator.pick(input, value)}
    />
  )
  // The slider ends at the price, but higher values can be typed.
  const getSliderMax = (input: CalculatorInput) =>
    Math.min(limits[input].max, Math.max(inputs.price, limits[input].min + 500))
  const termPicks = ({ min, max }: { min: number; max: number }) =>
    TERMS.filter((years) => years >= min && years <= max)

  return (
    <div className="grid gap-8">
      <div
        className={clsx(
          'grid gap-x-14 gap-y-8',
          stacked ? 'xl:grid-cols-2 xl:gap-x-10' : 'lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]',
        )}
      >
        <div className="grid content-start gap-6">
          <RepaymentStrip result={result} ratePercent={inputs.ratePercent} isExample={isExample} stacked={stacked} />
          {about && <div className="min-h-6 text-muted">{about}</div>}
          <SliderField
            label="Purchase price"
            prefix="$"
            format={formatDollars}
            allowOutOfRange
            help={priceHelp(inputs.price, limits.price)}
            {...sliderProps('price')}
          />
          <SliderField
            label="Deposit or trade-in"
            prefix="$"
            decimals={2}
            format={formatDollars}
            {...sliderProps('deposit')}
            sliderMax={getSliderMax('deposit')}
            sliderStep={500}
          >
            {renderQuickPicks(
              'deposit',
              'Deposit',
              DEPOSITS.filter((deposit) => deposit < inputs.price),
              formatDollars,
            )}
          </SliderField>
          {termChoices.length > 0 ? (
            <RadioGroup
              label="Loan term"
              name={`${frequencyName}-term`}
              look="segments"
              value={String(inputs.termYears)}
              options={termChoices.map((years) => ({ value: String(years), label: formatYears(years) }))}
              onValueChange={(value) => calculator.pick('termYears', Number(value))}
            />
          ) : (
            <SliderField
              label="Loan term"
              suffix={inputs.termYears === 1 ? ' year' : ' years'}
              decimals={1}
              format={formatYears}
              {...sliderProps('termYears')}
            >
              {renderQuickPicks('termYears', 'Loan term', termPicks(limits.termYears), formatYears)}
            </SliderField>
          )}
          {showInterest && (
            <SliderField
              label="Interest rate"
              suffix="%"
              decimals={2}
              format={formatPercent}
              {...sliderProps('ratePercent')}
              disabled={monthlyOnly}
            />
          )}
          {showResidual && (
            <SliderField
              label="Final payment"
              prefix="$"
              decimals={2}
              format={formatDollars}
              {...sliderProps('residual')}
              sliderMax={getSliderMax('residual')}
              sliderStep={500}
            />
          )}
          {!monthlyOnly && (
            <RadioGroup
              label="Repayments"
              name={frequencyName}
              look="segments"
              value={inputs.frequency}
              options={FREQUENCIES}
              onValueChange={(value) => calculator.chooseFrequency(value as RepaymentFrequency)}
            />
          )}
          <ChoiceNote
            chosen={calculator.hasChoice}
            differs={terms !== null && calculator.differs}
            onResetToTerms={calculator.resetToTerms}
          />
        </div>
        <div className="grid content-start gap-8 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:self-start">
          <CalculatorResult
            {...{ inputs, result, isExample, button }}
            isLendersOffer={terms !== null && hasLendersRates(terms) && !calculator.differs && !calculator.hasChoice}
          />
          <BalanceChart points={balance} hidden={result.showsEnquire} />
        </div>
      </div>
      <CalculatorSmallPrint disclaimer={disclaimer} comparisonRange={comparisonRange} />
    </div>
  )
}
