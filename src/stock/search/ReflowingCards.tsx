import { Component, createRef, type ReactNode } from 'react'
import { afterPaint } from '@/ui/afterPaint'
import type { CardPositions } from './reflow'

type Reflow = typeof import('./reflow')

/** Events that suggest that the shopper may soon change the results. */
const INTENTS = ['pointerover', 'pointerdown', 'keydown'] as const

let reflow: Reflow | null = null
let requested = false

/** Loads the animation code, after the frame that shows what the shopper did. Until it has loaded, results change without animation. */
function load(): void {
  if (requested) return
  requested = true
  afterPaint(async () => {
    try {
      reflow = await import('./reflow')
    } catch {
      requested = false
    }
  })
}

interface ReflowingCardsProps {
  /** changes whenever other cards, or another order of them, are shown */
  listKey: string
  /** one `CardGrid`, whose cards keep their React keys from one list to the next */
  children: ReactNode
}

/** Results whose cards move to their new places as filters change. A class, since only classes see the page before React changes it. */
export class ReflowingCards extends Component<ReflowingCardsProps> {
  private readonly box = createRef<HTMLDivElement>()

  override componentDidMount(): void {
    for (const intent of INTENTS) document.addEventListener(intent, load, { once: true, passive: true })
  }

  override componentWillUnmount(): void {
    for (const intent of INTENTS) document.removeEventListener(intent, load)
  }

  override getSnapshotBeforeUpdate({ listKey }: ReflowingCardsProps): CardPositions | null {
    const grid = this.box.current?.firstElementChild
    return reflow && grid && listKey !== this.props.listKey ? reflow.measureCards(grid) : null
  }

  override componentDidUpdate(_props: ReflowingCardsProps, _state: unknown, before: CardPositions | null): void {
    const grid = this.box.current?.firstElementChild
    if (reflow && grid && before) reflow.animateReflow(grid, before)
  }

  override render(): ReactNode {
    return <div ref={this.box}>{this.props.children}</div>
  }
}
