import type { Thing } from 'schema-dts'
import { type JsonLd as JsonLdOf, jsonLdText } from '@/domain/structuredData/jsonLd'

/** Structured data for search engines. */
export function JsonLd({ data }: { data: JsonLdOf<Thing> }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose angle brackets are escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
}
