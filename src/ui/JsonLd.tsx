import type { Thing, WithContext } from 'schema-dts'

/** Structured data for search engines. `<` is escaped, so that no text can close the script element. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its angle brackets escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
