import { describe, expect, it } from 'vitest'
import {
  DRAG_PX_PER_FRAME,
  framesDragged,
  initialSpin,
  nextSpin,
  SPIN_INTERVAL_MS,
  type SpinAction,
  type SpinState,
  wrapFrame,
} from '../../../src/domain/car/spin'

const FRAMES = 36
const applyActions = (state: SpinState, ...actions: SpinAction[]) =>
  actions.reduce((before, action) => nextSpin(before, action, FRAMES), state)
const ticks = (count: number): SpinAction[] => Array.from({ length: count }, () => ({ type: 'tick' }))

describe('[GAL-04] the spin', () => {
  it('advances a frame every 100 ms, and a frame for every 20 px of dragging', () => {
    expect([SPIN_INTERVAL_MS, DRAG_PX_PER_FRAME]).toEqual([100, 20])
  })

  it('stops after one full turn, at its start', () => {
    const almost = applyActions(initialSpin(true), ...ticks(FRAMES - 1))
    expect(almost).toMatchObject({ frame: 35, autoFrames: 35 })
    const round = applyActions(almost, { type: 'tick' })
    expect(round).toMatchObject({ frame: 0, autoFrames: null })
    expect(applyActions(round, ...ticks(5)).frame).toBe(0)
  })

  it('does not turn automatically if that is disabled', () => {
    expect(applyActions(initialSpin(false), ...ticks(10)).frame).toBe(0)
  })

  it('stops turning when dragging starts, and stays at the dragged frame', () => {
    const grabbed = applyActions(initialSpin(true), ...ticks(4), { type: 'dragStart', x: 500, button: 0 })
    expect(grabbed).toMatchObject({ frame: 4, autoFrames: null })
    const dragged = applyActions(grabbed, { type: 'dragMove', x: 439 }, { type: 'dragEnd' }, ...ticks(9))
    expect(dragged).toMatchObject({ frame: 7, autoFrames: null, drag: null })
  })

  it.each([
    [19, 0],
    [20, -1],
    [-20, 1],
    [-59, 2],
    [-60, 3],
  ])('turns %i px of dragging into %i frames', (px, frames) => {
    expect(framesDragged(px)).toBe(frames)
  })

  it('ignores the right button', () => {
    const turning = applyActions(initialSpin(true), { type: 'tick' })
    expect(nextSpin(turning, { type: 'dragStart', x: 0, button: 2 }, FRAMES)).toBe(turning)
  })

  it('does not move without dragging', () => {
    const initial = initialSpin(false)
    expect(nextSpin(initial, { type: 'dragMove', x: 900 }, FRAMES)).toBe(initial)
  })

  it('steps in both directions, wrapping around', () => {
    expect(applyActions(initialSpin(false), { type: 'step', frames: -1 }).frame).toBe(35)
    expect(applyActions(initialSpin(false), { type: 'show', frame: 35 }, { type: 'step', frames: 1 }).frame).toBe(0)
    expect([wrapFrame(-37, 36), wrapFrame(72, 36), wrapFrame(3, 0)]).toEqual([35, 0, 0])
  })

  it('turns once more on request', () => {
    const turnedAgain = applyActions(
      initialSpin(false),
      { type: 'show', frame: 10 },
      { type: 'turn' },
      ...ticks(FRAMES),
    )
    expect(turnedAgain).toMatchObject({ frame: 10, autoFrames: null })
  })
})
