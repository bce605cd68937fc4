import 'server-only'
import { unstable_cache } from 'next/cache'
import { cache } from 'react'

/**
 * A read that is kept until one of its tags is revalidated, and made once a request at most. The arguments are the key, so
 * they must name the site; `tags` gets the same arguments.
 */
export function cachedRead<Args extends readonly (string | number | boolean | null)[], Answer>(
  name: string,
  read: (...args: Args) => Promise<Answer>,
  tags: (...args: Args) => string[],
): (...args: Args) => Promise<Answer> {
  return cache((...args: Args) =>
    unstable_cache(() => read(...args), [name, ...args.map(String)], { tags: tags(...args), revalidate: false })(),
  )
}
