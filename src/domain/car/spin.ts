/** Milliseconds per frame of an automatic spin (GAL-04). */
export const SPIN_INTERVAL_MS = 100

/** Pixels of dragging per frame (GAL-04). */
export const DRAG_PX_PER_FRAME = 20

/** State of a spin: the current frame, and the progress of its automatic rotation. */
export interface SpinState {
  /** from 0 */
  frame: number
  /** frames rotated automatically; null once the automatic rotation has ended */
  autoFrames: number | null
  /** frame and pointer x in pixels where dragging started; null while not dragging */
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

export const initialSpin = (autoRotate: boolean): SpinState => ({
  frame: 0,
  autoFrames: autoRotate ? 0 : null,
  drag: null,
})

/** A frame number wrapped to 0 to count - 1. */
export const wrapFrame = (frame: number, count: number) => (count > 0 ? ((frame % count) + count) % count : 0)

/** The next state of a spin with `count` frames (GAL-04): it rotates automatically once at most, and stops when the shopper takes over. */
export function nextSpin(state: SpinState, action: SpinAction, count: number): SpinState {
  switch (action.type) {
    case 'tick': {
      if (state.autoFrames === null) return state
      const autoFrames = state.autoFrames + 1
      return { ...state, frame: wrapFrame(state.frame + 1, count), autoFrames: autoFrames >= count ? null : autoFrames }
    }
    case 'step':
      return { ...state, frame: wrapFrame(state.frame + action.frames, count), autoFrames: null }
    case 'show':
      return { ...state, frame: wrapFrame(action.frame, count), autoFrames: null }
    case 'turn':
      return { ...state, autoFrames: 0, drag: null }
    case 'stop':
      return { ...state, autoFrames: null }
    case 'dragStart':
      // Ignore right clicks, which open the browser's menu.
      if (action.button !== 0) return state
      return { ...state, autoFrames: null, drag: { frame: state.frame, x: action.x } }
    case 'dragMove':
      if (!state.drag) return state
      return { ...state, frame: wrapFrame(state.drag.frame + framesDragged(action.x - state.drag.x), count) }
    case 'dragEnd':
      return state.drag ? { ...state, drag: null } : state
  }
}

/** Frames for a drag of `px` pixels; dragging to the left moves forwards. */
export function framesDragged(px: number): number {
  const frames = Math.trunc(px / DRAG_PX_PER_FRAME)
  return frames === 0 ? 0 : -frames
}
