import type { DeliveryHealth } from '@/data/leadAdmin/deliveryHealth'

export interface Verdict {
  tone: 'good' | 'soon' | 'bad'
  words: string
}

const deliveries = (count: number) => (count === 1 ? '1 delivery' : `${count.toLocaleString('en-AU')} deliveries`)

/** How deliveries do, in one sentence; what is worst is said. */
export function verdictOf({ workers, dead, failing, overdue, waiting }: DeliveryHealth): Verdict {
  if (workers === 0)
    return {
      tone: 'bad',
      words:
        waiting + failing > 0
          ? `No delivery worker is at work, and ${deliveries(waiting + failing)} ${waiting + failing === 1 ? 'waits' : 'wait'} for it. Nothing is lost; tell whoever looks after the server.`
          : 'No delivery worker is at work. Nothing waits for it yet; tell whoever looks after the server.',
    }
  if (dead > 0)
    return {
      tone: 'bad',
      words: `${deliveries(dead)} never arrived, however often tried. Mend the address or the system behind it, then send ${dead === 1 ? 'it' : 'them'} again.`,
    }
  if (failing > 0)
    return { tone: 'soon', words: `${deliveries(failing)} failed so far. Each is tried again by itself for a day.` }
  if (overdue > 0)
    return {
      tone: 'soon',
      words: `${deliveries(overdue)} ${overdue === 1 ? 'is' : 'are'} late. The worker is busy, or has just started.`,
    }
  return { tone: 'good', words: 'Every lead has reached everybody who should have it.' }
}
