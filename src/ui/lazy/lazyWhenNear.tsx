'use client'

import { type ComponentType, lazy, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readTypedValues, restoreTypedValues, type TypedValue } from '../forms/typedValues'
import { useHydrating } from './useHydrating'
import { whenLoaded, whenNear } from './whenNear'

/** A late component. `comesWith` is for code that brings it along, so that it need not be waited for within. */
export type LazyComponent<Props> = ((props: Props) => ReactNode) & {
  setLoaded: (Component: ComponentType<Props>) => void
}

interface LazyOptions {
  /** marks its place in the page; every use of one name loads when the first comes near */
  name: string
  /** the height it has where a shopper arrives from within the site, so that what follows stays in place: "20rem" */
  minHeight?: string
  /** leaves no box of its own, among words or in a row; such a one cannot come near, so it is for `lazyAfterLoad` */
  boxless?: boolean
}

/**
 * A component that stands in the page as the server drew it and whose code loads when somebody comes near. Where the code cannot be
 * fetched it stays as drawn.
 */
export function lazyWhenNear<Props extends object>(options: LazyOptions, load: () => Promise<ComponentType<Props>>) {
  return lazyComponent(options, () => whenNear(toSelector(options)), load)
}

/** The same for what stands at the top: its code loads once the page itself has, or when it is pointed at or focused before. */
export function lazyAfterLoad<Props extends object>(options: LazyOptions, load: () => Promise<ComponentType<Props>>) {
  return lazyComponent(options, () => whenLoaded(toSelector(options)), load)
}

const toSelector = ({ name }: LazyOptions) => `[data-late="${name}"]`

/**
 * Not by a Suspense boundary of React's: the server would send what stands in a large one hidden, for a script to show, and without
 * script nobody would see it.
 */
function lazyComponent<Props extends object>(
  { name, minHeight, boxless = false }: LazyOptions,
  whenWanted: () => Promise<void>,
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const ServerRendered = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>
  let pending: Promise<ComponentType<Props>> | null = null
  let loaded: ComponentType<Props> | null = null
  const loadOnce = () => {
    pending ??= whenWanted()
      .then(load)
      .catch((error: unknown) => {
        pending = null
        throw error
      })
    return pending
  }
  const Box = boxless ? 'span' : 'div'
  const className = boxless ? 'contents' : undefined

  function BrowserComponent(props: Props) {
    const box = useRef<HTMLElement>(null)
    const typedValues = useRef<TypedValue[]>([])
    const isHydrating = useHydrating()
    const [component, setComponent] = useState<ComponentType<Props> | null>(null)
    // What the server drew stays until its code is there; whoever arrives from within the site sees at once what has come before.
    const Live = component ?? (isHydrating ? null : loaded)
    useEffect(() => {
      let unmounted = false
      const show = (Component: ComponentType<Props>) => {
        loaded = Component
        if (unmounted) return
        // A press that is under way would miss the new node.
        if (box.current?.querySelector(':active')) return void setTimeout(show, PRESS_CHECK_INTERVAL_MS, Component)
        typedValues.current = readTypedValues(box.current)
        setComponent(() => Component)
      }
      if (loaded) show(loaded)
      else
        loadOnce().then(show, () => console.warn(`The code of ${name} could not be fetched; it stays as it was drawn`))
      return () => {
        unmounted = true
      }
    }, [])
    useLayoutEffect(() => {
      if (Live) restoreTypedValues(box.current, typedValues.current)
    }, [Live])
    const shared = { ref: box as never, className, 'data-late': name }
    if (Live)
      return (
        <Box key="live" {...shared} data-live="">
          <Live {...props} />
        </Box>
      )
    return (
      <Box
        key="drawn"
        {...shared}
        // For those who arrive from within the site: where the server drew it, hydration leaves this away with the rest.
        style={minHeight && !boxless ? { minHeight } : undefined}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it is how React leaves alone what the server drew
        dangerouslySetInnerHTML={EMPTY_HTML}
      />
    )
  }

  function Wrapper(props: Props) {
    if (typeof window !== 'undefined') return <BrowserComponent {...props} />
    return (
      <Box data-late={name} className={className}>
        <ServerRendered {...props} />
      </Box>
    )
  }
  return Object.assign(Wrapper, {
    setLoaded: (Component: ComponentType<Props>) => {
      loaded = Component
    },
  })
}

/** Milliseconds between two looks at whether a press has ended. */
const PRESS_CHECK_INTERVAL_MS = 50

const EMPTY_HTML = { __html: '' }
