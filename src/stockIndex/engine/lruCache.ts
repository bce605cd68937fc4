/** Keeps the `capacity` entries used last; the one unused for longest goes first. */
export class LruCache<Key, Value> {
  private readonly entries = new Map<Key, Value>()

  constructor(private readonly capacity: number) {}

  get(key: Key): Value | undefined {
    const value = this.entries.get(key)
    if (value === undefined) return undefined
    this.entries.delete(key)
    this.entries.set(key, value)
    return value
  }

  set(key: Key, value: Value): void {
    this.entries.delete(key)
    this.entries.set(key, value)
    if (this.entries.size > this.capacity) {
      for (const oldest of this.entries.keys()) {
        this.entries.delete(oldest)
        return
      }
    }
  }

  clear(): void {
    this.entries.clear()
  }
}
