'use client'

import { lazy, Suspense, useState } from 'react'
import { IconButton } from '@/ui/actions/IconButton'
import { Icon } from '@/ui/media/Icon'
import type { MobileMenuProps } from './MobileMenuDrawer'

const load = () => import('./MobileMenuDrawer')
const MobileMenuDrawer = lazy(() => load().then((module) => ({ default: module.MobileMenuDrawer })))

/** The menu button on phones and tablets; the drawer's code loads on first touch. */
export function MobileMenu(props: MobileMenuProps) {
  const [requested, setRequested] = useState(false)
  const button = (
    <IconButton
      label="Menu"
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => setRequested(true)}
    >
      <Icon name="menu" />
    </IconButton>
  )
  if (!requested) return button
  return (
    <Suspense fallback={button}>
      <MobileMenuDrawer {...props} />
    </Suspense>
  )
}
