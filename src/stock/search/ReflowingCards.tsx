import { Component, createRef, type ReactNode } from 'react'
import { watchTouch } from '@/ui/lazy/whenNear'
import type { CardPositions } from './reflow'

type Reflow = typeof import('./reflow')

let reflow: Reflow | null = null

/** Loads the animation code. Until it has loaded, results change without animation. */
async function load(): Promise<void> {
  reflow ??= await import('./reflow').catch(() => null)
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
  private stopWatching = () => {}

  override componentDidMount(): void {
    // The shopper may soon change the results.
    this.stopWatching = watchTouch(load)
  }

  override componentWillUnmount(): void {
    this.stopWatching()
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
