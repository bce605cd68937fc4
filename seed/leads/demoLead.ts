import type { Valuation } from '../../src/domain/car/tradeIn'
import type { EnquiryKind } from '../../src/domain/leads/lead'
import type { LeadStatus } from '../../src/domain/leads/leadStatus'

/** A demo enquiry and how staff handled it. Phone numbers and addresses are reserved for fictional use. */
export interface DemoLead {
  kind: EnquiryKind
  /** age in hours when the demo is seeded */
  hoursAgo: number
  person: [name: string, lastName: string, email: string, phone: string, postcode?: string]
  /** `{car}` is replaced by make and model */
  message?: string
  /** the first car in stock of this make, model and condition */
  car?: [make: string, model: string, condition?: 'new' | 'used' | 'demo']
  /** slug; defaults to the car's location */
  location?: string
  category?: string
  details?: Record<string, string | number | boolean>
  rego?: string
  optIn?: boolean
  pages?: string[]
  campaign?: Record<string, string>
  /** answers of a trade-in form that was abandoned at the valuation, with the estimate that it showed in dollars, if any */
  tradeIn?: {
    vehicle: { make: string; model: string; badge: string; year: number; km: number }
    rego: string
    state: string
    answers: Record<string, string>
    valuation?: Valuation
  }
  /** a test drive or service booking, with the location's local time, such as 10:30 */
  booking?: { inDays: number; at: string; department: 'sales' | 'service' }
  status?: LeadStatus
  /** opened by staff; defaults to true for statuses other than new */
  read?: boolean
  /** email of the assigned staff member */
  assignee?: string
  notes?: { by: string; afterHours: number; text: string }[]
  /** true if the delivery to the CRM failed permanently */
  undelivered?: boolean
}
