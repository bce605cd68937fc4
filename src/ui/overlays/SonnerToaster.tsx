'use client'

import { toast as sonner, Toaster } from 'sonner'
import { Icon } from '@/ui/media/Icon'
import { Anchor } from '../actions/Anchor'
import { IconButton } from '../actions/IconButton'
import { TOAST_DURATION_MS, type Toast } from './toast'

/** Sonner's toast region, one toast at a time (SITE-17). Shows toasts raised before it was mounted. */
export function SonnerToaster() {
  return (
    <Toaster position="bottom-center" visibleToasts={1} offset={24} mobileOffset={16} containerAriaLabel="Messages" />
  )
}

/** Shows a toast and dismisses all others; updates the toast if `id` is still on screen (SITE-17). */
export function raiseToast(toast: Toast, id: string): void {
  const active = sonner.getToasts().map((entry) => entry.id)
  for (const other of active) if (other !== id) sonner.dismiss(other)
  sonner.custom(() => <ToastCard toast={toast} onDismiss={() => sonner.dismiss(id)} />, {
    id,
    duration: toast.durationMs ?? TOAST_DURATION_MS,
  })
}

/** The look of one toast. */
export function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss?: () => void }) {
  const { title, description, action, undo } = toast
  const look = 'inline-flex min-h-6 items-center text-sm font-semibold underline underline-offset-3'
  return (
    <div className="toast">
      <div className="min-w-0 flex-1 py-1">
        <p className="font-semibold">{title}</p>
        {description && <p className="mt-0.5 text-sm opacity-85">{description}</p>}
        {(action || undo) && (
          <div className="mt-1.5 flex gap-5">
            {undo && (
              <button
                type="button"
                className={look}
                onClick={() => {
                  undo()
                  onDismiss?.()
                }}
              >
                Undo
              </button>
            )}
            {action && (
              <Anchor href={action.href} onClick={onDismiss} className={look}>
                {action.label}
              </Anchor>
            )}
          </div>
        )}
      </div>
      <IconButton label="Dismiss" onClick={onDismiss}>
        <Icon name="x" />
      </IconButton>
    </div>
  )
}
