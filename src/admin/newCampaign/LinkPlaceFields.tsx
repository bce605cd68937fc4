import { useId, useState } from 'react'
import { LINK_PLACES } from '@/domain/campaigns/newCampaign'
import { FormField } from '../newSite/FormField'

const OTHER = 'other'

/** Where the campaign's link stands: a usual place, or source and medium in own words. */
export function LinkPlaceFields({ problemOf }: { problemOf: (field: string) => string | undefined }) {
  const id = useId()
  const [words, setWords] = useState<{ source: string; medium: string }>(LINK_PLACES[0])
  const [isOther, setIsOther] = useState(false)
  const place = LINK_PLACES.findIndex(({ source, medium }) => source === words.source && medium === words.medium)
  const choose = (value: string) => {
    const chosen = LINK_PLACES[Number(value)]
    setIsOther(!chosen)
    setWords(chosen ?? { source: '', medium: '' })
  }
  return (
    <>
      <div className="forecourt-new-site__field">
        <label htmlFor={id}>Where the link stands</label>
        <select
          id={id}
          aria-describedby={`${id}-note`}
          onChange={(event) => choose(event.target.value)}
          value={isOther || place < 0 ? OTHER : place}
        >
          {LINK_PLACES.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
          <option value={OTHER}>Somewhere else</option>
        </select>
        <small id={`${id}-note`}>
          Reports name its visits so. Change the words for each further place: the Campaign tab of the page has them.
        </small>
      </div>
      <FormField
        error={problemOf('utmSource')}
        help="utm_source, also of the QR code."
        label="Source in reports"
        maxLength={100}
        name="utmSource"
        onValue={(source) => setWords({ ...words, source })}
        placeholder="newsletter"
        value={words.source}
      />
      <FormField
        error={problemOf('utmMedium')}
        help="utm_medium. The QR code has qr."
        label="Medium in reports"
        maxLength={100}
        name="utmMedium"
        onValue={(medium) => setWords({ ...words, medium })}
        placeholder="email"
        value={words.medium}
      />
    </>
  )
}
