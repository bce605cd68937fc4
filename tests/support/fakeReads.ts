/** The results of the data layer's reads, by name. */
export type Reads = Record<string, (...args: never[]) => unknown>

let reads: Reads = {}

/** Replaces the results of the data layer's reads. */
export function setReads(next: Reads): void {
  reads = next
}

/**
 * Mocks `src/data/cachedRead`, through which every page reads the database: returns the result set for the read's name. In a test:
 * `vi.mock('../../../src/data/cachedRead', () => import('../../support/fakeReads'))`.
 */
export function cachedRead(name: string) {
  return async (...args: never[]) => {
    const readFake = reads[name]
    if (!readFake) throw new Error(`The fixtures have no result for the read "${name}": add one.`)
    return readFake(...args)
  }
}
