'use client'

import { useSyncExternalStore } from 'react'

/** True while the server's HTML is taken over, when nothing may be drawn but what stands in it. */
export const useHydrating = () => useSyncExternalStore(never, no, yes)

const never = () => () => undefined
const no = () => false
const yes = () => true
