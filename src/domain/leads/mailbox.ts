/** Domains of one provider, which ignores dots in the name. */
const DOTLESS_DOMAINS: readonly string[] = ['gmail.com', 'googlemail.com']

/**
 * The mailbox that an address leads to, as text to compare: without capitals, without what follows a plus, and at Gmail without dots.
 * For limits by person only: mail is sent to the address as it was entered.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  if (at < 1) return address
  const [name = ''] = address.slice(0, at).split('+')
  const domain = address.slice(at + 1)
  return DOTLESS_DOMAINS.includes(domain) ? `${name.replaceAll('.', '')}@${DOTLESS_DOMAINS[0]}` : `${name}@${domain}`
}
