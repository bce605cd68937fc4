import { describe, expect, it } from 'vitest'
import { harbourLeads } from '../../seed/leads/harbourLeads'
import { bluegumLeads, ironbarkLeads, wayfarerLeads } from '../../seed/leads/otherLeads'
import { DEMO_USERS } from '../../seed/users'
import { enquirySchema } from '../../src/domain/leads/enquiry'

const demos = { harbour: harbourLeads, bluegum: bluegumLeads, ironbark: ironbarkLeads, wayfarer: wayfarerLeads }

describe.each(Object.entries(demos))('the demo leads of %s', (site, leads) => {
  it('are valid for a form, of fictional people and numbers', () => {
    for (const { kind, person, message, category, details, rego } of leads) {
      const [name, last_name, email, phone, postcode] = person
      const enquiry = { kind, name, last_name, email, phone, postcode, message, category, details, rego }
      expect(enquirySchema.safeParse(enquiry).error?.issues ?? [], name).toEqual([])
      expect(email).toMatch(/@(([\w-]+\.)?example\.com|shopper\.test)$/)
      expect(phone).toMatch(/^(0|\+61 )491 57\d \d{3}$/)
    }
  })

  it('are answered by staff of that site, after they came in and before the demo was set up', () => {
    const staff = DEMO_USERS.filter(({ sites }) => sites.includes(site)).map(({ email }) => email)
    for (const { assignee, notes = [], hoursAgo, status } of leads) {
      if (assignee) expect(staff).toContain(assignee)
      if (notes.length > 0) expect(status).not.toBe('new')
      for (const note of notes) {
        expect(staff).toContain(note.by)
        expect(note.afterHours).toBeLessThan(hoursAgo)
      }
    }
  })
})

it('the demo has leads in every status', () => {
  const states = new Set(harbourLeads.map(({ status = 'new', read }) => `${status}${read ? ' read' : ''}`))
  expect(harbourLeads).toHaveLength(25)
  expect([...states].sort()).toEqual(['done', 'new', 'new read', 'open', 'open read'])
})
