'use client'

import { Chip } from '../content/Chip'
import { NumberInput, type NumberInputProps } from './NumberInput'

export interface MoneyInputProps extends Omit<NumberInputProps, 'prefix' | 'suffix'> {
  /** suggested amounts in dollars below the input */
  quickPicks?: readonly number[]
}

/** Dollars, whole unless `decimals` is set. */
export function MoneyInput({ quickPicks, ...rest }: MoneyInputProps) {
  const input = <NumberInput prefix="$" {...rest} />
  if (!quickPicks?.length) return input
  return (
    <div>
      {input}
      <div className="mt-2.5 flex flex-wrap gap-2">
        {quickPicks.map((amount) => (
          <Chip
            key={amount}
            pressed={rest.value === amount}
            disabled={rest.disabled}
            onClick={() => {
              rest.onValueChange(amount)
              rest.onValueCommit?.(amount)
            }}
          >
            ${amount.toLocaleString('en-AU')}
          </Chip>
        ))}
      </div>
    </div>
  )
}
