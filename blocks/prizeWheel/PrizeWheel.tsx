import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { wheelFields } from '@/domain/campaigns/prizeDraw'
import { requestSignIn } from '@/shopper/requestSignIn'
import { readSession } from '@/shopper/session'
import { Button } from '@/ui/actions/Button'
import { storedValue } from '@/ui/storage/browserStorage'

export interface PrizeWheelProps {
  blockId: string
  /** percent of the spins, for each prize in the wheel's order */
  odds: readonly number[]
  state: 'coming' | 'open' | 'ended'
  picture: ReactNode
}

interface Draw {
  /** position among the prizes; null for none */
  prize: number | null
  label: string | null
  code: string | null
}

/** In place of a draw: the session was ended elsewhere. */
const SIGNED_OUT = Symbol('signed out')

/** The wheel that was pressed before the sign-in; empty for none. */
const wantedSpin = storedValue({
  key: 'spin',
  area: 'session',
  fallback: '',
  parse: (json) => (typeof json === 'string' ? json : ''),
})

/** Anchor with which the sign-in comes back: the wheel is then spun. */
const spinAnchor = (blockId: string) => `#spin-${blockId}`

function askToSignIn(blockId: string): void {
  const { pathname, search } = window.location
  wantedSpin.write(blockId)
  requestSignIn('spin-to-win', pathname + search + spinAnchor(blockId), pathname + search)
}

const SPIN_MS = 4000
const TURNS = 5
const UNREACHABLE = 'We could not be reached. Check your connection and try again.'

/**
 * Spins the wheel to what the server drew. Without script the form draws too, and the account shows the prize. Nothing turns under reduced
 * motion.
 */
export function PrizeWheel({ blockId, odds, state, picture }: PrizeWheelProps) {
  const wheel = useRef<HTMLDivElement>(null)
  const [draw, setDraw] = useState<Draw | null>(null)
  const [error, setError] = useState('')
  const [spinning, setSpinning] = useState(false)

  const [isEarlier, setIsEarlier] = useState(false)

  const spin = useCallback(async () => {
    setSpinning(true)
    setError('')
    const result = await post(blockId)
    if (result === SIGNED_OUT) askToSignIn(blockId)
    else if (typeof result === 'string') setError(result)
    else {
      await turn(wheel.current, result.prize, odds)
      setDraw(result)
    }
    setSpinning(false)
  }, [blockId, odds])

  useEffect(() => {
    if (readSession() === null || state === 'coming') return
    // Whoever pressed before signing in has what they wanted. The address alone, which anybody can send, spins nothing.
    const wants = wantedSpin.read() === blockId && window.location.hash === spinAnchor(blockId)
    if (wants) {
      wantedSpin.remove()
      history.replaceState(null, '', window.location.pathname + window.location.search)
    }
    let isGone = false
    void readDraw(blockId).then((earlier) => {
      if (isGone) return
      if (earlier) {
        setIsEarlier(true)
        setDraw(earlier)
      } else if (wants && state === 'open') void spin()
    })
    return () => {
      isGone = true
    }
  }, [blockId, spin, state])

  const press = (event: FormEvent) => {
    event.preventDefault()
    if (spinning) return
    if (readSession() === null) return askToSignIn(blockId)
    void spin()
  }
  return (
    <div className="text-center">
      <div
        aria-hidden="true"
        className="mx-auto mb-1 size-0 border-x-8 border-t-12 border-x-transparent border-t-ink"
      />
      <div ref={wheel}>{picture}</div>
      <div className="mt-6 min-h-24" role="status">
        {draw && isEarlier && <p className="text-muted">You have already played.</p>}
        {draw &&
          (draw.label ? (
            <Won draw={draw} />
          ) : (
            <p className="text-lg font-semibold">No prize this time. Thank you for playing.</p>
          ))}
        {error && <p className="font-medium text-danger">{error}</p>}
        {!draw && state === 'coming' && <p className="text-muted">The wheel opens soon.</p>}
        {!draw && state === 'ended' && (
          <p className="text-muted">The campaign is over. Thank you to everybody who played.</p>
        )}
        {!draw && state === 'open' && (
          <form method="post" action="/api/prize-wheel" onSubmit={press}>
            <input type="hidden" name="block_id" value={blockId} />
            <Button type="submit" size="lg" loading={spinning} loadingLabel="Spinning">
              Spin the wheel
            </Button>
            <p className="mt-2 text-sm text-muted">By spinning you agree to the terms and conditions.</p>
          </form>
        )}
      </div>
    </div>
  )
}

function Won({ draw }: { draw: Draw }) {
  return (
    <>
      <p className="text-lg font-semibold">You won: {draw.label}</p>
      <p className="mt-1 text-muted">
        Your code is <strong className="text-ink">{draw.code}</strong>. We have emailed it to you.
      </p>
    </>
  )
}

/** Turns the wheel until the middle of the prize's field, or of one without a prize, is on top. */
async function turn(wheel: HTMLElement | null, prize: number | null, odds: readonly number[]): Promise<void> {
  const field = wheelFields(odds).find((each) => each.prize === prize)
  if (!wheel || !field || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const end = (TURNS - field.from - field.share / 2) * 360
  const animation = wheel.animate([{ transform: 'rotate(0)' }, { transform: `rotate(${end}deg)` }], {
    ...{ duration: SPIN_MS, easing: 'cubic-bezier(0.15, 0.8, 0.2, 1)', fill: 'forwards' },
  })
  await animation.finished.catch(() => undefined)
}

/** The draw, or what went wrong. */
async function post(blockId: string): Promise<Draw | string | typeof SIGNED_OUT> {
  try {
    const response = await fetch('/api/prize-wheel', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ block_id: blockId }),
    })
    if (response.status === 401) return SIGNED_OUT
    const body = (await response.json()) as Draw & { errors?: { message: string }[] }
    return response.ok ? body : (body.errors?.[0]?.message ?? UNREACHABLE)
  } catch {
    return UNREACHABLE
  }
}

/** The draw that the shopper has had; null for none, or if it cannot be read: a spin then gives the same again. */
async function readDraw(blockId: string): Promise<Draw | null> {
  try {
    const response = await fetch(`/api/prize-wheel?${new URLSearchParams({ block_id: blockId })}`)
    return response.ok ? ((await response.json()) as { draw: Draw | null }).draw : null
  } catch {
    return null
  }
}
