import type { DeliveryHealth } from '@/data/leadAdmin/deliveryHealth'
import { formatListTotal } from '@/domain/listTotal'

export interface DeliveryStatusMessage {
  tone: 'good' | 'soon' | 'bad'
  text: string
}

const deliveries = (count: number) => (count === 1 ? '1 delivery' : `${formatListTotal(count)} deliveries`)

/** Delivery status as one sentence, by the most severe problem. */
export function getDeliveryStatus({ workers, dead, failing, overdue, waiting }: DeliveryHealth): DeliveryStatusMessage {
  if (workers === 0)
    return {
      tone: 'bad',
      text:
        waiting + failing > 0
          ? `No delivery worker is running and ${deliveries(waiting + failing)} ${waiting + failing === 1 ? 'is' : 'are'} waiting. Nothing is lost. Contact your administrator.`
          : 'No delivery worker is running. Contact your administrator.',
    }
  if (dead > 0)
    return {
      tone: 'bad',
      text: `${deliveries(dead)} failed after all retries. Fix the recipient, then resend.`,
    }
  if (failing > 0) return { tone: 'soon', text: `${deliveries(failing)} failed so far. Retrying for 24 hours.` }
  if (overdue > 0)
    return {
      tone: 'soon',
      text: `${deliveries(overdue)} ${overdue === 1 ? 'is' : 'are'} late. The worker is busy or has just started.`,
    }
  return { tone: 'good', text: 'All leads were delivered.' }
}
