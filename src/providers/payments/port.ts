import type { CheckoutRequest, CheckoutSession, CheckoutState } from '../../domain/payments/checkout'
import type { PaymentProviderName } from '../../domain/payments/payment'

/** Takes payments on its own pages, so that card numbers never reach this server. */
export interface PaymentProvider {
  name: PaymentProviderName
  /** Opens a checkout; idempotent per payment and expiry. Rejects if the service is unavailable. */
  openCheckout(checkout: CheckoutRequest): Promise<CheckoutSession>
  /** A checkout's state; null if it does not exist. Rejects if the service is unavailable. */
  getCheckoutState(sessionId: string, account: string | null): Promise<CheckoutState | null>
}
