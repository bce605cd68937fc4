export interface Review {
  id: number
  customerName: string
  /** 1 to 5 */
  rating: number
  text: string
  /** ISO date */
  reviewDate: string
  replyText: string | null
  replyDate: string | null
  locationId: number | null
  /** source of the review, "Google"; null for the dealer's own */
  source?: string | null
  /** the customer's picture */
  imageUrl?: string | null
}

export interface ReviewSummary {
  count: number
  /** 0 to 5, one decimal is shown */
  averageRating: number
}
