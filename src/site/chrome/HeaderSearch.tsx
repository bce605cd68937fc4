import { SearchField } from '@/stock/suggestions/SearchField'
import { IconButton } from '@/ui/actions/IconButton'
import { StaticHtml } from '@/ui/lazy/StaticHtml'
import { Icon } from '@/ui/media/Icon'

const ID = 'header-search'

/** The button that opens a search field across the top of the page: a popover, which works without script. */
export function HeaderSearch({ nounOfMany }: { nounOfMany: string }) {
  return (
    <>
      <IconButton label={`Search ${nounOfMany}`} icon="search" popoverTarget={ID} className="site-header-find" />
      <StaticHtml as="div" part="header-search" id={ID} popover="auto" className="header-search">
        <div className="header-search-line">
          <SearchField nounOfMany={nounOfMany} variant="primary" focusOnOpen />
          <IconButton label="Close the search" icon="x" popoverTarget={ID} popoverTargetAction="hide" />
        </div>
      </StaticHtml>
    </>
  )
}

/** The same button on the menu's line of a header with two rows, for when the first has scrolled away. */
export function HeaderSearchOnLine({ nounOfMany }: { nounOfMany: string }) {
  return (
    <IconButton
      label={`Search ${nounOfMany}`}
      icon="search"
      popoverTarget={ID}
      className="site-header-find"
      data-on-line=""
    />
  )
}

/** The same button with its name, in the bar above the menu. */
export function HeaderSearchUtility() {
  return (
    <button type="button" popoverTarget={ID} className="header-utility site-header-find">
      <Icon name="search" />
      Search
    </button>
  )
}
