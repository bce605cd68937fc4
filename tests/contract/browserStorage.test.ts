import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentProgress, tradeInDraft } from '@/enquiry/tradeInDraft'
import { inlineScriptIfStored, type StoredValue, storedList, storedValue } from '@/ui/storage/browserStorage'

/** A minimal fake of a browser's storage. */
class FakeStorage {
  readonly items = new Map<string, string>()
  /** capacity in characters */
  quota = Number.POSITIVE_INFINITY
  getItem(key: string): string | null {
    return this.items.get(key) ?? null
  }
  setItem(key: string, text: string): void {
    if (text.length > this.quota) throw new DOMException('full', 'QuotaExceededError')
    this.items.set(key, text)
  }
  removeItem(key: string): void {
    this.items.delete(key)
  }
}

let local: FakeStorage
let session: FakeStorage
let page: EventTarget

beforeEach(() => {
  local = new FakeStorage()
  session = new FakeStorage()
  page = new EventTarget()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('window', page)
})
afterEach(() => vi.unstubAllGlobals())

const isNumber = (entry: unknown): entry is number => typeof entry === 'number'
const numbers = (max = 3) => storedList({ key: 'numbers', area: 'local', isEntry: isNumber, max })
const parseCount = (json: unknown) => {
  if (typeof json !== 'number') throw new TypeError('not a number')
  return json
}
const counter = (): StoredValue<number> =>
  storedValue({ key: 'counter', area: 'session', fallback: 0, parse: parseCount })

/** The event for a write in another tab. */
function storageEvent(key: string | null): Event {
  return Object.assign(new Event('storage'), { key })
}

describe('a stored value', () => {
  test('is JSON under a namespaced key, in the storage that it names', () => {
    counter().write(7)
    expect([...session.items]).toEqual([['forecourt.counter', '7']])
    expect(local.items.size).toBe(0)
    expect(counter().read()).toBe(7)
    counter().remove()
    expect(session.items.size).toBe(0)
    expect(counter().read()).toBe(0)
  })

  test('can have a key without the namespace', () => {
    storedList({ key: 'favourites', exactKey: true, area: 'local', isEntry: isNumber, max: 3 }).write([1])
    expect([...local.items.keys()]).toEqual(['favourites'])
  })

  test('is its fallback if the stored text is not JSON or is invalid', () => {
    session.items.set('forecourt.counter', '{broken')
    expect(counter().read()).toBe(0)
    session.items.set('forecourt.counter', '"seven"')
    expect(counter().read()).toBe(0)
  })

  test('is the same object until it changes, so that React renders once', () => {
    local.items.set('forecourt.numbers', '[1,2]')
    const list = numbers()
    expect(list.read()).toBe(list.read())
    local.items.set('forecourt.numbers', '[1,2,3]')
    expect(list.read()).toEqual([1, 2, 3])
  })

  test('lasts for the page view if storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
    const value = counter()
    expect(value.read()).toBe(0)
    value.write(3)
    expect(value.read()).toBe(3)
    value.remove()
    expect(value.read()).toBe(0)
  })

  test('lasts for the page view if storage is full, in place of the stored value', () => {
    local.items.set('forecourt.numbers', '[1]')
    local.quota = 5
    const list = numbers()
    list.write([4, 5, 6])
    expect(local.items.get('forecourt.numbers')).toBe('[1]')
    expect(list.read()).toEqual([4, 5, 6])
  })

  test('is not stored if it exceeds the size limit of a key', () => {
    const text = storedValue({ key: 'text', area: 'local', fallback: '', parse: String })
    text.write('a'.repeat(100_001))
    expect(local.items.size).toBe(0)
    expect(text.read()).toHaveLength(100_001)
  })

  test('is its fallback on the server, where writes have no effect', () => {
    const value = counter()
    vi.stubGlobal('window', undefined)
    value.write(9)
    expect(value.read()).toBe(0)
    expect(session.items.size).toBe(0)
  })

  test('notifies listeners of writes here and in other tabs, until they unsubscribe', () => {
    const value = counter()
    const onChange = vi.fn()
    const unsubscribe = value.subscribe(onChange)
    value.write(1)
    expect(onChange).toHaveBeenCalledTimes(1)
    page.dispatchEvent(storageEvent('forecourt.counter'))
    page.dispatchEvent(storageEvent(null))
    expect(onChange).toHaveBeenCalledTimes(3)
    page.dispatchEvent(storageEvent('forecourt.numbers'))
    expect(onChange).toHaveBeenCalledTimes(3)
    unsubscribe()
    value.write(2)
    page.dispatchEvent(storageEvent('forecourt.counter'))
    expect(onChange).toHaveBeenCalledTimes(3)
  })
})

test('a stored list drops invalid entries, and stores no more than its maximum', () => {
  local.items.set('forecourt.numbers', '[1,"2",3,null,4,5]')
  const list = numbers()
  expect(list.read()).toEqual([1, 3, 4])
  list.write([9, 8, 7, 6])
  expect(local.items.get('forecourt.numbers')).toBe('[9,8,7]')
})

test('an inline script runs if exactly the value is stored, and never throws', () => {
  const name = storedValue({ key: 'name', area: 'local', fallback: '', parse: String })
  const ran = () => {
    const run = vi.fn()
    new Function('run', 'localStorage', inlineScriptIfStored(name, 'a</script>"b', 'run()'))(run, localStorage)
    return run.mock.calls.length
  }
  expect(ran()).toBe(0)
  name.write('another')
  expect(ran()).toBe(0)
  name.write('a</script>"b')
  expect(ran()).toBe(1)
  expect(inlineScriptIfStored(name, 'a</script>"b', 'run()')).not.toContain('</script')
  vi.stubGlobal('localStorage', undefined)
  expect(ran()).toBe(0)
})

test('[LEAD-08] the progress of a trade-in is restored for as long as its token is valid', () => {
  const progress = {
    lead: { lead_id: 4, reference: '7KQ4-MX3D', token: 'a-token' },
    ...{ at: 3 as const, valued: true, car: { make: 'Toyota' }, answers: { tyres: 'good' }, message: 'Hello' },
    worth: { valuation: { low: 10_000, high: 12_000, comparables: 6 } },
  }
  tradeInDraft('steps.trade').write({ progress, storedAt: 1000 })
  expect(currentProgress(tradeInDraft('steps.trade').read(), 2000)).toEqual(progress)
  expect(currentProgress(tradeInDraft('steps.trade').read(), 1000 + 23 * 3_600_000 + 1)).toBeNull()
  session.items.set(
    'forecourt.draft.steps.trade',
    JSON.stringify({ progress: { ...progress, lead: {} }, storedAt: 1000 }),
  )
  expect(currentProgress(tradeInDraft('steps.trade').read(), 2000)).toBeNull()
})

test('no other file accesses browser storage', () => {
  const root = resolve(import.meta.dirname, '../..')
  const files = ['src', 'blocks', 'collections', 'seed']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(ts|tsx|mjs|js)$/.test(file) && !file.includes('.generated.'))
  const naming = files.filter((file) => /\b(local|session)Storage\b/.test(readFileSync(join(root, file), 'utf8')))
  // The first is of a page without storage, the second of the script of marketing tags, which is in no bundle.
  expect(naming.toSorted()).toEqual([
    'src/site/tags/measuringPage.ts',
    'src/tags/ownStorage.ts',
    'src/ui/storage/browserStorage.ts',
  ])
})
