let isWanted = false

/** The next change of the search is an entry of the history of its own, even if only its words change: a chip was removed. */
export function wantNewEntry(): void {
  isWanted = true
}

/** Whether `wantNewEntry` was called since. */
export function takeNewEntry(): boolean {
  const was = isWanted
  isWanted = false
  return was
}
