/** Structured data for search engines. `text` is script-safe JSON from the domain's `jsonLdText`. */
export function JsonLd({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose angle brackets are escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
