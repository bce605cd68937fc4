'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Suggestion, SuggestionGroup } from '@/domain/stock/suggestions/suggestion'
import { Icon, type IconName } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import { useStoredValue } from '@/ui/storage/useStoredValue'
import { fetchSuggestions } from './fetchSuggestions'
import { addRecentSearch, recentSearches } from './recentSearches'
import './suggestions.css'

/** Milliseconds after the last key before suggestions are requested: a fast typist's pause between two. */
const TYPING_PAUSE_MS = 60

/** Pixels between the panel and the edges of what is visible, and its width at least where there is room. */
const EDGE = 12
const MIN_WIDTH = 400

const toSearchUrl = (words: string) => `/search?${new URLSearchParams({ query: words })}`

/**
 * The suggestions below a search field, by the combobox pattern of WAI-ARIA: the field keeps the focus, arrows move through the list,
 * Enter follows the active suggestion or searches, Escape closes the list and then clears the field. The field may be anyone's, so its attributes and listeners are set here.
 */
export function SuggestionPanel({ field }: { field: HTMLInputElement }) {
  const listId = useId()
  const router = useRouter()
  const container = useContainer(field)
  const panel = useRef<HTMLDivElement>(null)
  const clearing = useRef(false)
  const [open, setOpen] = useState(() => document.activeElement === field)
  const [text, setText] = useState(field.value)
  const [active, setActive] = useState(-1)
  const groups = useGroups(text.trim(), open)
  const items = groups.flatMap((group) => group.items)
  const shown = open && items.length > 0
  const activeItem = shown ? items[active] : undefined
  const optionId = (index: number) => `${listId}-${index}`

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const onInput = useEffectEvent(() => {
    setText(field.value)
    setActive(-1)
    // Cleared by Escape, the field stays closed.
    setOpen(!clearing.current)
  })
  const onFocus = useEffectEvent(() => {
    setText(field.value)
    setOpen(true)
  })
  const readTyped = useEffectEvent(() => setText(field.value))
  const onBlur = useEffectEvent((event: FocusEvent) => {
    if (!container?.contains(event.relatedTarget as Node | null)) close()
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!open) return setOpen(true)
      // One more place than there are items: the field itself.
      const places = items.length + 1
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(((active + 1 + step + places) % places) - 1)
    } else if (event.key === 'Enter' && activeItem) {
      event.preventDefault()
      panel.current?.querySelector<HTMLAnchorElement>('[aria-selected="true"]')?.click()
    } else if (event.key === 'Escape' && (shown || field.value !== '')) {
      // First the list closes, then the field is cleared; only then what the field is in closes.
      event.preventDefault()
      event.stopPropagation()
      close()
      if (shown) return
      clearing.current = true
      clearField(field)
      clearing.current = false
    }
  })
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    addRecentSearch(field.value)
    close()
    if (field.dataset.suggests !== 'form') return
    event.preventDefault()
    leave()
    router.push(toSearchUrl(field.value.trim()))
  })
  /** Closes the popover that the field may be in, and the keyboard of a phone. */
  const leave = () => {
    field.closest<HTMLElement>('[popover]')?.hidePopover?.()
    field.blur()
  }

  useEffect(() => {
    const { form } = field
    // `replayEarlyInput` then repeats what was typed before this code ran. Other fields have code of their own that must hear it.
    if (field.dataset.suggests === 'form') field.dataset.handled = ''
    field.addEventListener('input', onInput)
    field.addEventListener('focus', onFocus)
    field.addEventListener('click', onFocus)
    field.addEventListener('blur', onBlur)
    field.addEventListener('keydown', onKeyDown)
    form?.addEventListener('submit', onSubmit)
    // What was typed since the first render.
    readTyped()
    return () => {
      field.removeEventListener('input', onInput)
      field.removeEventListener('focus', onFocus)
      field.removeEventListener('click', onFocus)
      field.removeEventListener('blur', onBlur)
      field.removeEventListener('keydown', onKeyDown)
      form?.removeEventListener('submit', onSubmit)
    }
  }, [field])

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': listId,
      'aria-expanded': String(shown),
      ...(activeItem && { 'aria-activedescendant': `${listId}-${active}` }),
    }
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
    return () => {
      for (const name of Object.keys(attributes)) field.removeAttribute(name)
    }
  }, [field, listId, shown, activeItem, active])

  // With a recent search there are suggestions before the container is there: the panel opens when it has come.
  useLayoutEffect(() => {
    const box = panel.current
    if (!container || !box || !shown) return
    box.showPopover?.()
    const stop = followField(box, field)
    return () => {
      stop()
      box.hidePopover?.()
    }
  }, [container, field, shown])

  useEffect(() => {
    if (activeItem) panel.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [activeItem])

  if (!container) return null
  let index = -1
  return createPortal(
    <>
      <p role="status" className="sr-only">
        {shown && `${items.length} ${items.length === 1 ? 'suggestion' : 'suggestions'}`}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the field */}
      <div
        ref={panel}
        popover="manual"
        className="suggestions"
        hidden={!shown}
        onMouseDown={(event) => event.preventDefault()}
      >
        <div role="listbox" id={listId} aria-label="Suggestions">
          {shown &&
            groups.map(({ name, items: lines }) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options
              <div key={name} role="group" aria-label={name} className="suggestions-group">
                <p aria-hidden className="suggestions-name">
                  {name}
                </p>
                {lines.map((line) => {
                  index++
                  return (
                    <Line
                      key={`${line.url} ${line.label}`}
                      id={optionId(index)}
                      line={line}
                      kind={name}
                      selected={index === active}
                      onFollow={() => {
                        const words = new URL(line.url, location.origin).searchParams.get('query')
                        if (words) addRecentSearch(words)
                        close()
                        leave()
                      }}
                    />
                  )
                })}
              </div>
            ))}
        </div>
        {shown && groups[0]?.name === RECENT && (
          <button type="button" tabIndex={-1} className="suggestions-clear" onClick={() => recentSearches.remove()}>
            Clear recent searches
          </button>
        )}
      </div>
    </>,
    container,
  )
}

/** Clears a field as a shopper does, so that code of its own hears it. */
function clearField(field: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

interface LineProps {
  id: string
  line: Suggestion
  kind: string
  selected: boolean
  onFollow: () => void
}

function Line({ id, line: { label, detail, count, note, url, image }, kind, selected, onFollow }: LineProps) {
  const icon = kind === RECENT ? 'clock' : image ? null : (PAGE_ICONS[detail ?? ''] ?? (detail ? 'car' : 'search'))
  return (
    <a
      href={url}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      className="suggestion"
      onClick={(event) => {
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onFollow()
      }}
    >
      {image && <Picture src={image} alt="" width={72} height={48} crop="3:2" className="suggestion-photo" />}
      {icon && <Icon name={icon} />}
      <span className="suggestion-words">
        <span className="suggestion-label">{label}</span>
        {detail && <span className="suggestion-detail numbers">{detail}</span>}
      </span>
      {count && (
        <span className="suggestion-count numbers">
          {count} {note && <span className="suggestion-note">{note}</span>}
        </span>
      )}
    </a>
  )
}

const RECENT = 'Recent searches'

const PAGE_ICONS: Record<string, IconName> = { Location: 'map-pin', Page: 'file-text' }

/** The groups for typed letters; the former ones stay until they have come, so that nothing jumps. */
function useGroups(typed: string, open: boolean): SuggestionGroup[] {
  const [found, setFound] = useState<SuggestionGroup[]>([])
  const recent = useStoredValue(recentSearches)
  useEffect(() => {
    if (!open) return
    let isCurrent = true
    const show = (groups: SuggestionGroup[]) => isCurrent && setFound(groups)
    // A search works without suggestions.
    const timer = setTimeout(
      () => fetchSuggestions(typed).then(show, () => show([])),
      typed === '' ? 0 : TYPING_PAUSE_MS,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [typed, open])
  if (typed !== '' || recent.length === 0) return found
  const items = recent.map((words) => ({ label: words, url: toSearchUrl(words) }))
  return [{ name: RECENT, items }, ...found]
}

/** An element in the field's form, so that the panel is where the field is: in a dialog, a popover or the page. */
function useContainer(field: HTMLInputElement): HTMLElement | null {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const element = document.createElement('div')
    // Takes no place among the form's parts.
    element.style.position = 'absolute'
    // A dialog closes on presses outside what it has rendered.
    element.addEventListener('pointerdown', (event) => event.stopPropagation())
    field.form?.append(element)
    setContainer(element)
    return () => element.remove()
  }, [field])
  return container
}

/** Keeps the panel below its field while the page scrolls, and above a phone's keyboard. */
function followField(panel: HTMLElement, field: HTMLInputElement): () => void {
  const view = window.visualViewport
  const place = () => {
    const { left, bottom, width } = (field.form ?? field).getBoundingClientRect()
    const screen = document.documentElement.clientWidth
    const size = Math.min(Math.max(width, MIN_WIDTH), screen - 2 * EDGE)
    const visible = (view?.height ?? window.innerHeight) + (view?.offsetTop ?? 0)
    panel.style.width = `${size}px`
    panel.style.left = `${Math.max(EDGE, Math.min(left, screen - EDGE - size))}px`
    panel.style.top = `${bottom + 8}px`
    panel.style.maxHeight = `${Math.max(160, visible - bottom - 8 - EDGE)}px`
  }
  place()
  window.addEventListener('scroll', place, { passive: true, capture: true })
  window.addEventListener('resize', place)
  view?.addEventListener('resize', place)
  return () => {
    window.removeEventListener('scroll', place, { capture: true })
    window.removeEventListener('resize', place)
    view?.removeEventListener('resize', place)
  }
}
