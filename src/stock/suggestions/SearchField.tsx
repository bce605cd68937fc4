import { Icon } from '@/ui/media/Icon'

interface SearchFieldProps {
  /** what the site sells: "cars" */
  nounOfMany: string
  /** of the button: `secondary` beside another primary one */
  variant?: 'primary' | 'secondary'
  /** focused when the popover around it opens */
  focusOnOpen?: boolean
}

/**
 * A field that searches the stock by words, from any page: a form, which `SearchFields` gives suggestions once it is focused.
 */
export function SearchField({ nounOfMany, variant = 'secondary', focusOnOpen = false }: SearchFieldProps) {
  return (
    <search className="block min-w-0">
      <form action="/search" className="search-field">
        <label className="affix block min-w-0">
          <span className="sr-only">Search {nounOfMany}</span>
          <Icon name="search" />
          <input
            type="search"
            name="query"
            className="control"
            data-suggests="form"
            placeholder="Make, model, feature or stock number"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
            // biome-ignore lint/a11y/noAutofocus: applies when the popover opens
            autoFocus={focusOnOpen || undefined}
          />
        </label>
        <button type="submit" className="button" data-variant={variant} data-size="md">
          Search
        </button>
      </form>
    </search>
  )
}
