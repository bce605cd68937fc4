import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine, UTF8_BOM } from '../../../src/domain/csv'
import { formatAge } from '../../../src/domain/leads/age'
import { ALL_LEADS, describeFilter, inboxQuery, parseInboxFilter } from '../../../src/domain/leads/inboxFilter'
import { type RouteLabels, routeSentence } from '../../../src/domain/leads/routeSentence'
import { anyText } from '../../support/anyText'

describe('the filter of the inbox', () => {
  it('is parsed from a URL and formatted back', () => {
    const text =
      'search=hilux+parramatta&status=open&unread=1&kind=testDrive&location=7&assignee=none&from=2026-11-01&to=2026-11-30&page=3'
    const { filter, problems } = parseInboxFilter(new URLSearchParams(text))
    expect(problems).toEqual([])
    expect(filter).toEqual({
      ...{ search: 'hilux parramatta', status: 'open', unread: true, kind: 'testDrive', location: 7 },
      ...{ assignee: 'none', from: '2026-11-01', to: '2026-11-30', tests: false, page: 3 },
    })
    expect(inboxQuery(filter).toString()).toBe(text)
    expect(inboxQuery(ALL_LEADS).toString()).toBe('')
  })

  it.each([
    ['status=won', 'status'],
    ['kind=spam', 'kind'],
    ['location=-1', 'location'],
    ['location=99999999999', 'location'],
    ['assignee=me', 'assignee'],
    ['from=2026-02-30', 'from'],
    ['to=yesterday', 'to'],
    ['page=0', 'page'],
  ])('omits an invalid %s and names the field', (text, field) => {
    const { filter, problems } = parseInboxFilter(new URLSearchParams(text))
    expect(filter).toEqual(ALL_LEADS)
    expect(problems.map((problem) => problem.field)).toEqual([field])
  })

  it('is described in words for the export log', () => {
    const { filter } = parseInboxFilter(new URLSearchParams('status=new&kind=finance&location=7&search=kia'))
    expect(describeFilter(filter, { location: 'Harbour Gosford' })).toBe(
      'New, Finance, at Harbour Gosford, with \u201ckia\u201d',
    )
    expect(describeFilter(ALL_LEADS)).toBe('All leads')
  })
})

describe('ages', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  it.each([
    [20, 'just now'],
    [12 * 60, '12 min ago'],
    [3 * 3600 + 10, '3 h ago'],
    [30 * 3600, 'yesterday'],
    [5 * 86_400, '5 days ago'],
    [21 * 86_400, '3 weeks ago'],
    [800 * 86_400, '2 years ago'],
    [-5, 'just now'],
  ])('%d seconds are %s', (seconds, expected) => {
    expect(formatAge(new Date(now.getTime() - seconds * 1000), now)).toBe(expected)
  })
})

describe('CSV', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+61 491 570 006', "'+61 491 570 006"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =cmd', "' =cmd"],
    ['\t=cmd', '"\'\t=cmd"'],
    ['\uff1dcmd', "'\uff1dcmd"],
    ['a=b', 'a=b'],
    ['say "hi", you', '"say ""hi"", you"'],
    ['two\nlines', '"two\nlines"'],
    ['semi;colon', '"semi;colon"'],
  ])('formats %j as %j', (cell, csvCell) => expect(csvLine([cell])).toBe(`${csvCell}\r\n`))

  it('formats numbers as numbers, booleans as words, and null as empty', () => {
    expect(csvLine([-5, true, false, null, undefined, ''])).toBe('-5,Yes,No,,,\r\n')
    expect(UTF8_BOM).toBe('\uFEFF')
  })

  it('escapes formulas, and can be parsed back', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const line = csvLine([text]).slice(0, -2)
        const cell = line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line
        expect(cell.replace(/^[\s\p{Cc}\ufeff]*/u, '')).not.toMatch(/^[=+\-@]/)
        expect(cell === text || cell === `'${text}`).toBe(true)
      }),
    )
  })
})

describe('routing rules as sentences', () => {
  const rule: RouteLabels = {
    ...{ fallback: false, kinds: [], categories: [], locations: [], carTypes: [], makes: [] },
    ...{ emails: ['sales@dealer.test'], adfEmails: [], adfUrl: null, webhookUrl: null },
  }
  it.each<[Partial<RouteLabels>, string]>([
    [{}, 'All leads go to sales@dealer.test.'],
    [{ fallback: true }, 'Leads that match no other rule go to sales@dealer.test.'],
    [{ emails: [] }, 'All leads have no recipients yet.'],
    [
      {
        kinds: ['testDrive', 'finance'],
        locations: ['Gosford', 'Newcastle'],
        carTypes: ['new', 'demo'],
        makes: ['Kia'],
      },
      'Test Drive and Finance leads for Gosford or Newcastle about new or demo Kia cars go to sales@dealer.test.',
    ],
    [
      {
        kinds: ['general'],
        categories: ['Parts'],
        adfEmails: ['crm@dealer.test'],
        webhookUrl: 'https://crm.dealer.test/leads?key=1',
      },
      'General Enquiry leads filed under Parts go to sales@dealer.test, crm@dealer.test as ADF and the webhook at crm.dealer.test.',
    ],
  ])('%j', (changes, sentence) => expect(routeSentence({ ...rule, ...changes })).toBe(sentence))
})
