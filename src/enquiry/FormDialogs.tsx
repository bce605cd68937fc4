'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { type FormToOpen, formToOpen } from '@/domain/leads/formDialog'

const load = () => import('./FormDialog')

const FormDialog = dynamic(() => load().then((module) => module.FormDialog), { ssr: false })

/** The link on a car's page that an address with this hash opens. */
const ENQUIRE = 'enquire'

interface Asked extends FormToOpen {
  /** where the link itself leads, for when the form cannot be had */
  link: string
}

/**
 * Opens forms over the page for every link that carries `opensForm`, on cards, car pages and wherever else. One listener for
 * the whole page, so that the links stay links: the form and its libraries come when one is pointed at or pressed.
 */
export function FormDialogs() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const show = (link: HTMLAnchorElement): boolean => {
      const form = formToOpen((name) => link.getAttribute(name))
      if (!form) return false
      setAsked({ ...form, link: link.href })
      setOpen(true)
      return true
    }
    const linkOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-form]') : null
    const onClick = (event: MouseEvent) => {
      // Meant for another tab or window, or pressed by another button.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = linkOf(event)
      if (link && show(link)) event.preventDefault()
    }
    const onPointer = (event: Event) => {
      if (linkOf(event)) void load().catch(() => {})
    }
    const byAddress = () => {
      if (window.location.hash !== `#${ENQUIRE}`) return
      const link = document.getElementById(ENQUIRE)
      if (link instanceof HTMLAnchorElement && show(link)) history.replaceState(null, '', window.location.pathname)
    }
    byAddress()
    // Before the link's own handlers, which leave alone what is prevented.
    document.addEventListener('click', onClick, true)
    document.addEventListener('pointerover', onPointer, { passive: true })
    window.addEventListener('hashchange', byAddress)
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('pointerover', onPointer)
      window.removeEventListener('hashchange', byAddress)
    }
  }, [])
  return asked && <FormDialog asked={asked} open={open} onOpenChange={setOpen} />
}
