'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isToastRequested, subscribeToToasts } from './toasts'

// Most visits show no toast, so sonner loads with the first one.
const SonnerToaster = lazy(() => import('./SonnerToaster').then((module) => ({ default: module.SonnerToaster })))

/** The container of toasts, above everything (SITE-17). Show them with `showToast`. */
export function Toaster() {
  const requested = useSyncExternalStore(subscribeToToasts, isToastRequested, () => false)
  if (!requested) return null
  return (
    <Suspense>
      <SonnerToaster />
    </Suspense>
  )
}
