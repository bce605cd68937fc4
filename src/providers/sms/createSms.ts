import { httpSms } from './http'
import { outboxSms } from './outbox'
import type { SmsProvider } from './port'

export interface SmsSettings {
  /** of the service */
  url: string | undefined
  key: string | undefined
  /** the data folder, which contains `mail/` */
  dataFolder: string
}

/** The service of SMS_URL; without it, a folder. */
export const createSms = ({ url, key, dataFolder }: SmsSettings): SmsProvider =>
  url ? httpSms({ url, key: key || null }) : outboxSms(dataFolder)
