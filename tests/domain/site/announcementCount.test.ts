import { expect, it } from 'vitest'
import { announcementText, findAnnouncementProblem } from '../../../src/domain/site/announcement'

const counts = new Map([
  ['new', 1200],
  ['demo', 38],
])

it.each([
  ['Clearance: {count} ex-demo cars', '/search/demo-cars', 'Clearance: 38 ex-demo cars'],
  ['{count} cars', '/search/new-used-and-demo-cars', '1,238 cars'],
  ['{count} used cars', '/search/used-cars', null],
  ['Open on Sunday', null, 'Open on Sunday'],
])('[SITE-16] %s with a link to %s says %s', (text, link, said) =>
  expect(announcementText(text, link, counts)).toBe(said),
)

it('[SITE-16] a number needs a search whose cars can be counted', () => {
  expect(findAnnouncementProblem('{count} cars', '/search/demo-cars/')).toBeNull()
  expect(findAnnouncementProblem('Sale', null)).toBeNull()
  for (const link of [null, '/search/mazda', 'https://example.com/search/demo-cars'])
    expect([link, findAnnouncementProblem('{count} cars', link)]).toEqual([link, expect.stringContaining('{count}')])
})
