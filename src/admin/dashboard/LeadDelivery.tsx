import type { WidgetServerProps } from 'payload'
import { getDeliveryHealth } from '@/data/leadAdmin/deliveryHealth'
import { getSelectedSite } from '@/data/leadInbox/leadStaff'
import { LocalTime } from '../fields/LocalTime'
import { getDeliveryStatus } from '../health/labels'
import { DashboardCard, Figure } from './Figure'

/** Delivery status, failed deliveries and the last delivery by channel. */
export async function LeadDelivery({ permissions, req }: WidgetServerProps) {
  const { payload, user, headers } = req
  if (!user || !permissions?.collections?.leadDeliveries?.read) return null
  const health = await getDeliveryHealth({ payload, user, site: getSelectedSite(headers) }, new Date())
  const { tone, text } = getDeliveryStatus(health)
  const page = '/admin/delivery-health'
  return (
    <DashboardCard title="Lead delivery">
      <p className={tone === 'good' ? 'forecourt-quiet' : 'forecourt-warning'}>{text}</p>
      {health.dead > 0 ? (
        <Figure count={health.dead} href={page}>
          not delivered
        </Figure>
      ) : null}
      {health.failing > 0 ? (
        <Figure count={health.failing} href={page}>
          failing, retrying
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
          <span>Active workers</span>
          <span className="forecourt-list__end">{health.workers}</span>
        </li>
      </ul>
    </DashboardCard>
  )
}
