import { Banner } from '@payloadcms/ui'

/** Says why most fields of a car are locked. */
export function FeedNotice() {
  return (
    <Banner type="info">
      This car comes by the stock feed, so its price, photos and details are locked here: the next feed would overwrite
      them. What you change under For staff stays, and so do hotspots.
    </Banner>
  )
}
