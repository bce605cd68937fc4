import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

/** A local mail server that records accepted messages. */
export interface MailServer {
  port: number
  url: string
  /** the Message-ID of every accepted message, in order, including repeats */
  accepted: string[]
  messages: string[]
  stop: () => Promise<void>
}

/** Starts a mail server. @param slowMs delay per message */
export async function startMailServer({ port = 0, slowMs = 0 } = {}): Promise<MailServer> {
  const accepted: string[] = []
  const messages: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, _session, done) => {
      let text = ''
      stream.setEncoding('utf8')
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', async () => {
        if (slowMs) await sleep(slowMs)
        // Recorded before the response, which a killed sender never receives.
        messages.push(text)
        accepted.push(/^message-id:\s*(<[^>]+>)/im.exec(text)?.[1] ?? 'none')
        done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const boundPort = (server.server.address() as AddressInfo).port
  return {
    port: boundPort,
    url: `smtp://127.0.0.1:${boundPort}`,
    accepted,
    messages,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
