import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

/** A mail server on this machine that keeps what it accepted. */
export interface MailServer {
  port: number
  url: string
  /** the Message-ID of every message accepted, in order, repeats included */
  accepted: string[]
  messages: string[]
  down: () => Promise<void>
}

/** Starts one; `slowMs` is how long it takes over a message. */
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
        // Accepted is what the sender is told of; a sender that is gone by then may not know.
        messages.push(text)
        accepted.push(/^message-id:\s*(<[^>]+>)/im.exec(text)?.[1] ?? 'none')
        done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const taken = (server.server.address() as AddressInfo).port
  return {
    port: taken,
    url: `smtp://127.0.0.1:${taken}`,
    accepted,
    messages,
    down: () => new Promise<void>((settle) => server.close(() => settle())),
  }
}
