import { escapeHtml } from '@/domain/escapeHtml'
import { formatPhone, telLink } from '@/domain/phone'
import type { Site } from '@/domain/site/site'

/** What strangers see of a site that is not live yet: its name, and how to reach the dealer. */
export function comingSoonHtml({
  name,
  phone,
  email,
  theme,
}: Pick<Site, 'name' | 'phone' | 'email' | 'theme'>): string {
  const { ink, paper, accent } = theme.colours
  const contacts = [
    phone && `<a href="${escapeHtml(telLink(phone))}">${escapeHtml(formatPhone(phone))}</a>`,
    email && `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`,
  ].filter(Boolean)
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(name)}: coming soon</title>
<style>
body { background: ${paper}; color: ${ink}; display: grid; font: 1.125rem/1.5 system-ui, sans-serif; margin: 0; min-height: 100dvh; padding: 2rem 1.5rem; place-content: center start; box-sizing: border-box }
main { border-left: 4px solid ${accent}; padding-left: clamp(1rem, 4vw, 2.5rem); margin-left: clamp(0rem, 8vw, 10rem) }
h1 { font-size: clamp(2rem, 6vw, 3.5rem); line-height: 1.1; margin: 0 0 1rem; text-wrap: balance }
p { margin: 0 0 .5rem }
a { color: inherit; display: inline-block; overflow-wrap: anywhere; padding: .5rem 0 }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(name)}</h1>
<p>Our website is coming soon.</p>
${contacts.map((contact) => `<p>${contact}</p>`).join('\n')}
</main>
</body>
</html>
`
}
