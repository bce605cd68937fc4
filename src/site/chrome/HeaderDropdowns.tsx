'use client'

import { usePathname } from 'next/navigation'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { preloadAfterPaint } from '@/ui/afterPaint'
import type { HeaderMenus } from './headerMenus'
import { loadHeaderMenus } from './loadHeaderMenus'
import type { MenuPanelProps } from './MenuPanel'
import { markCurrentPage } from './MenuRowLink'
import { linksIn, watchDropdowns } from './watchDropdowns'

/** Time in ms after which a dropdown shows its plain links, when its content has not come. */
const SHOW_LINKS_AFTER_MS = 400

interface Loaded {
  menus: HeaderMenus
  MenuPanel: ComponentType<MenuPanelProps>
}

type Row = 'items' | 'bar'

interface FilledPanel {
  box: HTMLElement
  row: Row
  name: string
}

/**
 * Opens the dropdowns of the header's rows (SITE-06). Their content comes when the pointer or focus reaches a row, and stands in place of
 * the panel's plain links. `menus` are those of a preview.
 */
export function HeaderDropdowns({ menus: given }: { menus?: HeaderMenus }) {
  const pathname = usePathname()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [panels, setPanels] = useState<readonly FilledPanel[]>([])
  const filling = useRef(new WeakMap<HTMLElement, Promise<void>>())
  const closeAll = useRef(() => {})

  const load = useEffectEvent(async () => {
    const [menus, { MenuPanel }] = await Promise.all([given ?? loadHeaderMenus(), import('./MenuPanel')])
    // Both are loaded once: a new object would only render all panels again.
    setLoaded((known) => known ?? { menus, MenuPanel })
    return menus
  })
  const fill = useEffectEvent(async (panel: HTMLElement) => {
    const row = panel.closest<HTMLElement>('[data-menu-row]')?.dataset.menuRow === 'bar' ? 'bar' : 'items'
    const name = panel.dataset.menuPanel ?? ''
    const menus = await load()
    if (!findItem(menus, row, name)) return
    const filled = filling.current.get(panel) ?? addContent(panel, { row, name })
    filling.current.set(panel, filled)
    await filled
  })
  const addContent = async (panel: HTMLElement, { row, name }: Omit<FilledPanel, 'box'>) => {
    const box = document.createElement('div')
    const content = nextContent(box)
    panel.append(box)
    setPanels((known) => [...known, { box, row, name }])
    await content
    // Content that comes late hides the plain links, one of which may have the focus.
    const focused = document.activeElement
    panel.dataset.filled = ''
    if (!(focused instanceof HTMLAnchorElement) || !panel.contains(focused)) return
    const links = linksIn(box)
    const same = links.find(({ href }) => href === focused.href) ?? links[0]
    same?.focus()
  }
  const fillInTime = useEffectEvent(async (panel: HTMLElement) => {
    const timeout = new Promise((resolve) => setTimeout(resolve, SHOW_LINKS_AFTER_MS))
    // Without its content a panel has its plain links.
    await Promise.race([fill(panel), timeout]).catch((error: unknown) => console.warn('Could not load the menu', error))
  })

  useEffect(() => {
    const controller = new AbortController()
    const rows = [...document.querySelectorAll<HTMLElement>('[data-menu-row]')]
    const dropdowns = rows.map((row) => watchDropdowns(row, (panel) => fillInTime(panel)))
    const preload = () => preloadAfterPaint(load)
    for (const row of rows) {
      row.addEventListener('pointerenter', preload, { once: true, signal: controller.signal })
      row.addEventListener('focusin', preload, { once: true, signal: controller.signal })
    }
    closeAll.current = () => {
      for (const { close } of dropdowns) close()
    }
    return () => {
      controller.abort()
      for (const { stop } of dropdowns) stop()
    }
  }, [])

  useEffect(() => {
    closeAll.current()
    for (const row of document.querySelectorAll<HTMLElement>('[data-menu-row]')) markCurrentPage(row, pathname)
  }, [pathname])

  if (!loaded) return null
  const { MenuPanel } = loaded
  const menus = given ?? loaded.menus
  return panels.map(({ box, row, name }) => {
    const item = findItem(menus, row, name)
    if (!item) return null
    const { locations, contactUrl } = menus
    return createPortal(
      <MenuPanel item={item} locations={locations} contactUrl={contactUrl} onFollow={() => closeAll.current()} />,
      box,
      `${row} ${name}`,
    )
  })
}

const findItem = ({ items, brands, topItems }: HeaderMenus, row: Row, name: string) =>
  (row === 'items' ? items : [...brands, ...topItems]).find((item) => item.name === name)

/** Resolves when React has put something into the element. */
function nextContent(box: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(box, { childList: true })
  })
}
