'use client'

import { useSyncExternalStore } from 'react'

/** True during hydration, when the render must match the server's HTML. */
export const useIsHydrating = () => useSyncExternalStore(never, no, yes)

const never = () => () => undefined
const no = () => false
const yes = () => true
