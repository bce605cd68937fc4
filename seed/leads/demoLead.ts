import type { EnquiryKind } from '../../src/domain/leads/lead'
import type { LeadStatus } from '../../src/domain/leads/leadStatus'

/** An enquiry that a demo dealer got, and what became of it. Phones and addresses are of those kept free for fiction. */
export interface DemoLead {
  kind: EnquiryKind
  /** hours before the demo was set up */
  hoursAgo: number
  person: [name: string, lastName: string, email: string, phone: string, postcode?: string]
  /** `{car}` becomes the make and model */
  message?: string
  /** the first car in stock of this make, model and condition */
  car?: [make: string, model: string, condition?: 'new' | 'used' | 'demo']
  /** slug; else where the car stands */
  location?: string
  category?: string
  details?: Record<string, string | number | boolean>
  rego?: string
  optIn?: boolean
  pages?: string[]
  campaign?: Record<string, string>
  /** what a trade-in form gathered; it was left at the valuation */
  tradeIn?: {
    vehicle: { make: string; model: string; badge: string; year: number; km: number }
    rego: string
    state: string
    answers: Record<string, string>
  }
  /** a test drive or service in so many days, at a time of the location's clocks such as 10:30 */
  books?: { inDays: number; at: string; department: 'sales' | 'service' }
  status?: LeadStatus
  /** opened by staff; every lead with a status beyond new was */
  read?: boolean
  /** email of the member of staff who answers it */
  assignee?: string
  notes?: { by: string; afterHours: number; text: string }[]
  /** the copy for the sales system went wrong for good */
  undelivered?: boolean
}
