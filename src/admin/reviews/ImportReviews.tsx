import { CsvImport } from '../csvImport/CsvImport'

/** Above the list of reviews. */
export function ImportReviews() {
  return (
    <CsvImport
      collection="reviews"
      noun="reviews"
      one="review"
      columns="Columns: customer_name, rating, text, review_date. Optional: reply_text, reply_date, location, source, external_id. Existing reviews are kept as they are."
    />
  )
}
