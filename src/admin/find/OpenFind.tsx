'use client'
import { Icon } from '@/ui/media/Icon'
import { OPEN_FIND } from './FindButton'
import './find.css'

/** A button in the shape of a search field, which opens the dialog that finds anything. */
export function OpenFind() {
  return (
    <button
      aria-haspopup="dialog"
      className="find-field"
      onClick={() => window.dispatchEvent(new Event(OPEN_FIND))}
      type="button"
    >
      <Icon name="search" />
      Type a word on the page, a car, a name, a setting…
    </button>
  )
}
