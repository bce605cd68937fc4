/** What reads of the data layer answer, by their names. */
export type Reads = Record<string, (...args: never[]) => unknown>

let reads: Reads = {}

/** Sets what reads of the data layer answer from now on. */
export function setReads(next: Reads): void {
  reads = next
}

/**
 * Stands in for `src/data/cachedRead`, by which every page reads the database: answers by the name of the read. In a test:
 * `vi.mock('../../../src/data/cachedRead', () => import('../../support/fakeReads'))`.
 */
export function cachedRead(name: string) {
  return async (...args: never[]) => {
    const answer = reads[name]
    if (!answer) throw new Error(`The fixtures have no answer for the read "${name}": add one.`)
    return answer(...args)
  }
}
