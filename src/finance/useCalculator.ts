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
import { type FinanceChoice, hasChoice } from '@/domain/finance/financeChoice'
import type { FinanceTerms } from '@/domain/finance/financeTerms'
import { nearestTerm } from '@/domain/finance/repaymentFigure'
import { ANALYTICS_EVENTS } from '@/domain/leads/analyticsEvents'
import { recordEvent } from '../shopper/recordEvent'
import { chooseFinance, useFinanceChoice } from './financeChoiceStore'

/** Inputs of this calculator only; the others are shared between cars. */
type OwnInputs = Partial<Pick<CalculatorInputs, 'price' | 'ratePercent' | 'residual'>>

interface CalculatorOptions {
  defaults: CalculatorInputs
  settings: CalculatorSettings
  /** the car's terms; null without a car, or for one without a repayment */
  terms: FinanceTerms | null
  monthlyOnly: boolean
}

/** A calculator's inputs, in sync with the shopper's stored choice, and its result (FIN-01 to FIN-08). */
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
  // Shows input as typed until it is committed and clamped.
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
    // Recorded once per calculator (FIN-08).
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
    /** whether price, rate or final payment differ from the car's repayment */
    differs: Object.entries(ownInputs).some(([input, value]) => defaults[input as keyof OwnInputs] !== value),
    /** called while the shopper types or slides; the result updates immediately */
    change: (input: CalculatorInput, value: number) => {
      recordFirstUse()
      setDraft({ input, value })
      set(input, value)
    },
    /** called with the final value, which is clamped */
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
    resetToTerms: () => {
      setDraft(null)
      setOwnInputs({})
    },
  }
}

/** The shopper's stored choice, clamped to this calculator's limits. */
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
