import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emailAdapter } from '../../collections/email'
import { parseTimeOfDay } from '../../collections/fields/timeOfDay'
import { validateContrast } from '../../collections/settings/sites/themeFields'
import { isLinkValue } from '../../src/domain/site/linkValue'
import { createMailer } from '../../src/providers/mail/mailer'

describe('links', () => {
  it.each([
    '/',
    '/book-test-drive/',
    '/search/used-cars?page=2',
    '#offers',
    'https://example.com/a',
    'tel:0355500100',
    'mailto:a@b.test',
  ])('can be %s', (link) => expect(isLinkValue(link)).toBe(true))

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'example.com',
    'data:text/html,x',
    '/two words',
    'https://',
    'ftp://example.com',
    '',
  ])('cannot be %j', (link) => expect(isLinkValue(link)).toBe(false))
})

describe('times of day', () => {
  it.each([
    ['8:30', '08:30'],
    ['8.30 am', '08:30'],
    ['5pm', '17:00'],
    ['12am', '00:00'],
    ['12pm', '12:00'],
    ['17:30', '17:30'],
    ['late', 'late'],
  ])('%j is saved as %j', (typed, saved) => expect(parseTimeOfDay(typed)).toBe(saved))
})

describe('colours', () => {
  const colours = {
    ink: '#14213d',
    paper: '#ffffff',
    surface: '#f4f6f9',
    accent: '#b8322a',
    accentInk: '#ffffff',
    positive: '#1c7a4a',
    warning: '#8a5a00',
    sold: '#5b6472',
  }

  it('of a new site’s defaults have enough contrast', () => {
    for (const name of Object.keys(colours) as (keyof typeof colours)[])
      expect(validateContrast(name, colours)).toBeNull()
  })

  it('are validated once all are set', () => {
    expect(validateContrast('ink', { ink: '#eeeeee' })).toBeNull()
    expect(validateContrast('ink', { ...colours, ink: '#eeeeee' })).toContain('The nearest valid colour is #')
  })
})

describe('without external services', () => {
  it('the CMS writes each email to a file that a mail program opens', async () => {
    const data = mkdtempSync(join(tmpdir(), 'forecourt-mail-'))
    const { sendEmail } = emailAdapter(createMailer({ FORECOURT_DATA: data }).send, {})({ payload: {} as never })
    await sendEmail({ to: 'dealer@harbour.test', subject: 'Neue Anfrage: Büro', html: '<p>Hello</p>' })
    const [file, ...otherFiles] = readdirSync(join(data, 'mail'))
    expect(otherFiles).toEqual([])
    const eml = readFileSync(join(data, 'mail', file!), 'utf8')
    expect(eml).toContain('From: Forecourt <no-reply@forecourt.test>')
    expect(eml).toContain('To: dealer@harbour.test')
    expect(eml).toContain('Subject: =?UTF-8?Q?Neue_Anfrage')
  })
})
