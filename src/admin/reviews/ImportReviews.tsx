import { CsvImport } from '../csvImport/CsvImport'

/** Above the list of reviews. */
export function ImportReviews() {
  return (
    <CsvImport
      collection="reviews"
      noun="reviews"
      one="review"
      columns="Columns: customer_name, rating, text, review_date; and if you have them reply_text, reply_date, location, source, external_id. Reviews that are here already are left as they are."
    />
  )
}
