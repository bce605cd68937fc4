import type { Task } from 'graphile-worker'
import { accountEmail, accountEmailSchema } from '../../domain/accounts/accountEmail'
import type { SendMail } from '../../leads/channels/leadMail'

/** Sends a member of staff an email about the security of their account. The queue retries it. */
export function sendAccountEmailTask(sendMail: SendMail, from: { name: string; address: string }): Task {
  return async (job, { job: { key, id } }) => {
    const email = accountEmailSchema.parse(job)
    const name = (key ?? id).replace(/\W/g, '-')
    await sendMail({ ...accountEmail(email), from, to: email.to, messageId: `${name}@${from.address.split('@')[1]}` })
  }
}
