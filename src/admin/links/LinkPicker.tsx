'use client'
import { useState } from 'react'
import type { LinkTargetGroup } from '@/domain/site/linkTargets'
import { ChoiceDialog } from '../find/ChoiceDialog'
import { useGroups } from '../find/useGroups'

interface LinkPickerProps {
  site: number
  onChoose: (link: string) => void
  onClose: () => void
}

/** Chooses where a link leads: pages, forms, searches, offers, models, locations, the phone, or an address as typed. */
export function LinkPicker({ site, onChoose, onClose }: LinkPickerProps) {
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const address = `/api/link-targets?${new URLSearchParams({ site: String(site), q: query })}`
  const found = useGroups<LinkTargetGroup>(address, query)
  return (
    <ChoiceDialog
      enter="use it"
      fieldLabel="Find a page, form, search, offer, model or location, or type an address"
      groups={found.groups}
      isSearching={found.query !== query}
      keyOf={({ link, title }) => `${link} ${title}`}
      label="Choose where the link leads"
      nothingFound="Nothing found. Try fewer words, or type an address that starts with / or https://."
      onClose={onClose}
      onTyped={setTyped}
      placeholder="Find a page, search, offer… or type https://"
      problem={found.problem}
      renderOption={({ title, link, detail }, option, close) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: an option, by the props of the dialog
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field of the dialog has the focus and its keys
        <div
          {...option}
          onClick={() => {
            onChoose(link)
            close()
          }}
        >
          <span className="find-dialog__title">{title}</span>
          <span className="find-dialog__detail">{link}</span>
          {detail ? <span className="find-dialog__site">{detail}</span> : null}
        </div>
      )}
      typed={typed}
    />
  )
}
