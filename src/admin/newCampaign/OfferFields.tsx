import { Button } from '@payloadcms/ui'
import { FormField } from '../newSite/FormField'

interface OfferFieldsProps {
  /** from 0 */
  index: number
  problemOf: (field: string) => string | undefined
  onRemove: () => void
}

/** The fields of one offer of a campaign. */
export function OfferFields({ index, problemOf, onRemove }: OfferFieldsProps) {
  const field = (name: string) => ({ name: `offers.${index}.${name}`, error: problemOf(`offers.${index}.${name}`) })
  return (
    <fieldset className="forecourt-new-campaign__offer">
      <legend>Offer {index + 1}</legend>
      <FormField {...field('title')} label="Title" maxLength={80} placeholder="HiLux SR5 runout" />
      <FormField {...field('badge')} label="Tag" maxLength={24} placeholder="Save $4,000" required={false} />
      <FormField {...field('price')} inputMode="numeric" label="Price ($)" required={false} />
      <FormField {...field('beforePrice')} inputMode="numeric" label="Was ($)" required={false} />
      <FormField {...field('summary')} label="In a sentence" maxLength={300} wide />
      <FormField
        {...field('terms')}
        help="Who can have it, until when, and what is excluded."
        label="Terms"
        rows={3}
        wide
      />
      <div className="forecourt-new-campaign__wide">
        <Button
          aria-label={`Remove offer ${index + 1}`}
          buttonStyle="secondary"
          margin={false}
          onClick={onRemove}
          size="small"
        >
          Remove
        </Button>
      </div>
    </fieldset>
  )
}
