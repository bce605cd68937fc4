'use client'
import { Button, toast, useFormFields } from '@payloadcms/ui'
import { campaignLink, codeUtm, unlistedPath } from '../../domain/site/campaign'

interface CampaignLinksPanelProps {
  id: number
  /** origin of the page's site, without trailing slash */
  origin: string
  unlistedKey: string
}

/** Campaign link with QR code downloads, and the unlisted link. Follows unsaved form values. */
export function CampaignLinksPanel({ id, origin, unlistedKey }: CampaignLinksPanelProps) {
  const { path, ...utm } = useFormFields(([fields]) => ({
    path: toText(fields.path?.value) || '/',
    source: toText(fields['utm.source']?.value),
    medium: toText(fields['utm.medium']?.value),
    campaign: toText(fields['utm.campaign']?.value),
  }))
  const link = campaignLink(`${origin}${path}`, utm)
  const codeLink = campaignLink(`${origin}${path}`, codeUtm(utm))
  const getCodeUrl = (format: string) => `/api/campaign-codes/${id}?${new URLSearchParams({ format, link: codeLink })}`
  return (
    <div className="field-type forecourt-campaign">
      <div className="forecourt-campaign__code">
        {/* biome-ignore lint/performance/noImgElement: generated for this page at its display size */}
        <img alt={`QR code that opens ${codeLink}`} height={144} src={getCodeUrl('svg')} width={144} />
      </div>
      <div className="forecourt-campaign__links">
        <LinkRow
          help={
            utm.campaign && !(utm.source && utm.medium)
              ? 'Enter source and medium above, such as newsletter and email: without them reports say "unknown / campaign".'
              : 'For emails and ads. The QR code, for posters, opens it with utm_medium=qr, so that its visits are told apart.'
          }
          label="Campaign link"
          link={link}
        />
        <LinkRow
          help="Anyone with this link sees the latest saved version, even before it is published."
          label="Unlisted link"
          link={`${origin}${unlistedPath(unlistedKey)}`}
        />
        <div className="forecourt-campaign__actions">
          <Button
            buttonStyle="secondary"
            el="anchor"
            margin={false}
            size="small"
            url={`${getCodeUrl('svg')}&download=1`}
          >
            QR code for print (SVG)
          </Button>
          <Button
            buttonStyle="secondary"
            el="anchor"
            margin={false}
            size="small"
            url={`${getCodeUrl('png')}&download=1`}
          >
            QR code image (PNG)
          </Button>
        </div>
      </div>
    </div>
  )
}

function LinkRow({ label, link, help }: { label: string; link: string; help: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      toast.success(`${label} copied`)
    } catch {
      toast.error('Could not copy. Select the link and copy it.')
    }
  }
  return (
    <div className="forecourt-campaign__row">
      <div className="forecourt-campaign__label">{label}</div>
      <div className="forecourt-campaign__line">
        <a href={link} rel="noopener" target="_blank">
          {link}
        </a>
        <Button buttonStyle="pill" margin={false} onClick={copy} size="small">
          Copy
        </Button>
      </div>
      <div className="forecourt-campaign__help">{help}</div>
    </div>
  )
}

const toText = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
