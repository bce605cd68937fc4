/** A text message to one phone. */
export interface TextMessage {
  /** Australian number in international form: "+61491570006" */
  to: string
  text: string
  /** the same in every attempt, so that the service sends it once */
  id: string
}

/** Sends text messages. */
export interface SmsProvider {
  /** Resolves once the message was accepted. Rejects otherwise; the caller tries again. */
  send(message: TextMessage): Promise<void>
}
