import { describe, expect, it } from 'vitest'
import { clockIn } from '../../../src/domain/releases/clock'
import { parsePreviewTime, previewAddress } from '../../../src/domain/releases/previewAddress'
import {
  PUBLISHERS,
  type Publishers,
  publishingRight,
  toPublishingRules,
} from '../../../src/domain/releases/publishingRights'

describe('who publishes', () => {
  it.each([
    ['authors', 'publish', 'publish'],
    ['ask', 'draft', 'publish'],
    ['editors', 'none', 'publish'],
    ['managers', 'draft', 'draft'],
  ] as [Publishers, string, string][])('with "%s" authors may %s and editors %s', (publishers, author, editor) => {
    expect(publishingRight('siteAuthor', publishers)).toBe(author)
    expect(publishingRight('siteEditor', publishers)).toBe(editor)
    expect(publishingRight('groupManager', publishers)).toBe('publish')
    expect(publishingRight('superAdmin', publishers)).toBe('publish')
    expect(publishingRight('leadsOnly', publishers)).toBe('none')
    expect(publishingRight(undefined, publishers)).toBe('none')
  })

  it('is as before for what a site has not set, or set to what does not exist', () => {
    expect(toPublishingRules(null)).toEqual({
      ...{ articles: 'ask', promotions: 'editors', menus: 'editors', places: 'editors', models: 'editors' },
    })
    expect(toPublishingRules({ menus: 'toString', models: 'managers' })).toMatchObject({
      menus: 'editors',
      models: 'managers',
    })
    expect(Object.keys(PUBLISHERS)).toHaveLength(4)
  })
})

describe('the address of a site’s preview', () => {
  it('has the release and the time on the site’s clock', () => {
    expect(previewAddress('harbour', 4, '2027-06-01T09:00', '/offers')).toBe(
      '/preview/harbour/site-preview/4/2027-06-01T09.00/offers',
    )
    expect(previewAddress('harbour', null, null)).toBe('/preview/harbour/site-preview/none/now')
    const now = new Date('2027-01-01T00:00:00Z')
    expect(parsePreviewTime('2027-06-01T09.00', 'Australia/Perth', now)).toEqual(new Date('2027-06-01T01:00:00Z'))
    expect(parsePreviewTime('now', 'Australia/Perth', now)).toBe(now)
    for (const wrong of ['', 'later', '2027-13-01T09.00', '2027-06-01'])
      expect(parsePreviewTime(wrong, 'Australia/Perth', now)).toBeNull()
    expect(clockIn('Australia/Perth', new Date('2027-06-01T01:00:00Z'))).toBe('2027-06-01T09:00')
    expect(clockIn('Australia/Sydney', new Date('2027-01-01T13:00:00Z'))).toBe('2027-01-02T00:00')
  })
})
