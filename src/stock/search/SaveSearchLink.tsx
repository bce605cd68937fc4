import { Button } from '@/ui/actions/Button'
import { Icon } from '@/ui/media/Icon'
import { useSearchSetup, useSearchState } from './SearchContext'
import { toAddress } from './searchUiState'

/** Leads to the page that saves the current search, where the site offers alerts. A link, so that it needs no script of its own. */
export function SaveSearchLink({ label, primary }: { label: string; primary?: boolean }) {
  const setup = useSearchSetup()
  const search = useSearchState()
  if (!setup.savesSearches || setup.place.kind !== 'landings') return null
  const address = toAddress({ ...search, page: 1 }, setup)
  return (
    <Button
      href={`/save-search?search=${encodeURIComponent(address)}`}
      rel="nofollow"
      variant={primary ? 'primary' : 'secondary'}
      size={primary ? 'md' : 'sm'}
    >
      <Icon name="mail" />
      {label}
    </Button>
  )
}
