import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { expect, it, onTestFinished } from 'vitest'
import { createMailer } from '../../src/providers/mail/mailer'

const MESSAGE = { from: 'leads@dealer.test', to: 'ada@shopper.test', subject: 'Enquiry', text: 'Hello' }

it('signs in to the mail server with the user and password of SMTP_URL, percent-decoded', async () => {
  const logins: unknown[] = []
  const recipients: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) => {
      logins.push([username, password])
      done(null, { user: username })
    },
    onData: (stream, session, done) => {
      recipients.push(...session.envelope.rcptTo.map(({ address }) => address))
      stream.resume().on('end', () => done())
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const mailer = createMailer({ SMTP_URL: `smtp://me%40dealer:p%2Fw@127.0.0.1:${port}`, FORECOURT_DATA: '/nowhere' })
  onTestFinished(() => {
    mailer.close()
    server.close()
  })
  const { response, file } = await mailer.send(MESSAGE, 'one')
  expect(logins).toEqual([['me@dealer', 'p/w']])
  expect(recipients).toEqual(['ada@shopper.test'])
  expect([response, file]).toEqual([expect.stringMatching(/^250/), null])
})

it('fails if the mail server cannot be reached', async () => {
  const mailer = createMailer({ SMTP_URL: 'smtp://127.0.0.1:1', FORECOURT_DATA: '/nowhere' })
  await expect(mailer.send(MESSAGE, 'one')).rejects.toThrow('ECONNREFUSED')
})

it('without a mail server writes one file per message, which a retry replaces', async () => {
  const data = mkdtempSync(join(tmpdir(), 'forecourt-mail-'))
  const mailer = createMailer({ FORECOURT_DATA: data })
  await mailer.send(MESSAGE, 'lead-1')
  const { file } = await mailer.send({ ...MESSAGE, subject: 'Second attempt' }, 'lead-1')
  await mailer.send(MESSAGE, '../lead 2')
  expect(readdirSync(join(data, 'mail')).sort()).toEqual(['.._lead_2.eml', 'lead-1.eml'])
  expect(readFileSync(file ?? '', 'utf8')).toContain('Subject: Second attempt')
})
