'use client'
import { toast } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { explainLeftOut } from '@/domain/fileTypes'

/** Files that are named one by one; Bulk Upload takes whole folders. */
const MAX_NAMED = 5

const TOAST_MS = 15_000

/** Says by name and reason which of the chosen files Bulk Upload leaves out. It drops them without a word if it takes any other. */
export function ExplainLeftOut({ children }: { children: ReactNode }) {
  useEffect(() => {
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) explain(target, target.files)
    }
    const onDrop = ({ target, dataTransfer }: DragEvent) => explain(target, dataTransfer?.files)
    // Before Bulk Upload, which stops the events.
    document.addEventListener('change', onChange, true)
    document.addEventListener('drop', onDrop, true)
    return () => {
      document.removeEventListener('change', onChange, true)
      document.removeEventListener('drop', onDrop, true)
    }
  }, [])
  return children
}

function explain(target: EventTarget | null, files: FileList | null | undefined): void {
  if (!(target instanceof Element) || !target.closest('.bulk-upload--add-files')) return
  const leftOut = [...(files ?? [])].flatMap(({ name, type }) => {
    const reason = explainLeftOut({ name, mimetype: type })
    return reason ? [`${name} was left out. ${reason}`] : []
  })
  for (const message of leftOut.slice(0, MAX_NAMED)) toast.error(message, { duration: TOAST_MS })
  const others = leftOut.length - MAX_NAMED
  if (others > 0)
    toast.error(`${others} more ${others === 1 ? 'file was' : 'files were'} left out.`, { duration: TOAST_MS })
}
