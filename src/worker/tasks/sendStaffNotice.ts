import type { Task } from 'graphile-worker'
import { staffNoticeEmail, staffNoticeSchema } from '../../domain/releases/staffNotice'
import type { SendMail } from '../../leads/channels/leadMail'

/** Tells a member of staff of a request for approval, its decision or a release that failed. The queue retries it. */
export function sendStaffNoticeTask(sendMail: SendMail, from: { name: string; address: string }): Task {
  return async (job, { job: { key, id } }) => {
    const notice = staffNoticeSchema.parse(job)
    const name = (key ?? id).replace(/\W/g, '-')
    await sendMail({
      ...staffNoticeEmail(notice),
      from,
      to: notice.to,
      messageId: `${name}@${from.address.split('@')[1]}`,
    })
  }
}
