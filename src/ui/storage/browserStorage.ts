/**
 * Prefix of keys in browser storage, except those that the specification names. Storage is per host, so each dealer's
 * site has its own.
 */
const NAMESPACE = 'forecourt.'

/** Maximum characters of JSON under one key. Browsers allow about five million per site. */
const MAX_LENGTH = 100_000

export interface StoredValueOptions<Value> {
  /** name under which the value is stored, within the site's namespace */
  key: string
  /** true if `key` is the full name, without the namespace */
  exactKey?: boolean
  /** `local` is permanent and shared by all tabs; `session` ends with the tab */
  area: 'local' | 'session'
  /** the value when nothing valid is stored, and on the server */
  fallback: Value
  /** validates stored JSON and returns the value; throws or returns the fallback when invalid */
  parse: (json: unknown) => Value
}

export interface StoredValue<Value> extends Pick<StoredValueOptions<Value>, 'area' | 'fallback'> {
  /** the key with its namespace */
  key: string
  /** Returns the same object until the stored value changes. */
  read(): Value
  /** When storage is blocked or full, or the value is too large, the value lasts until the page is closed. */
  write(value: Value): void
  remove(): void
  /** Calls the listener on changes by this page and, for `local`, by other tabs. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void
}

/** A value in browser storage as JSON. None of its functions throws. */
export function storedValue<Value>(options: StoredValueOptions<Value>): StoredValue<Value> {
  const { area, fallback, parse } = options
  const key = options.exactKey ? options.key : NAMESPACE + options.key
  const listeners = new Set<() => void>()
  let lastText: string | null = null
  let lastValue = fallback

  const storage = () => (area === 'local' ? localStorage : sessionStorage)
  const readText = (): string | null => {
    try {
      return storage().getItem(key)
    } catch {
      return lastText
    }
  }
  const read = () => {
    if (typeof window === 'undefined') return fallback
    const text = readText()
    if (text === lastText) return lastValue
    lastText = text
    lastValue = parseText(text, parse, fallback)
    return lastValue
  }
  const set = (value: Value, text: string | null) => {
    if (typeof window === 'undefined') return
    try {
      if (text === null) storage().removeItem(key)
      else if (text.length <= MAX_LENGTH) storage().setItem(key, text)
    } catch {
      // Storage is blocked or full: the value in memory applies until another tab changes the stored one.
    }
    lastText = readText()
    lastValue = value
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', onStorage)
    }
  }
  return {
    ...{ key, area, fallback, read, subscribe },
    write: (value) => set(value, JSON.stringify(value)),
    remove: () => set(fallback, null),
  }
}

/** Stores what a `storedValue` of the same key reads, without the rest of it: for inline scripts, which every page contains. */
export function storeForLater(area: 'local' | 'session', key: string, value: unknown): void {
  try {
    const text = JSON.stringify(value)
    if (text.length <= MAX_LENGTH) (area === 'local' ? localStorage : sessionStorage).setItem(NAMESPACE + key, text)
  } catch {
    // Storage is blocked or full.
  }
}

/** True if something is stored under a key of the site's namespace that starts with `prefix`. */
export function hasStoredValue(area: 'local' | 'session', prefix: string): boolean {
  try {
    return Object.keys(area === 'local' ? localStorage : sessionStorage).some((key) =>
      key.startsWith(NAMESPACE + prefix),
    )
  } catch {
    return false
  }
}

/** A stored list: invalid entries are dropped, and only the first `max` are stored. */
export function storedList<Entry>(options: {
  key: string
  exactKey?: boolean
  area: 'local' | 'session'
  isEntry: (entry: unknown) => entry is Entry
  max: number
}): StoredValue<readonly Entry[]> {
  const { isEntry, max, ...where } = options
  const list = storedValue<readonly Entry[]>({
    ...where,
    fallback: [],
    parse: (json) => (Array.isArray(json) ? json.filter(isEntry).slice(0, max) : []),
  })
  return { ...list, write: (entries) => list.write(entries.slice(0, max)) }
}

/** JavaScript that runs `then` with what is stored as `stored`, as JSON that nobody has checked; it may throw. For inline scripts. */
export function inlineScriptWithStored<Value>({ key, area }: StoredValue<Value>, then: string): string {
  return `try{const stored=JSON.parse(${area}Storage.getItem(${JSON.stringify(key)}));${then}}catch{}`
}

/** JavaScript that runs `then` when exactly `value` is stored, for inline scripts that run before the page's own. */
export function inlineScriptIfStored<Value>({ key, area }: StoredValue<Value>, value: Value, then: string): string {
  const stored = JSON.stringify(JSON.stringify(value)).replaceAll('<', '\\u003c')
  return `try{if(${area}Storage.getItem(${JSON.stringify(key)})===${stored})${then}}catch{}`
}

/** JavaScript that appends a JavaScript expression's value to a stored list and keeps the last `max`, for inline scripts. */
export function inlineScriptAppend<Entry>(
  { key, area }: StoredValue<readonly Entry[]>,
  expression: string,
  max: number,
): string {
  const list = `[...JSON.parse(s.getItem(k)||"[]"),${expression}].slice(-${max})`
  return `try{const k=${JSON.stringify(key)},s=${area}Storage;s.setItem(k,JSON.stringify(${list}))}catch{}`
}

function parseText<Value>(text: string | null, parse: (json: unknown) => Value, fallback: Value): Value {
  if (text === null) return fallback
  try {
    return parse(JSON.parse(text))
  } catch {
    return fallback
  }
}
