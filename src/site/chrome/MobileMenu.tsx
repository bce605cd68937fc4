'use client'

import { useState } from 'react'
import { IconButton } from '@/ui/actions/IconButton'
import { afterPaint, preloadAfterPaint } from '@/ui/afterPaint'
import { showToast } from '@/ui/overlays/toasts'
import type { HeaderMenus } from './headerMenus'
import { loadHeaderMenus } from './loadHeaderMenus'
import type { MobileMenuProps } from './MobileMenuDrawer'

const load = async (given?: HeaderMenus) => {
  const [{ MobileMenuDrawer }, menus] = await Promise.all([import('./MobileMenuDrawer'), given ?? loadHeaderMenus()])
  return { menus, Drawer: MobileMenuDrawer }
}

interface MobileMenuButtonProps {
  side: MobileMenuProps['side']
  /** those of a preview; else they load with the drawer's code on first touch */
  menus?: HeaderMenus
}

/** The menu button on phones and tablets. */
export function MobileMenu({ side, menus: given }: MobileMenuButtonProps) {
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof load>> | null>(null)
  const preload = () => preloadAfterPaint(() => load(given))
  const open = () =>
    load(given).then(
      setOpened,
      () => void showToast({ title: 'Could not open the menu', description: 'Please try again.' }),
    )
  if (opened) return <opened.Drawer menus={given ?? opened.menus} side={side} />
  return (
    <IconButton
      label="Menu"
      icon="menu"
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => afterPaint(open)}
    />
  )
}
