import { TextInput } from '@/ui/forms/TextInput'
import { NeedsScript } from '@/ui/lazy/WithoutScript'
import { Icon } from '@/ui/media/Icon'

interface FacetSearchBoxProps {
  /** name of the filter */
  label: string
  placeholder: string
  value: string
  onChange: (text: string) => void
}

/** Finds values of a long filter as the shopper types. */
export function FacetSearchBox({ label, placeholder, value, onChange }: FacetSearchBoxProps) {
  return (
    <NeedsScript>
      <TextInput
        type="search"
        icon={<Icon name="search" />}
        aria-label={`Find in ${label}`}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        spellCheck={false}
        className="mb-1 min-h-11"
        data-needs-script
      />
    </NeedsScript>
  )
}
