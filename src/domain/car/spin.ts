/** Milliseconds that each frame stands while a spin turns by itself (GAL-04). */
export const SPIN_INTERVAL_MS = 100

/** Pixels of dragging that turn a spin by one frame (GAL-04). */
export const DRAG_PX_PER_FRAME = 20

/** Where a spin stands: the frame in sight, and how far it has turned by itself. */
export interface SpinState {
  /** from 0 */
  frame: number
  /** frames of the loop that are done; null once the spin no longer turns by itself */
  turned: number | null
  /** frame and pointer position in pixels where dragging began; null while nobody drags */
  drag: { frame: number; x: number } | null
}

export type SpinAction =
  | { type: 'tick' }
  | { type: 'step'; frames: number }
  | { type: 'show'; frame: number }
  | { type: 'turn' }
  | { type: 'stop' }
  | { type: 'dragStart'; x: number; button: number }
  | { type: 'dragMove'; x: number }
  | { type: 'dragEnd' }

export const initialSpin = (autoRotate: boolean): SpinState => ({ frame: 0, turned: autoRotate ? 0 : null, drag: null })

/** A frame number brought into 0 to count - 1, however far a turn went and whichever way. */
export const wrapFrame = (frame: number, count: number) => (count > 0 ? ((frame % count) + count) % count : 0)

/** How a spin of `count` frames goes on (GAL-04): one loop by itself at most, and none once the shopper takes it. */
export function nextSpin(state: SpinState, action: SpinAction, count: number): SpinState {
  switch (action.type) {
    case 'tick': {
      if (state.turned === null) return state
      const turned = state.turned + 1
      return { ...state, frame: wrapFrame(state.frame + 1, count), turned: turned >= count ? null : turned }
    }
    case 'step':
      return { ...state, frame: wrapFrame(state.frame + action.frames, count), turned: null }
    case 'show':
      return { ...state, frame: wrapFrame(action.frame, count), turned: null }
    case 'turn':
      return { ...state, turned: 0, drag: null }
    case 'stop':
      return { ...state, turned: null }
    case 'dragStart':
      // The main button only: a right click asks for the browser's menu.
      if (action.button !== 0) return state
      return { ...state, turned: null, drag: { frame: state.frame, x: action.x } }
    case 'dragMove':
      if (!state.drag) return state
      return { ...state, frame: wrapFrame(state.drag.frame + framesDragged(action.x - state.drag.x), count) }
    case 'dragEnd':
      return state.drag ? { ...state, drag: null } : state
  }
}

/** Frames that a drag of so many pixels turns: the car follows the hand, so to the left is onwards. */
export function framesDragged(px: number): number {
  const frames = Math.trunc(px / DRAG_PX_PER_FRAME)
  return frames === 0 ? 0 : -frames
}
