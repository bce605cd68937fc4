'use client'
import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef, useState } from 'react'
import { MAX_FIND_QUERY } from '@/domain/find/findWords'
import { Icon } from '@/ui/media/Icon'
import { AdminDialog } from '../AdminDialog'
import './find.css'

export interface ChoiceGroup<Item> {
  kind: string
  label: string
  items: readonly Item[]
}

/** What makes an element one of the choices. */
export interface OptionProps {
  'aria-selected': boolean
  className: string
  id: string
  onMouseMove: () => void
  role: 'option'
  tabIndex: -1
}

interface ChoiceDialogProps<Item> {
  /** of the dialog */
  label: string
  /** of its field */
  fieldLabel: string
  placeholder: string
  typed: string
  onTyped: (typed: string) => void
  groups: readonly ChoiceGroup<Item>[]
  /** true while the groups are those of other words */
  isSearching: boolean
  problem: string | null
  nothingFound: string
  /** what Enter does: "open" */
  enter: string
  keyOf: (item: Item) => string
  /** the element of a choice; its click chooses it */
  renderOption: (item: Item, props: OptionProps, close: () => void) => ReactElement
  onClose: () => void
}

/** A combobox over groups of choices, in a dialog (WAI-ARIA: combobox with a grouped list). */
export function ChoiceDialog<Item>(props: ChoiceDialogProps<Item>) {
  const { label, fieldLabel, placeholder, typed, onTyped, groups, isSearching, problem, onClose } = props
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [active, setActive] = useState(0)
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const current = Math.min(active, Math.max(0, count - 1))
  const optionId = (index: number) => `${id}-option-${index}`
  const close = () => dialog.current?.close()

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
      // A click, so that a form with unsaved changes asks before another page opens.
      document.getElementById(optionId(current))?.click()
    }
  }

  const status = problem ?? (isSearching ? 'Searching' : count === 0 ? props.nothingFound : `${count} found`)
  let index = -1
  return (
    <AdminDialog className="find-dialog" closesOutside hasOwnHeading onClose={onClose} ref={dialog} title={label}>
      <div className="find-dialog__field">
        <Icon name="search" />
        <input
          aria-activedescendant={count > 0 ? optionId(current) : undefined}
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-expanded={count > 0}
          aria-label={fieldLabel}
          autoComplete="off"
          maxLength={MAX_FIND_QUERY}
          onChange={({ target }) => {
            onTyped(target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
          placeholder={placeholder}
          role="combobox"
          spellCheck={false}
          type="text"
          value={typed}
        />
        <button onClick={close} type="button">
          Close
        </button>
      </div>
      <div aria-label="Found" className="find-dialog__list" id={`${id}-list`} role="listbox">
        {groups.map(({ kind, label: name, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a list box.
          <div aria-labelledby={`${id}-${kind}`} key={kind} role="group">
            <div className="find-dialog__group" id={`${id}-${kind}`}>
              {name}
            </div>
            {items.map((item) => {
              index += 1
              const own = index
              const option: OptionProps = {
                ...{ 'aria-selected': own === current, className: 'find-dialog__item', id: optionId(own) },
                ...{ onMouseMove: () => setActive(own), role: 'option', tabIndex: -1 },
              }
              return <Option key={props.keyOf(item)}>{props.renderOption(item, option, close)}</Option>
            })}
          </div>
        ))}
      </div>
      <p className={count > 0 && !problem ? 'find-dialog__keys' : 'find-dialog__status'} role="status">
        {count > 0 && !problem ? (
          <>
            <span className="find-dialog__hidden">{status}</span>
            <span aria-hidden="true">
              <kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>Enter</kbd> {props.enter}, <kbd>Esc</kbd> close
            </span>
          </>
        ) : (
          status
        )}
      </p>
    </AdminDialog>
  )
}

const Option = ({ children }: { children: ReactNode }) => children
