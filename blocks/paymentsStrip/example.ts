import type { BlockData } from '../blockProps'

export const example: BlockData<'paymentsStrip'> = {
  blockType: 'paymentsStrip',
  heading: 'We accept',
  methods: ['mastercard', 'visa', 'maestro', 'googlePay', 'applePay'],
  note: 'For deposits, servicing and parts. No surcharge on debit cards.',
}
