'use client'
import { useEffect, useState } from 'react'

/** The name of a saved section, which a page knows by its id alone. */
export function SectionName({ id }: { id: number }) {
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    fetch(`/api/sections/${id}?depth=0&select[title]=true`, { credentials: 'include', signal: controller.signal })
      .then(async (response) => (response.ok ? ((await response.json()) as { title?: string }) : {}))
      .then(({ title }) => setName(title ?? null))
      // The block's field names the section too.
      .catch(() => undefined)
    return () => controller.abort()
  }, [id])
  return name ? <span>{name}</span> : null
}
