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
}

export interface ReviewSummary {
  count: number
  /** 0 to 5, one decimal is shown */
  averageRating: number
}
