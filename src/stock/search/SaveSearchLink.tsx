import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/ui/actions/Button'
import { Icon } from '@/ui/media/Icon'
import { useSearchSetup, useSearchState } from './SearchContext'
import { toAddress } from './searchUiState'

const SaveSearchDialog = dynamic(() => import('./SaveSearchDialog').then((module) => module.SaveSearchDialog), {
  ssr: false,
})

/** Saves the current search in a dialog, where the site offers alerts. A link to the page that does, which needs no script. */
export function SaveSearchLink({ label, primary }: { label: string; primary?: boolean }) {
  const setup = useSearchSetup()
  const search = useSearchState()
  const [saving, setSaving] = useState<string | null>(null)
  if (!setup.savesSearches || setup.place.kind !== 'landings') return null
  const address = toAddress({ ...search, page: 1 }, setup)
  const page = `/save-search?search=${encodeURIComponent(address)}`
  return (
    <>
      <Button
        href={page}
        rel="nofollow"
        data-replay=""
        variant={primary ? 'primary' : 'secondary'}
        size={primary ? 'md' : 'sm'}
        onClick={(event) => {
          // A new tab or window gets the page.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          setSaving(address)
        }}
      >
        <Icon name="mail" />
        {label}
      </Button>
      {saving && <SaveSearchDialog address={saving} page={page} onClose={() => setSaving(null)} />}
    </>
  )
}
