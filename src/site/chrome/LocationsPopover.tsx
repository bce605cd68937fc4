'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Popover } from '@/ui/overlays/Popover'
import { LocationsList } from './LocationsList'
import type { MenuLocation } from './menuLocation'

export interface LocationsPopoverProps {
  trigger: ReactNode
  locations: readonly MenuLocation[]
  contactUrl: string
  /** the edge of the button to align with: the one nearer the page margin */
  align: 'start' | 'end'
  /** opens on hover as well as on click */
  hover: boolean
  /** the first opening was by hover */
  byHover: boolean
}

/** Hover delays as in the header's other menus, in ms. */
const OPEN_AFTER_MS = 90
const CLOSE_AFTER_MS = 220

/** The locations dropdown (SITE-07). Open when first rendered. */
export function LocationsPopover(props: LocationsPopoverProps) {
  const { trigger, locations, contactUrl, align, hover, byHover } = props
  const [open, setOpen] = useState(true)
  const box = useRef<HTMLSpanElement>(null)
  const openedByHover = useRef(byHover)
  useHover(hover, box, (isOver) => {
    if (isOver && !open) openedByHover.current = true
    // A menu that was pressed open stays until it is closed.
    if (isOver || openedByHover.current) setOpen(isOver)
  })
  const pathname = usePathname()
  const [openedOn, setOpenedOn] = useState(pathname)
  // Navigation closes it.
  if (pathname !== openedOn) {
    setOpenedOn(pathname)
    setOpen(false)
  }
  return (
    <span ref={box} className="contents">
      <Popover
        label="Our locations"
        align={align}
        open={open}
        onOpenChange={(next) => {
          openedByHover.current = false
          setOpen(next)
        }}
        className="locations-popover"
        trigger={trigger}
      >
        <LocationsList locations={locations} contactUrl={contactUrl} onFollow={() => setOpen(false)} />
      </Popover>
    </span>
  )
}

/** Calls back when a mouse has come to the button or its panel, and when it has left both. */
function useHover(enabled: boolean, box: RefObject<Element | null>, onChange: (isOver: boolean) => void) {
  const report = useEffectEvent(onChange)
  useEffect(() => {
    if (!enabled) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let wasOver = false
    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return
      const isOver = box.current?.contains(target) === true || target.closest('.locations-popover') !== null
      if (isOver === wasOver) return
      wasOver = isOver
      clearTimeout(timer)
      timer = setTimeout(() => report(isOver), isOver ? OPEN_AFTER_MS : CLOSE_AFTER_MS)
    }
    document.addEventListener('pointerover', onPointerOver)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', onPointerOver)
    }
  }, [enabled, box])
}
