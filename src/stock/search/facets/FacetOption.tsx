import { useState } from 'react'
import { formatNumber } from '@/domain/format'
import { afterPaint } from '@/ui/afterPaint'

interface FacetOptionProps {
  /** the parameter of an address, which a form sends without scripts */
  name: string
  value: string
  label: string
  /** null: unknown */
  count: number | null
  refined: boolean
  /** some of what the value stands for is chosen */
  mixed?: boolean
  onToggle: () => void
  /** the box is drawn in this paint: a colour */
  paint?: string
}

/**
 * One value of a filter as a checkbox, grey if no car is left. Without scripts the panel's form sends it. It is no link, since search
 * engines would follow every combination of filters. Few elements, since a search has a hundred of them.
 */
export function FacetOption({ name, value, label, count, refined, mixed = false, onToggle, paint }: FacetOptionProps) {
  const shown = count === null ? undefined : formatNumber(count)
  // Checked at once: the search that follows takes longer than a frame.
  const [toggled, setToggled] = useState<{ from: boolean; to: boolean } | null>(null)
  if (toggled && toggled.from !== refined) setToggled(null)
  const checked = toggled?.to ?? refined
  return (
    <label className="option" data-count={shown}>
      <input
        type="checkbox"
        className={paint ? 'check check-paint' : 'check'}
        style={paint ? { background: paint } : undefined}
        name={name}
        value={value}
        checked={checked}
        disabled={count === 0 && !checked}
        onChange={() => {
          setToggled({ from: refined, to: !checked })
          afterPaint(onToggle)
        }}
        ref={(box) => {
          if (box) box.indeterminate = mixed && !toggled
        }}
        aria-label={shown ? `${label}, ${shown} in stock` : label}
      />
      {label}
    </label>
  )
}

/** The parameter of an attribute's chosen values in an address. */
export const refinementParam = (attribute: string) => `refinementList[${attribute}][]`
