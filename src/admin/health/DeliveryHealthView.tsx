import { SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { getDeliveryHealth, listUndelivered } from '@/data/leadAdmin/deliveryHealth'
import { getSelectedSite } from '@/data/leadInbox/leadStaff'
import { formatListTotal } from '@/domain/listTotal'
import { listDiskProblems } from '../../server/diskSpace'
import { listProxyProblems } from '../../server/peerAddress'
import { getWorkerLastRun } from '../../server/workerHeartbeat'
import { LocalTime } from '../fields/LocalTime'
import './health.css'
import { AdminView, requireViewUser } from '../AdminView'
import { FailedDeliveries } from './FailedDeliveries'
import { getDeliveryStatus } from './labels'

/** /admin/delivery-health: delivery status by channel, with failed deliveries to resend. */
export async function DeliveryHealthView(view: AdminViewServerProps) {
  const { req, permissions } = view.initPageResult
  const { payload, headers } = req
  const user = requireViewUser(view, '/admin/delivery-health')
  const canRead = Boolean(permissions?.collections?.leadDeliveries?.read)
  return (
    <AdminView view={view}>
      <SetStepNav nav={[{ label: 'Delivery health' }]} />
      {canRead ? (
        <Health staff={{ payload, user, site: getSelectedSite(headers) }} />
      ) : (
        <p className="forecourt-notice">You do not have access to deliveries. Ask a manager for access.</p>
      )}
    </AdminView>
  )
}

async function Health({ staff }: { staff: Parameters<typeof getDeliveryHealth>[0] }) {
  const now = new Date()
  const [health, troubled, lastRun, diskProblems] = await Promise.all([
    getDeliveryHealth(staff, now),
    listUndelivered(staff),
    getWorkerLastRun(staff.payload),
    listDiskProblems(),
  ])
  const status = getDeliveryStatus(health)
  const figures: [count: number, text: string, tone: string][] = [
    [health.deliveredToday, 'delivered in 24 hours', 'good'],
    [health.waiting, 'waiting', 'quiet'],
    [health.failing, 'failing, retrying', health.failing > 0 ? 'soon' : 'quiet'],
    [health.dead, 'not delivered', health.dead > 0 ? 'bad' : 'quiet'],
  ]
  return (
    <div className="forecourt-health">
      <h1>Delivery health</h1>
      <p className={`forecourt-health__status forecourt-health__status--${status.tone}`} role="status">
        {status.text}
      </p>
      {[...listProxyProblems(), ...diskProblems].map((problem) => (
        <p className="forecourt-notice" key={problem}>
          {problem}.
        </p>
      ))}
      <ul className="forecourt-health__figures">
        {figures.map(([count, text, tone]) => (
          <li className={`forecourt-health__figure--${tone}`} key={text}>
            <strong>{formatListTotal(count)}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <div className="forecourt-health__sides">
        <section>
          <h2>By channel</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Channel</th>
                <th scope="col">Last delivered</th>
                <th scope="col">Failing</th>
                <th scope="col">Not delivered</th>
              </tr>
            </thead>
            <tbody>
              {health.channels.map(({ channel, label, lastDelivered, failing, dead }) => (
                <tr key={channel}>
                  <th scope="row">{label}</th>
                  <td>{lastDelivered ? <LocalTime at={lastDelivered} /> : 'Never used'}</td>
                  <td>{failing}</td>
                  <td>{dead}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section>
          <h2>Workers</h2>
          <dl>
            <div>
              <dt>Deliver leads</dt>
              <dd>{health.workers === 0 ? 'None active' : `${health.workers} active`}</dd>
            </div>
            <div>
              <dt>Scheduled changes</dt>
              <dd>{lastRun ? <LocalTime at={lastRun.toISOString()} /> : 'Never ran'}</dd>
            </div>
          </dl>
        </section>
      </div>
      <FailedDeliveries troubled={troubled} />
    </div>
  )
}
