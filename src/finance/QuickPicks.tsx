'use client'

import { Chip } from '@/ui/content/Chip'

interface QuickPicksProps {
  /** label of the value: "Deposit" */
  label: string
  values: readonly number[]
  value: number
  format: (value: number) => string
  onPick: (value: number) => void
}

/** Common values as buttons next to the slider. */
export function QuickPicks({ label, values, value, format, onPick }: QuickPicksProps) {
  if (values.length < 2) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form's fields
    <div role="group" aria-label={`${label}, quick picks`} className="mt-2 flex flex-wrap gap-2">
      {values.map((pick) => (
        <Chip key={pick} pressed={pick === value} onClick={() => onPick(pick)}>
          {format(pick)}
        </Chip>
      ))}
    </div>
  )
}
