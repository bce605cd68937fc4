import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'

/**
 * Marks the form as saving during each autosave. Payload marks the first of several in a row only: during the others, buttons could be
 * pressed in between, and what was typed counted as saved. It offers no event before a save, so the request is watched.
 */
export function useMarkedAutosaves(): void {
  const { setBackgroundProcessing } = useForm()
  const { id, collectionSlug } = useDocumentInfo()
  const mark = useEffectEvent((address: string) => {
    // Payload takes the mark off after each autosave.
    if (isAutosave(address, `/api/${collectionSlug}/${id}`)) setBackgroundProcessing(true)
  })
  useEffect(() => {
    let isWatching = true
    const send = window.fetch
    const watch: typeof fetch = (input, init) => {
      if (isWatching && typeof input === 'string') mark(input)
      return send(input, init)
    }
    window.fetch = watch
    return () => {
      isWatching = false
      if (window.fetch === watch) window.fetch = send
    }
  }, [])
}

function isAutosave(address: string, path: string): boolean {
  const { pathname, searchParams } = new URL(address, window.location.href)
  return pathname === path && searchParams.get('autosave') === 'true'
}
