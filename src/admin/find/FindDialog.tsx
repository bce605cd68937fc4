'use client'
import { Link } from '@payloadcms/ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type FoundItem, MAX_FIND_QUERY } from '@/domain/find/findWords'
import { Icon } from '@/ui/media/Icon'
import { useFound } from './useFound'

interface FindDialogProps {
  places: FoundItem[]
  /** looked for at once */
  initialWords: string
  onClose: () => void
}

/** A combobox over everything that the user may open, in a dialog (WAI-ARIA: combobox with a grouped list). */
export function FindDialog({ places, initialWords, onClose }: FindDialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState(initialWords)
  const [active, setActive] = useState(0)
  const { query, groups, problem } = useFound(typed.trim(), places)
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const current = Math.min(active, Math.max(0, count - 1))
  const optionId = (index: number) => `${id}-option-${index}`

  useEffect(() => dialog.current?.showModal(), [])

  const move = (index: number) => {
    setActive(index)
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: current + 1, ArrowUp: current - 1 }
    const next = steps[event.key]
    if (next !== undefined && count > 0) {
      event.preventDefault()
      move((next + count) % count)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      // A click, so that a form with unsaved changes asks first.
      document.getElementById(optionId(current))?.click()
    }
  }

  const isSettled = query === typed.trim()
  const status = problem ?? (!isSettled ? 'Searching' : count === 0 ? nothingFound(typed) : `${count} found`)
  let index = -1
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog of itself.
    <dialog
      aria-label="Find anything"
      className="find-dialog"
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      onClose={onClose}
      ref={dialog}
    >
      <div className="find-dialog__field">
        <Icon name="search" />
        <input
          aria-activedescendant={count > 0 ? optionId(current) : undefined}
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-expanded={count > 0}
          aria-label="Find pages, words, offers, settings, cars, leads and more"
          autoComplete="off"
          maxLength={MAX_FIND_QUERY}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
          placeholder="Find pages, words, offers, settings, cars, leads…"
          role="combobox"
          spellCheck={false}
          type="text"
          value={typed}
        />
        <button onClick={() => dialog.current?.close()} type="button">
          Close
        </button>
      </div>
      <div aria-label="Found" className="find-dialog__list" id={`${id}-list`} role="listbox">
        {groups.map(({ kind, label, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a list box.
          <div aria-labelledby={`${id}-${kind}`} key={kind} role="group">
            <div className="find-dialog__group" id={`${id}-${kind}`}>
              {label}
            </div>
            {items.map((item) => {
              index += 1
              const own = index
              return (
                <Link
                  aria-selected={own === current}
                  className="find-dialog__item"
                  href={item.href}
                  id={optionId(own)}
                  key={`${item.href} ${item.title}`}
                  onClick={() => dialog.current?.close()}
                  onMouseMove={() => setActive(own)}
                  prefetch={false}
                  role="option"
                  tabIndex={-1}
                >
                  <span className="find-dialog__title">{item.title}</span>
                  {item.detail ? <span className="find-dialog__detail">{item.detail}</span> : null}
                  {item.site ? <span className="find-dialog__site">{item.site}</span> : null}
                </Link>
              )
            })}
          </div>
        ))}
      </div>
      <p className={count > 0 && !problem ? 'find-dialog__keys' : 'find-dialog__status'} role="status">
        {count > 0 && !problem ? (
          <>
            <span className="find-dialog__hidden">{status}</span>
            <span aria-hidden="true">
              <kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>Enter</kbd> open, <kbd>Esc</kbd> close
            </span>
          </>
        ) : (
          status
        )}
      </p>
    </dialog>,
    document.body,
  )
}

const nothingFound = (typed: string) =>
  typed.trim() ? 'Nothing found. Try fewer words, or choose another site above the navigation.' : 'Type to find.'
