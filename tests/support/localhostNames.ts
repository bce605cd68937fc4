import dns, { type LookupAddress, type LookupOptions } from 'node:dns'

type Callback = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

const here: LookupAddress = { address: '127.0.0.1', family: 4 }
const isHere = (name: string) => name === 'localhost' || name.endsWith('.localhost')

/**
 * Makes every name under `localhost` mean this machine in this process, as browsers do (RFC 6761); Node asks the system,
 * and not every system knows. Demo sites are told apart by such names.
 */
export function resolveLocalhostNames(): void {
  const { lookup, promises } = dns
  const { lookup: lookupLater } = promises

  dns.lookup = ((name: string, options: LookupOptions | Callback, callback?: Callback) => {
    const answer = typeof options === 'function' ? options : callback
    if (!answer || !isHere(name)) return Reflect.apply(lookup, dns, [name, options, callback])
    const all = typeof options === 'object' && options.all
    process.nextTick(() => (all ? answer(null, [here]) : answer(null, here.address, here.family)))
  }) as typeof dns.lookup

  promises.lookup = (async (name: string, options?: LookupOptions) => {
    if (!isHere(name)) return Reflect.apply(lookupLater, promises, [name, options])
    return options?.all ? [here] : here
  }) as typeof promises.lookup
}
