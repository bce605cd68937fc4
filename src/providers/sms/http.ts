import { requestJson } from '../httpClient/requestJson'
import type { SmsProvider } from './port'

const TIMEOUT_MS = 10_000

export interface HttpSmsOptions {
  url: string
  key: string | null
}

/**
 * Text messages by a service: POST with `{ to, text, id }`. Any JSON in a response of 2xx means that it was accepted; `id` is the
 * same in every attempt.
 */
export function httpSms({ url, key }: HttpSmsOptions): SmsProvider {
  return {
    send: async ({ to, text, id }) => {
      const response = await requestJson(new URL(url), {
        service: 'The text message service',
        timeoutMs: TIMEOUT_MS,
        key,
        body: { to, text, id },
      })
      if (response === null) throw new Error('The text message service responded 404')
    },
  }
}
