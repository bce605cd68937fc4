'use client'
import { Button, toast, useFormFields } from '@payloadcms/ui'
import { campaignLink, unlistedPath } from '../../domain/site/campaign'

interface CampaignLinksPanelProps {
  id: number
  /** of the page's site, without a slash at its end */
  origin: string
  unlistedKey: string
}

/** The campaign's link with its QR code to download, and the unlisted link; both follow what is typed above. */
export function CampaignLinksPanel({ id, origin, unlistedKey }: CampaignLinksPanelProps) {
  const { path, ...utm } = useFormFields(([fields]) => ({
    path: textOf(fields.path?.value) || '/',
    source: textOf(fields['utm.source']?.value),
    medium: textOf(fields['utm.medium']?.value),
    campaign: textOf(fields['utm.campaign']?.value),
  }))
  const link = campaignLink(`${origin}${path}`, utm)
  const code = (format: string) => `/api/campaign-codes/${id}?${new URLSearchParams({ format, link })}`
  return (
    <div className="field-type forecourt-campaign">
      <div className="forecourt-campaign__code">
        {/* biome-ignore lint/performance/noImgElement: drawn for this page alone, as large as it is shown */}
        <img alt={`QR code that opens ${link}`} height={144} src={code('svg')} width={144} />
      </div>
      <div className="forecourt-campaign__links">
        <LinkRow
          help="For posters, mails and adverts. It is what the QR code opens."
          label="Campaign link"
          link={link}
        />
        <LinkRow
          help="Shows the page as it was last saved, also before it starts or is published, to whoever has this link."
          label="Unlisted link"
          link={`${origin}${unlistedPath(unlistedKey)}`}
        />
        <div className="forecourt-campaign__actions">
          <Button buttonStyle="secondary" el="anchor" margin={false} size="small" url={`${code('svg')}&download=1`}>
            QR code for print (SVG)
          </Button>
          <Button buttonStyle="secondary" el="anchor" margin={false} size="small" url={`${code('png')}&download=1`}>
            QR code as a picture (PNG)
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
      toast.error('The browser did not let us copy. Select the link and copy it by hand.')
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

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
