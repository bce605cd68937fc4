/** Keys in the browser's storage start so, save those that the product's description names. Storage is per host, so each dealer's site has its own. */
const NAMESPACE = 'forecourt.'

/** Most characters of JSON under one key. Browsers allow some five million for a whole site. */
const MAX_LENGTH = 100_000

export interface StoredValueOptions<Value> {
  /** name under which the value is stored, within the site's namespace */
  key: string
  /** true where `key` is the whole name, without the namespace */
  exactKey?: boolean
  /** `local` lasts and is shared by all tabs; `session` ends with the tab */
  area: 'local' | 'session'
  /** the value where nothing valid is stored, and while rendering on the server */
  fallback: Value
  /** checks stored JSON and returns its value; throws, or returns the fallback, where it is not valid */
  parse: (json: unknown) => Value
}

export interface StoredValue<Value> extends Pick<StoredValueOptions<Value>, 'area' | 'fallback'> {
  /** the key with its namespace */
  key: string
  /** The same object until the stored value changes. */
  read(): Value
  /** Where storage is blocked or full, or the value too large for it, the value lasts as long as the page. */
  write(value: Value): void
  remove(): void
  /** Calls the listener on changes by this page and, in `local`, by other tabs. Returns a function that ends it. */
  subscribe(listener: () => void): () => void
}

/** A value in the shopper's own browser, stored as JSON. None of its functions throws. */
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
      // Blocked or full: the value below stands until somebody else changes what is stored.
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

/** A stored list: entries that fail the check are left out, and only the first `max` are stored. */
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

/** JavaScript that runs `then` where exactly `value` is stored, for inline scripts that run before the page's own. */
export function inlineScriptIfStored<Value>({ key, area }: StoredValue<Value>, value: Value, then: string): string {
  const stored = JSON.stringify(JSON.stringify(value)).replaceAll('<', '\\u003c')
  return `try{if(${area}Storage.getItem(${JSON.stringify(key)})===${stored})${then}}catch{}`
}

function parseText<Value>(text: string | null, parse: (json: unknown) => Value, fallback: Value): Value {
  if (text === null) return fallback
  try {
    return parse(JSON.parse(text))
  } catch {
    return fallback
  }
}
