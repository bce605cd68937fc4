import type { WidgetServerProps } from 'payload'
import { deliveryHealth } from '@/data/leadAdmin/deliveryHealth'
import { chosenSite } from '@/data/leadInbox/leadStaff'
import { LocalTime } from '../fields/LocalTime'
import { verdictOf } from '../health/labels'
import { DashboardCard, Figure } from './Figure'

/** Whether leads reach the dealer: the verdict, what did not arrive, and when each channel last worked. */
export async function LeadDelivery({ permissions, req }: WidgetServerProps) {
  const { payload, user, headers } = req
  if (!user || !permissions?.collections?.leadDeliveries?.read) return null
  const health = await deliveryHealth({ payload, user, site: chosenSite(headers) }, new Date())
  const { tone, words } = verdictOf(health)
  const page = '/admin/delivery-health'
  return (
    <DashboardCard title="Lead delivery">
      <p className={tone === 'good' ? 'forecourt-quiet' : 'forecourt-warning'}>{words}</p>
      {health.dead > 0 ? (
        <Figure count={health.dead} href={page}>
          not delivered, to send again
        </Figure>
      ) : null}
      {health.failing > 0 ? (
        <Figure count={health.failing} href={page}>
          failing, tried again by themselves
        </Figure>
      ) : null}
      <Figure count={health.deliveredToday} href={page}>
        delivered in 24 hours
      </Figure>
      <ul className="forecourt-list">
        {health.channels
          .filter(({ lastDelivered }) => lastDelivered)
          .map(({ channel, label, lastDelivered }) => (
            <li key={channel}>
              <span>{label}, last delivered</span>
              <LocalTime at={lastDelivered as string} />
            </li>
          ))}
        <li>
          <span>Workers at work</span>
          <span className="forecourt-list__end">{health.workers}</span>
        </li>
      </ul>
    </DashboardCard>
  )
}
