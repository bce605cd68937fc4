'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { type FormToOpen, formToOpen } from '@/domain/leads/formDialog'
import { afterPaint } from '@/ui/afterPaint'
import type { FormDialogProps } from './FormDialog'

const load = () => import('./FormDialog')

/** The link on a car's page that this address hash opens. */
const ENQUIRE = 'enquire'

/** The address asked for the form. Next takes the hash out of an address that gets it while the page hydrates. */
let isEnquiryWanted = false

function noteHash() {
  if (window.location.hash === `#${ENQUIRE}`) isEnquiryWanted = true
}

if (typeof window !== 'undefined') {
  noteHash()
  window.addEventListener('hashchange', noteHash)
}

interface FormRequest extends FormToOpen {
  /** address of the link itself, used when the form cannot be loaded */
  link: string
}

/**
 * Opens a form in a dialog for every link with `opensForm`, on cards, car pages and elsewhere. One listener for the
 * whole page, so that the links stay links; the form and its libraries load when one is hovered or pressed.
 */
export function FormDialogs() {
  const [request, setRequest] = useState<FormRequest | null>(null)
  const [open, setOpen] = useState(false)
  // Not a lazy component: React would hold a loaded dialog back for 300 ms.
  const [FormDialog, setFormDialog] = useState<ComponentType<FormDialogProps> | null>(null)
  useEffect(() => {
    const openForm = (link: HTMLAnchorElement): boolean => {
      const form = formToOpen((name) => link.getAttribute(name))
      if (!form) return false
      const request = { ...form, link: link.href }
      // The form's libraries take long to start on a phone, which would hold back the frame that shows the link busy; so would the loading
      // bar, which is for a form that is not there yet.
      link.setAttribute('aria-busy', 'true')
      afterPaint(async () => {
        document.documentElement.dataset.busy = ''
        const module = await load().catch(() => null)
        link.removeAttribute('aria-busy')
        delete document.documentElement.dataset.busy
        if (!module) {
          window.location.assign(request.link)
          return
        }
        setFormDialog(() => module.FormDialog)
        setRequest(request)
        setOpen(true)
      })
      return true
    }
    const findFormLink = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-form]') : null
    const onClick = (event: MouseEvent) => {
      // Opens a new tab or window, or another mouse button.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = findFormLink(event)
      if (link && openForm(link)) event.preventDefault()
    }
    const onPointer = (event: PointerEvent) => {
      // A finger presses at once.
      if (event.pointerType === 'mouse' && findFormLink(event)) void load().catch(() => {})
    }
    const openFromHash = () => {
      noteHash()
      if (!isEnquiryWanted) return
      isEnquiryWanted = false
      const link = document.getElementById(ENQUIRE)
      if (link instanceof HTMLAnchorElement && openForm(link)) history.replaceState(null, '', window.location.pathname)
    }
    openFromHash()
    // Runs before the link's own handlers, which ignore prevented events.
    document.addEventListener('click', onClick, true)
    if (window.earlyInputs) window.earlyInputs.opensForms = true
    document.addEventListener('pointerover', onPointer, { passive: true })
    window.addEventListener('hashchange', openFromHash)
    return () => {
      document.removeEventListener('click', onClick, true)
      if (window.earlyInputs) window.earlyInputs.opensForms = false
      document.removeEventListener('pointerover', onPointer)
      window.removeEventListener('hashchange', openFromHash)
    }
  }, [])
  return FormDialog && request && <FormDialog request={request} open={open} onOpenChange={setOpen} />
}
