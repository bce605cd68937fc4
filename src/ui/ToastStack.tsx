'use client'

import { X } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { Anchor } from './Anchor'
import { IconButton } from './IconButton'
import { pageToasts, type Toast } from './toasts'

const NONE: readonly Toast[] = []

/** The toasts themselves, one at a time (SITE-17). */
export function ToastStack() {
  const toasts = useSyncExternalStore(pageToasts.subscribe, pageToasts.list, () => NONE)
  const shown = useRef<string | null>(null)
  const newest = toasts.find((toast) => toast.open) ?? null

  useEffect(() => {
    if (shown.current && shown.current !== newest?.id) sonner.dismiss(shown.current)
    shown.current = newest?.id ?? null
    if (!newest) return
    const close = () => pageToasts.dismiss(newest.id)
    sonner.custom(() => <ToastCard toast={newest} />, {
      id: newest.id,
      duration: newest.durationMs,
      onAutoClose: close,
      onDismiss: close,
    })
  }, [newest])

  return (
    <Sonner position="bottom-center" visibleToasts={1} offset={24} mobileOffset={16} containerAriaLabel="Messages" />
  )
}

/** One toast as it looks. */
export function ToastCard({ toast }: { toast: Toast }) {
  const { id, title, description, action } = toast
  return (
    <div className="toast">
      <div className="min-w-0 flex-1 py-1">
        <p className="font-semibold">{title}</p>
        {description && <p className="mt-0.5 text-sm opacity-85">{description}</p>}
        {action && (
          <Anchor
            href={action.href}
            onClick={() => pageToasts.dismiss(id)}
            className="mt-1.5 inline-flex min-h-6 items-center text-sm font-semibold underline underline-offset-3"
          >
            {action.label}
          </Anchor>
        )}
      </div>
      <IconButton label="Dismiss" onClick={() => pageToasts.dismiss(id)}>
        <X aria-hidden />
      </IconButton>
    </div>
  )
}
