/** Structured data for search engines. `text` is JSON that cannot end the script early: the domain's `jsonLdText` makes it. */
export function JsonLd({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose angle brackets are escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
