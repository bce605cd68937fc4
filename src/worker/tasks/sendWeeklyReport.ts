import type { Task } from 'graphile-worker'
import * as z from 'zod'
import type { SendMail } from '../../leads/channels/leadMail'
import { callWebServer, type WebServer } from '../webServer'

const payloadSchema = z.object({ user: z.int(), week: z.string() })

/** What the web server answers: the mail of a member of staff. */
const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  fileName: z.string(),
  /** base64 */
  pdf: z.string(),
})

/** Sends a member of staff their Monday mail. The queue retries it; the same message id lets mail programs show it once. */
export function sendWeeklyReportTask(
  server: WebServer,
  sendMail: SendMail,
  from: { name: string; address: string },
): Task {
  return async (job) => {
    const { user, week } = payloadSchema.parse(job)
    const response = await callWebServer(server, 'POST', `/api/reports/weekly/${user}`)
    // They want none any more.
    if (response.status === 204) return
    const { to, subject, text, html, fileName, pdf } = mailSchema.parse(await response.json())
    await sendMail({
      ...{ from, to, subject, text, html },
      messageId: `weekly-report-${user}-${week}@${from.address.split('@')[1]}`,
      attachments: [{ filename: fileName, content: Buffer.from(pdf, 'base64'), contentType: 'application/pdf' }],
    })
  }
}
