'use client'
import { type ReactNode, useEffect } from 'react'
import { nameMonth } from '@/domain/typedDay'

/** Reads days typed into the admin's date fields as Australians write them: by itself the date picker takes 3/12 for the 12th of March. */
export function TypedDates({ children }: { children: ReactNode }) {
  useEffect(() => {
    const onLeave = ({ target }: Event) => correct(target)
    const onKey = ({ target, key }: KeyboardEvent) => {
      if (key === 'Enter' || key === 'Tab') correct(target)
    }
    // Before the date picker, which then shows the day that it has read.
    document.addEventListener('focusout', onLeave, true)
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('focusout', onLeave, true)
      document.removeEventListener('keydown', onKey, true)
    }
  }, [])
  return children
}

function correct(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || !target.closest('.react-datepicker__input-container')) return
  const text = nameMonth(target.value)
  if (text === null) return
  // As typing does: React tells its own writes to a field from those of people by the property that it has replaced.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, text)
  target.dispatchEvent(new Event('input', { bubbles: true }))
}
