import type { Thing, WithContext } from 'schema-dts'

/** A thing in the vocabulary of schema.org, ready for a script of type application/ld+json. */
export type JsonLd<T extends Thing> = WithContext<T>

/** Structured data as text for an inline script; a dealer's words cannot end the script early. */
export function jsonLdText(data: JsonLd<Thing>): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** A path on the site, or an address elsewhere, as an absolute address. `origin` is "https://dealer.com.au". */
export function absoluteUrl(address: string, origin: string): string {
  return new URL(address, origin).href
}
