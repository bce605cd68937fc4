'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { pageToasts } from './toasts'

// Most visits raise no toast, so what draws them comes with the first.
const ToastStack = lazy(() => import('./ToastStack').then((module) => ({ default: module.ToastStack })))

/** Where toasts appear: above everything (SITE-17). Raise them with `showToast`. */
export function Toaster() {
  const raised = useSyncExternalStore(
    pageToasts.subscribe,
    () => pageToasts.list().length > 0,
    () => false,
  )
  if (!raised) return null
  return (
    <Suspense>
      <ToastStack />
    </Suspense>
  )
}
