'use client'

import { usePathname } from 'next/navigation'
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** Hover delay before a menu opens, and before it closes, in ms. */
const OPEN_AFTER_MS = 90
const CLOSE_AFTER_MS = 220

interface OpenDropdown {
  name: string
  by: 'press' | 'hover'
}

/**
 * Behaviour of a row of dropdowns (SITE-06): one open at a time, by click, Enter, and hover if the site allows it. Left and
 * right move along the row, down enters the open menu, Escape closes it and returns focus. A press outside, focus leaving
 * the row and navigation close it too.
 */
export function useDropdowns(row: RefObject<HTMLElement | null>, hover: boolean) {
  const [open, setOpen] = useState<OpenDropdown | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pathname = usePathname()

  const [openedOn, setOpenedOn] = useState(pathname)
  if (openedOn !== pathname) {
    setOpenedOn(pathname)
    setOpen(null)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: Event) => {
      if (!row.current?.contains(event.target as Node)) setOpen(null)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open, row])

  const setOpenLater = (ms: number, next: OpenDropdown | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), ms)
  }
  const menuStops = () => [...(row.current?.querySelectorAll<HTMLElement>('[data-menu-stop]') ?? [])]
  const panelLinks = (name: string) => [
    ...(row.current?.querySelectorAll<HTMLElement>(`[data-menu-panel="${CSS.escape(name)}"] a`) ?? []),
  ]
  const move = (from: HTMLElement[], offset: number) => {
    const at = from.indexOf(document.activeElement as HTMLElement)
    from.at((at + offset + from.length) % from.length)?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const inPanel = (event.target as HTMLElement).closest('[data-menu-panel]')
    const name = (event.target as HTMLElement).closest<HTMLElement>('[data-menu-group]')?.dataset.menuGroup
    const preventDefault = () => event.preventDefault()
    if (event.key === 'Escape' && open) {
      row.current?.querySelector<HTMLElement>(`[data-menu-group="${CSS.escape(open.name)}"] [data-menu-stop]`)?.focus()
      setOpen(null)
      preventDefault()
    } else if (inPanel && name) {
      if (event.key === 'ArrowDown') move(panelLinks(name), 1)
      else if (event.key === 'ArrowUp') move(panelLinks(name), -1)
      else if (event.key === 'Home') panelLinks(name)[0]?.focus()
      else if (event.key === 'End') panelLinks(name).at(-1)?.focus()
      else return
      preventDefault()
    } else if (event.key === 'ArrowRight') {
      move(menuStops(), 1)
      preventDefault()
    } else if (event.key === 'ArrowLeft') {
      move(menuStops(), -1)
      preventDefault()
    } else if (event.key === 'ArrowDown' && name && (event.target as HTMLElement).hasAttribute('aria-expanded')) {
      setOpen({ name, by: 'press' })
      requestAnimationFrame(() => panelLinks(name)[0]?.focus())
      preventDefault()
    }
  }

  return {
    openName: open?.name ?? null,
    close: () => setOpen(null),
    onKeyDown,
    /** props of a group and its panel, by name */
    groupProps: (name: string) => ({
      'data-menu-group': name,
      onBlur: (event: React.FocusEvent) => {
        const next = event.relatedTarget as Node | null
        if (next && !event.currentTarget.contains(next)) setOpen((now) => (now?.name === name ? null : now))
      },
      onPointerEnter: (event: PointerEvent) => {
        if (hover && event.pointerType === 'mouse') setOpenLater(open ? 0 : OPEN_AFTER_MS, { name, by: 'hover' })
      },
      onPointerLeave: (event: PointerEvent) => {
        if (hover && event.pointerType === 'mouse' && open?.by !== 'press') setOpenLater(CLOSE_AFTER_MS, null)
      },
    }),
    /** A press opens; a press on a menu opened by hover keeps it open; the next one closes it. */
    press: (name: string) => {
      clearTimeout(timer.current)
      setOpen((now) => (now?.name === name && now.by === 'press' ? null : { name, by: 'press' }))
    },
  }
}
