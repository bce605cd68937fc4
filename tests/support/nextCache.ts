/** What tests get as `next/cache`, which works inside Next only: reads are not cached, and no page expires. */

export const unstable_cache = <Read>(read: Read): Read => read

export const revalidateTag = (): void => undefined
