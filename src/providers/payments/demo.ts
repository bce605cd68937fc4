import type { PaymentProvider } from './port'

/** Used if the deployment has no key for a payment service: a page that explains it is a demo and takes no money. */
export const demoPayments: PaymentProvider = {
  name: 'demo',
  openCheckout: async ({ token, returnUrl, expiresAt }) => {
    const { origin, pathname } = new URL(returnUrl)
    return { sessionId: `demo_${token}`, url: `${origin}${pathname}/demo`, expiresAt }
  },
  getCheckoutState: async () => null,
}
