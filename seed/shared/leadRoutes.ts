import type { EnquiryKind } from '../../src/domain/leads/lead'

const SALES: EnquiryKind[] = ['car', 'testDrive', 'photos', 'similar', 'tradeIn', 'sellMyCar', 'dealerSearch']

/** Lead routing rules of a demo dealer: a mailbox per department, and the CRM that reads ADF. */
export function leadRoutes(siteEmail: string) {
  const at = (mailbox: string) => `${mailbox}@${siteEmail.split('@')[1]}`
  return [
    { name: 'Sales', kinds: SALES, emails: [at('sales')], adfEmails: [at('crm')] },
    { name: 'Service and parts', kinds: ['service', 'parts'], emails: [at('service')] },
    { name: 'Finance', kinds: ['finance'], emails: [at('finance')] },
    { name: 'Fleet', kinds: ['fleet'], emails: [at('fleet')] },
    { name: 'Careers', kinds: ['careers'], emails: [at('people')] },
    { name: 'Everything else', fallback: true, emails: [siteEmail] },
  ].map((rule) => ({ enabled: true, fallback: false, ...rule }))
}
