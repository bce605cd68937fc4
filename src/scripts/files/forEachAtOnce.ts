/**
 * Calls a function for each item, for at most `max` at once. Items are taken from the list only when one is free, so that a long list
 * takes no memory. Ends with the first error, after the calls under way.
 */
export async function forEachAtOnce<Item>(
  items: AsyncIterable<Item>,
  max: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]()
  let failure: { error: unknown } | null = null
  const run = async () => {
    try {
      for (let next = await iterator.next(); !next.done && !failure; next = await iterator.next())
        await work(next.value)
    } catch (error) {
      failure ??= { error }
    }
  }
  await Promise.all(Array.from({ length: max }, run))
  await iterator.return?.()
  if (failure) throw (failure as { error: unknown }).error
}
