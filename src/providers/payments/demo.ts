import type { PaymentProvider } from './port'

/**
 * Stands in where the deployment has no key of a payment service: a page of our own that says it is a demo and takes no
 * money. Nothing is ever paid here.
 */
export const demoPayments: PaymentProvider = {
  name: 'demo',
  openCheckout: async ({ token, returnUrl, expiresAt }) => {
    const { origin, pathname } = new URL(returnUrl)
    return { sessionId: `demo_${token}`, url: `${origin}${pathname}/demo`, expiresAt }
  },
  getCheckoutState: async () => null,
}
