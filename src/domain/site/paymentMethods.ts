/** Cards and wallets whose marks a dealer may show (SITE-13), by the names that shoppers know. */
export const PAYMENT_METHODS = {
  mastercard: 'Mastercard',
  visa: 'Visa',
  maestro: 'Maestro',
  googlePay: 'Google Pay',
  applePay: 'Apple Pay',
} as const
export type PaymentMethod = keyof typeof PAYMENT_METHODS

export const PAYMENT_METHOD_NAMES = Object.keys(PAYMENT_METHODS) as PaymentMethod[]
