import { Banner } from '@payloadcms/ui'

/** Explains why most fields of a car from a feed are locked. */
export function FeedNotice() {
  return (
    <Banner type="info">
      This car comes from the stock feed. Its price, photos and details are locked because the next import would
      overwrite them. You can edit the Staff tab and hotspots. To show another value than the feed’s, add it under
      Overrides.
    </Banner>
  )
}
