import type { CheckoutRequest, CheckoutSession, CheckoutState } from '../../domain/payments/checkout'
import type { PaymentProviderName } from '../../domain/payments/payment'

/** Takes money from shoppers on pages of its own, so that no card number ever comes here. */
export interface PaymentProvider {
  name: PaymentProviderName
  /** Opens a checkout. The same payment with the same end gets the same one. Rejects where the service cannot be asked. */
  openCheckout(checkout: CheckoutRequest): Promise<CheckoutSession>
  /** How a checkout stands; null where the service knows of none. Rejects where it cannot be asked. */
  getCheckoutState(sessionId: string, account: string | null): Promise<CheckoutState | null>
}
