'use client'
import { Icon } from '@/ui/media/Icon'
import { openFind } from './openFind'
import './find.css'

/** A button in the shape of a search field, which opens the dialog that finds anything. */
export function FindField() {
  return (
    <button aria-haspopup="dialog" className="find-field" onClick={() => openFind()} type="button">
      <Icon name="search" />
      Type a word on the page, a car, a name, a setting…
    </button>
  )
}
