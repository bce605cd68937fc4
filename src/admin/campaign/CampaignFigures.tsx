import type { PageFigures } from '@/data/reports/figures'
import { formatValue } from '@/domain/reports/report'

/** What a page and its campaign brought in the last 28 days, today included. */
export function CampaignFigures({ campaign, figures }: { campaign: string; figures: PageFigures }) {
  const rows: [label: string, count: number][] = [
    ['Views of this page', figures.views],
    ['Enquiries sent from it', figures.sent],
    ...(campaign
      ? ([
          ['Visits by the link or QR code', figures.visits],
          ['Enquiries that the campaign brought', figures.enquiries],
        ] as [string, number][])
      : []),
  ]
  return (
    <div className="field-type forecourt-campaign-figures">
      <h4>Last 28 days, with today</h4>
      <dl>
        {rows.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatValue('count', count)}</dd>
          </div>
        ))}
      </dl>
      {campaign ? null : <p>Name a campaign above to count the visits and enquiries of its link and QR code.</p>}
    </div>
  )
}
