'use client'

import { type ComponentType, lazy, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readTypedValues, restoreTypedValues, type TypedValue } from '../forms/typedValues'
import { useIsHydrating } from './useIsHydrating'
import { whenLoaded, whenNear } from './whenNear'

/** A lazy component. `setLoaded` provides the component if its code is already in the bundle. */
export type LazyComponent<Props> = ((props: Props) => ReactNode) & {
  setLoaded: (Component: ComponentType<Props>) => void
}

interface LazyOptions {
  /** value of `data-late` on its element; all uses of a name load together */
  name: string
  /** reserved height after client-side navigation, so that content below does not shift: "20rem" */
  minHeight?: string
  /** renders `display: contents`, for use inline; only for `lazyAfterLoad`, since it has no box to observe */
  boxless?: boolean
}

/**
 * A component that is rendered on the server and whose code loads when it is near the viewport. If loading fails, the
 * server's HTML stays.
 */
export function lazyWhenNear<Props extends object>(options: LazyOptions, load: () => Promise<ComponentType<Props>>) {
  return lazyComponent(options, () => whenNear(toSelector(options)), load)
}

/** Like `lazyWhenNear` for the top of the page: the code loads after the page, or earlier on hover, press or focus. */
export function lazyAfterLoad<Props extends object>(options: LazyOptions, load: () => Promise<ComponentType<Props>>) {
  return lazyComponent(options, () => whenLoaded(toSelector(options)), load)
}

const toSelector = ({ name }: LazyOptions) => `[data-late="${name}"]`

/**
 * Does not use Suspense: React sends the content of large boundaries hidden, and without scripts it would never show.
 */
function lazyComponent<Props extends object>(
  { name, minHeight, boxless = false }: LazyOptions,
  whenWanted: () => Promise<void>,
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const ServerRendered = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>
  let pending: Promise<ComponentType<Props>> | null = null
  let loaded: ComponentType<Props> | null = null
  let inBundle = false
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
    const isHydrating = useIsHydrating()
    const [component, setComponent] = useState<ComponentType<Props> | null>(null)
    // The server's HTML stays until the code has loaded. Code of the bundle hydrates it; after client-side navigation loaded code
    // renders immediately.
    const Live = component ?? (isHydrating && !inBundle ? null : loaded)
    useEffect(() => {
      let unmounted = false
      const show = (Component: ComponentType<Props>) => {
        loaded = Component
        if (unmounted) return
        // Replacing a node during a press would lose the click.
        if (box.current?.querySelector(':active')) return void setTimeout(show, PRESS_CHECK_INTERVAL_MS, Component)
        typedValues.current = readTypedValues(box.current)
        setComponent(() => Component)
      }
      if (loaded) show(loaded)
      else loadOnce().then(show, () => console.warn(`Could not load the code of ${name}`))
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
        <Box key="live" {...shared} data-live="" suppressHydrationWarning>
          <Live {...props} />
        </Box>
      )
    return (
      <Box
        key="drawn"
        {...shared}
        // Applies after client-side navigation only: hydration keeps the server's attributes.
        style={minHeight && !boxless ? { minHeight } : undefined}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React keeps the server's HTML
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
      inBundle = true
    },
  })
}

/** Milliseconds between checks whether a press has ended. */
const PRESS_CHECK_INTERVAL_MS = 50

const EMPTY_HTML = { __html: '' }
