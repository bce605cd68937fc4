'use client'

import { useSyncExternalStore } from 'react'
import type { StoredValue } from './browserStorage'

/** A stored value, kept in step across the page and other tabs; its fallback while rendering on the server. */
export function useStoredValue<Value>({ subscribe, read, fallback }: StoredValue<Value>): Value {
  return useSyncExternalStore(subscribe, read, () => fallback)
}
