'use client'
import { useConfig } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { FIELD_PARAMETER } from '@/domain/find/findWords'
import { openField } from './openField'

/** Opens the field that the address names, such as `?field=layout.2.heading`. Renders nothing. */
export function FieldFromAddress() {
  const pathname = usePathname()
  const path = useSearchParams().get(FIELD_PARAMETER)
  const { getEntityConfig } = useConfig()
  const [, collectionSlug] = /^\/admin\/collections\/([^/]+)\//.exec(pathname) ?? []
  // Not at every change of the configuration, which must not take the focus again.
  const open = useEffectEvent((signal: AbortSignal) => {
    const fields = (collectionSlug && getEntityConfig({ collectionSlug })?.fields) || []
    if (path && /^[\w.-]{1,200}$/.test(path)) void openField(path, fields, signal)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document may have the same field
  useEffect(() => {
    const abort = new AbortController()
    open(abort.signal)
    return () => abort.abort()
  }, [path, pathname])
  return null
}
