'use client'

import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { whenLoaded, whenNear } from './whenNear'

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

function late<Props extends object>(
  { name, minHeight, boxless = false }: LateOptions,
  wanted: () => Promise<void>,
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Late = lazy(async () => {
    await wanted()
    return { default: (await load().catch(() => null)) ?? (await new Promise<never>(() => undefined)) }
  }) as unknown as ComponentType<Props>
  return function LateComponent(props) {
    if (boxless)
      return (
        <span data-late={name} className="contents">
          <Suspense>
            <Late {...props} />
          </Suspense>
        </span>
      )
    return (
      <div data-late={name}>
        <Suspense fallback={<div style={{ minHeight }} />}>
          <Late {...props} />
        </Suspense>
      </div>
    )
  }
}
