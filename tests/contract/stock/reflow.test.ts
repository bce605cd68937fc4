import { beforeEach, expect, test, vi } from 'vitest'
import { animateReflow, measureCards } from '@/stock/search/reflow'

const motion = vi.hoisted(() => ({ reduced: false, moves: [] as { card: unknown; keyframes: object }[] }))

vi.mock('@/ui/lazy/motion', () => ({
  prefersReducedMotion: () => motion.reduced,
  animateTo: (card: unknown, keyframes: object) => {
    motion.moves.push({ card, keyframes })
    return { cancel: () => undefined }
  },
}))

/** A fake card for measuring: 300 by 400 pixels, at a position in the window. */
class FakeCard {
  readonly clientHeight = 400
  constructor(
    readonly name: string,
    public left: number,
    public top: number,
  ) {}
  getBoundingClientRect() {
    return { left: this.left, top: this.top }
  }
}

/** Creates a grid with its corner at 100, 200 in the window. */
const createGrid = (...children: FakeCard[]) =>
  ({ children, getBoundingClientRect: () => ({ left: 100, top: 200 }) }) as unknown as Element

beforeEach(() => {
  vi.stubGlobal('window', { innerHeight: 900 })
  motion.reduced = false
  motion.moves = []
})

function reflow(before: FakeCard[], change: () => FakeCard[]) {
  const positions = measureCards(createGrid(...before))
  animateReflow(createGrid(...change()), positions)
  return motion.moves.map(({ card, keyframes }) => ({ card: (card as FakeCard).name, ...keyframes }))
}

const left = () => new FakeCard('left', 100, 200)
const right = () => new FakeCard('right', 400, 200)

test('a remaining card moves from its old position, and a new one fades in', () => {
  const card = right()
  const moves = reflow([left(), card], () => {
    card.left = 100
    return [card, new FakeCard('new', 400, 200)]
  })
  expect(moves).toEqual([
    { card: 'right', transform: ['translate(300px, 0px)', 'none'] },
    { card: 'new', opacity: [0, 1] },
  ])
})

test('a card in the same position does not move', () => {
  const card = left()
  expect(reflow([card, right()], () => [card])).toEqual([])
})

test('a card that moves more than a screen fades in', () => {
  const card = new FakeCard('far', 100, 3000)
  const moves = reflow([card], () => {
    card.top = 200
    return [card]
  })
  expect(moves).toEqual([{ card: 'far', opacity: [0, 1] }])
})

test('cards below the viewport do not move', () => {
  const card = new FakeCard('below', 100, 1500)
  const moves = reflow([card], () => {
    card.left = 400
    return [card, new FakeCard('new below', 100, 1500)]
  })
  expect(moves).toEqual([])
})

test('nothing moves with reduced motion', () => {
  motion.reduced = true
  const card = right()
  const moves = reflow([card], () => {
    card.left = 100
    return [card, new FakeCard('new', 400, 200)]
  })
  expect(moves).toEqual([])
})
