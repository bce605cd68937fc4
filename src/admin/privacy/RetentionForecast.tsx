import { Link } from '@payloadcms/ui'
import type { PrivacyStaff } from '@/data/privacyDesk/privacyStaff'
import { FORECAST_DAYS, getRetentionForecast } from '@/data/privacyDesk/retentionForecast'
import { PAYMENT_RECORD_YEARS } from '@/domain/privacy/paymentRecords'

const format = (count: number) => count.toLocaleString('en-AU')

/** What the nightly job removes on each site, and when. */
export async function RetentionForecast({ access, now }: { access: PrivacyStaff; now: Date }) {
  const forecasts = await getRetentionForecast(access, now)
  const hidden = access.sites.length - forecasts.length
  return (
    <div className="privacy-retention">
      <p className="privacy-soft">
        Every night at about 2:30 am in Brisbane, what is older than its site keeps is removed. Enquiries that are still
        being sent or hold a car wait. The payers of payments that were made stay for {PAYMENT_RECORD_YEARS} years, as
        the law requires.
      </p>
      {forecasts.map(({ site, kinds, payers }) => (
        <section key={site.id}>
          <header>
            <h2>{site.name}</h2>
            {access.rights.handle ? (
              <Link href={`/admin/collections/sites/${site.id}`} prefetch={false}>
                Change under Sites, Privacy<span className="admin-hidden"> for {site.name}</span>
              </Link>
            ) : null}
          </header>
          <table>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Kept for</th>
                <th scope="col">Due tonight</th>
                <th scope="col">Next {FORECAST_DAYS} days</th>
              </tr>
            </thead>
            <tbody>
              {kinds.map(({ kind, label, what, months, tonight, soon }) => (
                <tr key={kind}>
                  <th scope="row">
                    {label}
                    <small>{what}</small>
                  </th>
                  <td data-label="Kept for">{months === 1 ? '1 month' : `${months} months`}</td>
                  <td data-label="Due tonight">{format(tonight)}</td>
                  <td data-label={`Next ${FORECAST_DAYS} days`}>{format(soon)}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">
                  Payers
                  <small>Name and email of payments, once their enquiry has been removed.</small>
                </th>
                <td data-label="Kept for">{PAYMENT_RECORD_YEARS} years</td>
                <td data-label="Due tonight">{format(payers)}</td>
                <td data-label={`Next ${FORECAST_DAYS} days`}>{'\u2013'}</td>
              </tr>
            </tbody>
          </table>
        </section>
      ))}
      {hidden > 0 ? (
        <p className="privacy-soft">Select a site above to see it: {format(hidden)} more are not shown.</p>
      ) : null}
    </div>
  )
}
