import dns, { type LookupAddress, type LookupOptions } from 'node:dns'

type Callback = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

const LOOPBACK: LookupAddress = { address: '127.0.0.1', family: 4 }
const isLocalhost = (name: string) => name === 'localhost' || name.endsWith('.localhost')

/**
 * Resolves every name under `localhost` to this machine in this process, as browsers do (RFC 6761); Node asks the system
 * resolver, which may not. The hosts of demo sites are such names.
 */
export function resolveLocalhostNames(): void {
  const { lookup, promises } = dns
  const { lookup: lookupLater } = promises

  dns.lookup = ((name: string, options: LookupOptions | Callback, callback?: Callback) => {
    const done = typeof options === 'function' ? options : callback
    if (!done || !isLocalhost(name)) return Reflect.apply(lookup, dns, [name, options, callback])
    const all = typeof options === 'object' && options.all
    process.nextTick(() => (all ? done(null, [LOOPBACK]) : done(null, LOOPBACK.address, LOOPBACK.family)))
  }) as typeof dns.lookup

  promises.lookup = (async (name: string, options?: LookupOptions) => {
    if (!isLocalhost(name)) return Reflect.apply(lookupLater, promises, [name, options])
    return options?.all ? [LOOPBACK] : LOOPBACK
  }) as typeof promises.lookup
}
