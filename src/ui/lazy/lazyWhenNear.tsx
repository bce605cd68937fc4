'use client'

import { type ComponentType, lazy, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readTypedValues, restoreTypedValues, type Typed } from '../forms/typedBefore'
import { useHydrating } from './useHydrating'
import { whenLoaded, whenNear } from './whenNear'

/** A late component. `comesWith` is for code that brings it along, so that it need not be waited for within. */
export type LateComponent<Props> = ((props: Props) => ReactNode) & {
  comesWith: (Component: ComponentType<Props>) => void
}

interface LateOptions {
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
export function lazyWhenNear<Props extends object>(options: LateOptions, load: () => Promise<ComponentType<Props>>) {
  return late(options, () => whenNear(placeOf(options)), load)
}

/** The same for what stands at the top: its code loads once the page itself has, or when it is pointed at or focused before. */
export function lazyAfterLoad<Props extends object>(options: LateOptions, load: () => Promise<ComponentType<Props>>) {
  return late(options, () => whenLoaded(placeOf(options)), load)
}

const placeOf = ({ name }: LateOptions) => `[data-late="${name}"]`

/**
 * Not by a Suspense boundary of React's: the server would send what stands in a large one hidden, for a script to show, and without
 * script nobody would see it.
 */
function late<Props extends object>(
  { name, minHeight, boxless = false }: LateOptions,
  wanted: () => Promise<void>,
  load: () => Promise<ComponentType<Props>>,
): LateComponent<Props> {
  const Drawn = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>
  let asked: Promise<ComponentType<Props>> | null = null
  let known: ComponentType<Props> | null = null
  const ask = () => {
    asked ??= wanted()
      .then(load)
      .catch((error: unknown) => {
        asked = null
        throw error
      })
    return asked
  }
  const Box = boxless ? 'span' : 'div'
  const className = boxless ? 'contents' : undefined

  function LateInBrowser(props: Props) {
    const box = useRef<HTMLElement>(null)
    const typed = useRef<Typed[]>([])
    const hydrating = useHydrating()
    const [come, setCome] = useState<ComponentType<Props> | null>(null)
    // What the server drew stays until its code is there; whoever arrives from within the site sees at once what has come before.
    const Live = come ?? (hydrating ? null : known)
    useEffect(() => {
      let gone = false
      const show = (Component: ComponentType<Props>) => {
        known = Component
        if (gone) return
        // A press that is under way would miss the new node.
        if (box.current?.querySelector(':active')) return void setTimeout(show, PRESS_CHECK_MS, Component)
        typed.current = readTypedValues(box.current)
        setCome(() => Component)
      }
      if (known) show(known)
      else ask().then(show, () => console.warn(`The code of ${name} could not be fetched; it stays as it was drawn`))
      return () => {
        gone = true
      }
    }, [])
    useLayoutEffect(() => {
      if (Live) restoreTypedValues(box.current, typed.current)
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
        dangerouslySetInnerHTML={NOTHING}
      />
    )
  }

  function Late(props: Props) {
    if (typeof window !== 'undefined') return <LateInBrowser {...props} />
    return (
      <Box data-late={name} className={className}>
        <Drawn {...props} />
      </Box>
    )
  }
  return Object.assign(Late, {
    comesWith: (Component: ComponentType<Props>) => {
      known = Component
    },
  })
}

/** Milliseconds between two looks at whether a press has ended. */
const PRESS_CHECK_MS = 50

const NOTHING = { __html: '' }
