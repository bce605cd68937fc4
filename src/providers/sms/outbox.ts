import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomic } from '../fileSystem/writeFileAtomic.mjs'
import { getMailFolder, toMailFileName } from '../mail/mailCopies'
import type { SmsProvider } from './port'

/**
 * Writes each message to a file beside the emails in `mail/` of the data folder, for development and the demo: no phone gets it. The
 * files are deleted with those of emails.
 */
export function outboxSms(dataFolder: string): SmsProvider {
  const folder = getMailFolder(dataFolder)
  return {
    send: async ({ to, text, id }) => {
      await mkdir(folder, { recursive: true })
      await writeFileAtomic(join(folder, toMailFileName(id)), `To: ${to}\nSubject: Text message\n\n${text}\n`)
    },
  }
}
