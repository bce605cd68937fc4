'use client'

import { useRef, useState } from 'react'
import {
  type CalculatorInputs,
  type CalculatorSettings,
  calculateRepayment,
  inputsFromTerms,
  remainingBalance,
  settingsFromTerms,
} from '@/domain/finance/calculator'
import { type CalculatorInput, clampInput } from '@/domain/finance/calculatorLimits'
import { type FinanceChoice, hasChoice, nearestTerm } from '@/domain/finance/financeChoice'
import type { FinanceTerms } from '@/domain/finance/financeTerms'
import { ANALYTICS_EVENTS } from '@/domain/leads/analyticsEvents'
import { recordEvent } from '../shopper/recordEvent'
import { chooseFinance, useFinanceChoice } from './financeChoiceStore'

/** Inputs that belong to one calculator alone; the others follow the shopper from car to car. */
type OwnInputs = Partial<Pick<CalculatorInputs, 'price' | 'ratePercent' | 'residual'>>

interface CalculatorOptions {
  defaults: CalculatorInputs
  settings: CalculatorSettings
  /** the car's own terms; null where the calculator is about no car that shows a repayment */
  terms: FinanceTerms | null
  monthlyOnly: boolean
}

/** A calculator's inputs, kept in step with what the shopper chose elsewhere, and its result (FIN-01 to FIN-08). */
export function useCalculator({
  defaults: initialInputs,
  settings: initialSettings,
  terms,
  monthlyOnly,
}: CalculatorOptions) {
  const defaults = terms ? inputsFromTerms(terms) : initialInputs
  const settings = terms ? settingsFromTerms(terms, initialSettings.limits) : initialSettings
  const choice = useFinanceChoice()
  const [ownInputs, setOwnInputs] = useState<OwnInputs>({})
  // What is being typed is shown as typed, until it is done and brought into its bounds.
  const [draft, setDraft] = useState<{ input: CalculatorInput; value: number } | null>(null)
  const used = useRef(false)
  const { limits } = settings

  const inputs: CalculatorInputs = {
    ...defaults,
    ...ownInputs,
    ...choiceInputs(choice, terms, settings),
    ...(monthlyOnly && { frequency: 'monthly' as const }),
    ...(draft && { [draft.input]: draft.value }),
  }
  const recordFirstUse = () => {
    // The first touch is counted, and only the first (FIN-08).
    if (!used.current) recordEvent(ANALYTICS_EVENTS.financeCalculator)
    used.current = true
  }
  const set = (input: CalculatorInput, value: number) => {
    if (input === 'deposit' || input === 'termYears') chooseFinance({ [input]: clampInput(input, value, limits) })
    else setOwnInputs((before) => ({ ...before, [input]: value }))
  }
  return {
    inputs,
    settings,
    result: calculateRepayment(inputs, settings),
    balance: remainingBalance(inputs, settings),
    hasChoice: hasChoice(choice),
    /** inputs of this calculator alone that differ from what the car's repayment rests on */
    differs: Object.entries(ownInputs).some(([input, value]) => defaults[input as keyof OwnInputs] !== value),
    /** takes a value while the shopper types or slides; the figures follow at once */
    change: (input: CalculatorInput, value: number) => {
      recordFirstUse()
      setDraft({ input, value })
      set(input, value)
    },
    /** takes a value that the shopper is done with */
    commit: (input: CalculatorInput, value: number) => {
      setDraft(null)
      if (value !== inputs[input] || draft) set(input, clampInput(input, value, limits))
    },
    pick: (input: CalculatorInput, value: number) => {
      recordFirstUse()
      setDraft(null)
      set(input, clampInput(input, value, limits))
    },
    chooseFrequency: (frequency: CalculatorInputs['frequency']) => {
      recordFirstUse()
      chooseFinance({ frequency })
    },
    backToTerms: () => {
      setDraft(null)
      setOwnInputs({})
    },
    setPrice: (price: number) => setOwnInputs((before) => ({ ...before, price })),
  }
}

/** What the shopper chose elsewhere, within this calculator's limits. */
function choiceInputs(
  { deposit, termYears, frequency }: FinanceChoice,
  terms: FinanceTerms | null,
  { limits }: CalculatorSettings,
): Partial<CalculatorInputs> {
  const years = termYears === null ? null : terms ? nearestTerm(termYears, terms) : termYears
  return {
    ...(deposit !== null && { deposit: clampInput('deposit', deposit, limits) }),
    ...(years !== null && { termYears: clampInput('termYears', years, limits) }),
    ...(frequency !== null && { frequency }),
  }
}
