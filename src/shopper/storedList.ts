'use client'

import { useSyncExternalStore } from 'react'

export interface StoredList<Entry> {
  /** the list, kept in step across the page and other tabs; empty while rendering on the server */
  useList(): readonly Entry[]
  read(): readonly Entry[]
  write(list: readonly Entry[]): void
}

/**
 * A list in the shopper's own browser, under `key`: storage is per host, so each dealer's site has its own. Where storage is
 * closed, or full, it lasts as long as the page; what is no entry is passed over.
 */
export function storedList<Entry>(key: string, isEntry: (entry: unknown) => entry is Entry): StoredList<Entry> {
  const none: readonly Entry[] = []
  const listeners = new Set<() => void>()
  let lastText: string | null = null
  let lastList = none

  const parse = (text: string | null): readonly Entry[] => {
    if (!text) return none
    try {
      const stored: unknown = JSON.parse(text)
      return Array.isArray(stored) ? stored.filter(isEntry) : none
    } catch {
      return none
    }
  }
  const read = () => {
    let text: string | null = null
    try {
      text = localStorage.getItem(key)
    } catch {
      return lastList
    }
    if (text === lastText) return lastList
    lastText = text
    lastList = parse(text)
    return lastList
  }
  const write = (list: readonly Entry[]) => {
    try {
      localStorage.setItem(key, JSON.stringify(list))
    } catch {
      lastList = list
    }
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', onStorage)
    }
  }
  return { useList: () => useSyncExternalStore(subscribe, read, () => none), read, write }
}
