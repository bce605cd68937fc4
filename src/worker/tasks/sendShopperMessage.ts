import type { Task } from 'graphile-worker'
import type { SendMail } from '../../leads/channels/leadMail'
import type { SmsProvider } from '../../providers/sms/port'
import { readShopperMessage } from '../../server/shoppers/queueShopperMessage'

export interface ShopperMessageContext {
  sendMail: SendMail
  sms: SmsProvider
  /** the From address of emails */
  mailFrom: string
  /** decrypts the message */
  secret: string
}

/** Sends a shopper an email or a text. The queue retries it, until the message is of no more use. */
export function sendShopperMessageTask({ sendMail, sms, mailFrom, secret }: ShopperMessageContext): Task {
  return async (payload, { job: { key, id } }) => {
    const message = readShopperMessage(payload, secret, new Date())
    if (!message) return
    const name = (key ?? id).replace(/[^\w-]/g, '-')
    if (message.channel === 'sms')
      return sms.send({ to: message.to.replace(/^0/, '+61'), text: message.text, id: name })
    const { to, fromName, from, replyTo, subject, text, html } = message
    await sendMail({
      from: { name: fromName, address: from ?? mailFrom },
      ...(replyTo && { replyTo: { name: fromName, address: replyTo } }),
      ...{ to, subject, text, html },
      messageId: `${name}@${mailFrom.split('@')[1]}`,
    })
  }
}
