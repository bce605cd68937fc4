'use client'

import { Chip } from '@/ui/content/Chip'
import { NumberInput, type NumberInputProps } from '@/ui/forms/NumberInput'

interface KilometresInputProps extends Omit<NumberInputProps, 'prefix' | 'suffix'> {
  quickPicks?: readonly number[]
}

/** Kilometres with separators and unit (LEAD-09). */
export function KilometresInput({ quickPicks = [], ...rest }: KilometresInputProps) {
  return (
    <div>
      <NumberInput suffix=" kms" {...rest} />
      {quickPicks.length > 0 && (
        <div className="mt-2.5 flex flex-wrap gap-2">
          {quickPicks.map((km) => (
            <Chip key={km} pressed={rest.value === km} onClick={() => rest.onValueChange(km)}>
              {km.toLocaleString('en-AU')}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
