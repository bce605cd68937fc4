'use client'

import { useSyncExternalStore } from 'react'
import type { StoredValue } from './browserStorage'

/** A stored value, in sync across the page and other tabs; its fallback on the server. */
export function useStoredValue<Value>({ subscribe, read, fallback }: StoredValue<Value>): Value {
  return useSyncExternalStore(subscribe, read, () => fallback)
}
