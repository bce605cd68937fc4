/** Cards and wallets whose logos a dealer can show (SITE-13). */
export const PAYMENT_METHODS = {
  mastercard: 'Mastercard',
  visa: 'Visa',
  maestro: 'Maestro',
  googlePay: 'Google Pay',
  applePay: 'Apple Pay',
} as const
export type PaymentMethod = keyof typeof PAYMENT_METHODS

export const PAYMENT_METHOD_NAMES = Object.keys(PAYMENT_METHODS) as PaymentMethod[]
