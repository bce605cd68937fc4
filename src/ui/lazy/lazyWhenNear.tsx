'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { Button } from '../actions/Button'
import { addBox, hasServerContent, markServerContent } from './serverContent'
import { keepPressesFromReact } from './unhydratedParts'
import { afterLoad, watchActivity, watchIntent, watchNear } from './whenNear'

/** A lazy component. `setLoaded` provides the component if its code is already in the bundle. */
export type LazyComponent<Props> = ((props: Props) => ReactNode) & {
  setLoaded: (Component: ComponentType<Props>) => void
}

interface LazyOptions {
  /** value of `data-late` on its element; all uses of a name load together */
  name: string
  /** reserved height after client-side navigation, so that content below does not shift: "20rem" */
  minHeight?: string
  /** renders `display: contents`, for use inline; only for parts that are not observed, since it has no box */
  boxless?: boolean
  /** its element has these properties as JSON in `data-props`, to bring it to life inside a `StaticHtml` */
  keepsProps?: readonly string[]
}

/** Calls `wanted` once the code of a part is needed. Returns a function that cancels. */
type WatchBox = (box: Element, wanted: () => void) => () => void

/** Distance below the viewport at which code is loaded. */
const ROOT_MARGIN = '600px'

/**
 * A component that is rendered on the server and whose code loads when it is near the viewport. If loading fails, the
 * server's HTML stays; a part without it offers to try again.
 */
export function lazyWhenNear<Props extends object>(options: LazyOptions, load: () => Promise<ComponentType<Props>>) {
  return lazyComponent(options, (box, wanted) => watchNear(box, ROOT_MARGIN, wanted), load)
}

/** Like `lazyWhenNear` for the top of the page: the code loads after the page, or earlier on hover, press or focus. */
export function lazyAfterLoad<Props extends object>(options: LazyOptions, load: () => Promise<ComponentType<Props>>) {
  return lazyComponent(options, watchLoadOrIntent, load)
}

/**
 * Like `lazyWhenNear` for a part that works as HTML until it is used: the code loads on hover, press or focus, or near the
 * viewport if `isNeeded` says that it has something to show by then.
 */
export function lazyOnIntent<Props extends object>(
  options: LazyOptions,
  isNeeded: () => boolean,
  load: () => Promise<ComponentType<Props>>,
) {
  const watchBox: WatchBox = (box, wanted) =>
    isNeeded() || isInUse(box) || !hasServerContent(box)
      ? watchNear(box, ROOT_MARGIN, wanted)
      : watchIntent(box, wanted)
  return lazyComponent(options, watchBox, load)
}

/**
 * Like `lazyOnIntent` for a part whose HTML is right until something changes: the code also loads once `watchNeed` calls back, now or
 * later, and after the page if the server has not rendered the part.
 */
export function lazyWhenNeeded<Props extends object>(
  options: LazyOptions,
  watchNeed: (needed: () => void) => () => void,
  load: () => Promise<ComponentType<Props>>,
) {
  const watchBox: WatchBox = (box, wanted) => {
    if (!hasServerContent(box)) return watchLoadOrIntent(box, wanted)
    const stopIntent = watchIntent(box, wanted)
    const stopNeed = watchNeed(wanted)
    return () => {
      stopIntent()
      stopNeed()
    }
  }
  return lazyComponent(options, watchBox, load)
}

/**
 * Like `lazyOnIntent` for the main part of a page: the code also loads once the shopper scrolls, moves the pointer or presses a key
 * anywhere, or after the page if `isNeeded` says that its HTML may not be right.
 */
export function lazyOnActivity<Props extends object>(
  options: LazyOptions,
  isNeeded: () => boolean,
  load: () => Promise<ComponentType<Props>>,
) {
  const watchBox: WatchBox = (box, wanted) =>
    isNeeded() || isInUse(box) || !hasServerContent(box) ? watchLoadOrIntent(box, wanted) : watchActivity(wanted)
  return lazyComponent(options, watchBox, load)
}

/** True if the shopper turned to it before its scripts loaded, or the browser filled it in. */
function isInUse(box: Element): boolean {
  if (box.contains(document.activeElement)) return true
  const fields = box.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some((field) =>
    field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  )
}

const watchLoadOrIntent: WatchBox = (box, wanted) => {
  const stopLoad = afterLoad(wanted)
  const stopIntent = watchIntent(box, wanted)
  return () => {
    stopLoad()
    stopIntent()
  }
}

/** The code of a part, which loads once `start` is called. */
interface CodeRequest<Props> {
  /** resolves to null if loading fails */
  code: Promise<ComponentType<Props> | null>
  start: () => void
}

/**
 * A Suspense boundary that is hydrated once its code has loaded, in slices and at low priority. It is a boundary in the
 * browser only: React sends the content of large ones hidden, and without scripts it would never show.
 */
function lazyComponent<Props extends object>(
  { name, minHeight, boxless = false, keepsProps }: LazyOptions,
  watchBox: WatchBox,
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const ServerRendered = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>
  let loaded: ComponentType<Props> | null = null
  let current: CodeRequest<Props> | null = null
  const getRequest = () => {
    current ??= createRequest()
    return current
  }
  function createRequest(): CodeRequest<Props> {
    let start = () => {}
    const code = new Promise<void>((resolve) => (start = resolve)).then(load).then(
      (Component) => {
        loaded = Component
        return Component
      },
      (error: unknown) => {
        console.warn(`Could not load the code of ${name}`, error)
        // Parts of the next page make a new request.
        current = null
        return null
      },
    )
    return { code, start }
  }
  const Box = boxless ? 'span' : 'div'
  const className = boxless ? 'contents' : undefined
  const propsAsJson = (props: Props) =>
    keepsProps &&
    JSON.stringify(Object.fromEntries(Object.entries(props).filter(([prop]) => keepsProps.includes(prop))))

  function BrowserComponent(props: Props) {
    markServerContent()
    const box = useRef<HTMLElement>(null)
    const [request, setRequest] = useState(getRequest)
    const isLive = useRef(false)
    const shownProps = useRef(props)
    const [, showProps] = useReducer((count: number) => count + 1, 0)
    const latestProps = useRef(props)
    latestProps.current = props
    // React discards a boundary whose props change before it is hydrated.
    if (isLive.current) shownProps.current = props
    const shown = shownProps.current
    useLoadWhenAddressChanges(request.start)
    useLayoutEffect(() => {
      if (!box.current) return
      addBox(box.current)
      // A part whose code was loaded before is live before its box has a ref.
      if (isLive.current) markLive(box.current)
    }, [])
    useEffect(() => {
      if (!box.current || loaded) return
      const stopWatching = watchBox(box.current, request.start)
      const stopKeeping = hasServerContent(box.current) ? keepPressesFromReact(box.current) : undefined
      if (stopKeeping) void request.code.then(stopKeeping)
      return () => {
        stopWatching()
        stopKeeping?.()
      }
    }, [request])
    const content = useMemo(() => {
      const onLive = () => {
        isLive.current = true
        if (box.current) markLive(box.current)
        if (latestProps.current !== shown) showProps()
      }
      const onRetry = () => {
        const next = getRequest()
        next.start()
        setRequest(next)
      }
      return (
        <Suspense fallback={<KeptContent box={box} minHeight={boxless ? undefined : minHeight} />}>
          <Live box={box} request={request} props={shown} onLive={onLive} onRetry={onRetry} />
        </Suspense>
      )
    }, [shown, request])
    return (
      <Box ref={box as never} className={className} data-late={name} data-props={propsAsJson(props)}>
        {content}
      </Box>
    )
  }

  interface LiveProps {
    box: RefObject<HTMLElement | null>
    request: CodeRequest<Props>
    props: Props
    onLive: () => void
    onRetry: () => void
  }

  /** Suspends until the code has loaded. Has no other hooks: React fails on those that follow `use` while hydrating. */
  function Live({ box, request, props, onLive, onRetry }: LiveProps) {
    const Component = loaded ?? use(request.code)
    if (Component) return <Loaded Component={Component} props={props} onLive={onLive} />
    if (hasServerContent(box.current)) return <KeptContent box={box} />
    return minHeight ? <LoadFailed minHeight={minHeight} onRetry={onRetry} /> : null
  }

  function Loaded({
    Component,
    props,
    onLive,
  }: Pick<LiveProps, 'props' | 'onLive'> & { Component: ComponentType<Props> }) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: once
    useLayoutEffect(onLive, [])
    return <Component {...props} />
  }

  function Wrapper(props: Props) {
    if (typeof window !== 'undefined') return <BrowserComponent {...props} />
    const Component = loaded ?? ServerRendered
    return (
      <Box data-late={name} className={className} data-props={propsAsJson(props)}>
        <Component {...props} />
      </Box>
    )
  }
  return Object.assign(Wrapper, {
    setLoaded: (Component: ComponentType<Props>) => {
      loaded = Component
    },
  })
}

/** CSS shows some controls only when they work. */
const markLive = (box: Element) => box.setAttribute('data-live', '')

/** A new address changes Next's contexts, which hydrates every boundary: one that waited for its code would hold it up. */
function useLoadWhenAddressChanges(load: () => void) {
  const address = `${usePathname()}?${useSearchParams()}`
  const [first] = useState(address)
  if (address !== first) load()
}

/** The server's HTML, if any, while the part has no code. */
function KeptContent({ box, minHeight }: { box: RefObject<HTMLElement | null>; minHeight?: string }) {
  const [html] = useState(() => (hasServerContent(box.current) ? box.current.innerHTML : ''))
  return (
    <div
      className={html ? 'contents' : undefined}
      style={html || !minHeight ? undefined : { minHeight }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own HTML
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

function LoadFailed({ minHeight, onRetry }: { minHeight: string; onRetry: () => void }) {
  return (
    <div className="grid content-center justify-items-center gap-4 text-center" style={{ minHeight }} role="alert">
      <p>Could not load this part of the page.</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
