'use client'
import { Link } from '@payloadcms/ui'
import { useState } from 'react'
import type { FoundItem } from '@/domain/find/findWords'
import { ChoiceDialog } from './ChoiceDialog'
import { useFound } from './useFound'

interface FindDialogProps {
  places: FoundItem[]
  /** looked for at once */
  initialWords: string
  onClose: () => void
}

/** Everything that the user may open, by words. */
export function FindDialog({ places, initialWords, onClose }: FindDialogProps) {
  const [typed, setTyped] = useState(initialWords)
  const { query, groups, problem } = useFound(typed.trim(), places)
  return (
    <ChoiceDialog
      enter="open"
      fieldLabel="Find pages, words, offers, settings, cars, leads and more"
      groups={groups}
      isSearching={query !== typed.trim()}
      keyOf={({ href, title }) => `${href} ${title}`}
      label="Find anything"
      nothingFound={
        typed.trim() ? 'Nothing found. Try fewer words, or choose another site above the navigation.' : 'Type to find.'
      }
      onClose={onClose}
      onTyped={setTyped}
      placeholder="Find pages, words, offers, settings, cars, leads…"
      problem={problem}
      renderOption={(item, option, close) => (
        <Link {...option} href={item.href} onClick={close} prefetch={false}>
          <span className="find-dialog__title">{item.title}</span>
          {item.detail ? <span className="find-dialog__detail">{item.detail}</span> : null}
          {item.site ? <span className="find-dialog__site">{item.site}</span> : null}
        </Link>
      )}
      typed={typed}
    />
  )
}
