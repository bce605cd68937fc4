import type { Thing, WithContext } from 'schema-dts'

/** A schema.org thing for a script of type application/ld+json. */
export type JsonLd<T extends Thing> = WithContext<T>

/** Structured data as text for an inline script, escaped so that it cannot end the script early. */
export function jsonLdText(data: JsonLd<Thing>): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** A path or URL as an absolute URL. `origin` is "https://dealer.com.au". */
export function absoluteUrl(url: string, origin: string): string {
  return new URL(url, origin).href
}
