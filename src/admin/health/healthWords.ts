import type { DeliveryHealth } from '@/data/leadAdmin/deliveryHealth'

export interface Verdict {
  tone: 'good' | 'soon' | 'bad'
  words: string
}

const leads = (count: number) => (count === 1 ? '1 delivery' : `${count.toLocaleString('en-AU')} deliveries`)

/** How deliveries do, in one sentence; what is worst is said. */
export function verdictOf({ workers, dead, failing, overdue, waiting }: DeliveryHealth): Verdict {
  if (workers === 0)
    return {
      tone: 'bad',
      words:
        waiting + failing > 0
          ? `No delivery worker is at work, and ${leads(waiting + failing)} wait for it. Nothing is lost; tell whoever looks after the server.`
          : 'No delivery worker is at work. Nothing waits for it yet; tell whoever looks after the server.',
    }
  if (dead > 0)
    return {
      tone: 'bad',
      words: `${leads(dead)} never arrived, however often tried. Mend the address or the system behind it, and send them again.`,
    }
  if (failing > 0)
    return { tone: 'soon', words: `${leads(failing)} failed so far. They are tried again by themselves for a day.` }
  if (overdue > 0)
    return { tone: 'soon', words: `${leads(overdue)} are late. The worker is busy, or has just started.` }
  return { tone: 'good', words: 'Every lead has reached everybody who should have it.' }
}
