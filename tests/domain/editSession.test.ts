import { describe, expect, it } from 'vitest'
import {
  isStale,
  type LastSave,
  newerVersionMessage,
  newerVersionTitle,
  parseEditSession,
  staleSaveMessage,
} from '../../src/domain/editSession'

const lastSave: LastSave = { savedAt: '2026-03-10T04:12:00.000Z', userId: 7, userName: 'Alex', sessionId: 'a' }
const session = { id: 'b', loadedAt: '2026-03-10T04:11:59.999Z', timeZone: 'Australia/Melbourne' }

describe('a form of the admin', () => {
  it('is stale after a save in another form', () => {
    expect(isStale(session, lastSave)).toBe(true)
    expect(isStale({ ...session, loadedAt: lastSave.savedAt }, lastSave)).toBe(false)
    expect(isStale({ ...session, id: 'a' }, lastSave)).toBe(false)
    expect(isStale(session, { ...lastSave, sessionId: null })).toBe(true)
  })

  it('sends a session with validated parts', () => {
    expect(parseEditSession(session)).toEqual(session)
    for (const wrong of [undefined, null, 'b', { ...session, id: '' }, { ...session, id: 'x'.repeat(65) }])
      expect(parseEditSession(wrong)).toBeNull()
    expect(parseEditSession({ ...session, loadedAt: 'yesterday' })).toBeNull()
  })
})

describe('the message about a newer version', () => {
  const message = (save: Partial<LastSave>, timeZone: string, now: string) =>
    newerVersionMessage({ ...lastSave, ...save }, timeZone, { id: 8 }, new Date(now)).replace(/\s/g, ' ')

  it('has the user and the time of the save, in the editor’s time zone', () => {
    expect(message({}, 'Australia/Melbourne', '2026-03-10T05:00:00Z')).toBe(
      'Alex saved a newer version at 3:12 pm. Reload to see it. Your unsaved changes stay here until you do.',
    )
    expect(message({}, 'Australia/Perth', '2026-03-10T05:00:00Z')).toContain(' at 12:12 pm. ')
    expect(message({}, 'Mars/Olympus', '2026-03-10T05:00:00Z')).toContain(' at 4:12 am. ')
  })

  it('includes the date if it is not today', () => {
    expect(message({}, 'Australia/Melbourne', '2026-03-11T05:00:00Z')).toContain(' on 10 Mar 2026 at 3:12 pm. ')
  })

  it('says how long ago it was, in the answer to a refused save', () => {
    const title = (now: string) => newerVersionTitle(lastSave, { id: 8 }, new Date(now))
    expect(title('2026-03-10T04:12:59Z')).toBe('Alex saved just now')
    expect(title('2026-03-10T04:14:30Z')).toBe('Alex saved 2 minutes ago')
    expect(title('2026-03-10T05:12:00Z')).toBe('Alex saved 1 hour ago')
    expect(title('2026-03-12T05:12:00Z')).toBe('Alex saved 2 days ago')
    expect(staleSaveMessage(lastSave, { id: 7 }, new Date('2026-03-10T04:14:30Z'))).toBe(
      'You saved in another window 2 minutes ago: see what changed. Your changes are not saved.',
    )
  })

  it('mentions the user’s own other tab', () => {
    expect(message({ userId: 8 }, 'Australia/Melbourne', '2026-03-10T05:00:00Z')).toMatch(
      /^You saved a newer version elsewhere at 3:12 pm\./,
    )
  })
})
