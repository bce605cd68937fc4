/** Domains whose mailboxes ignore dots in the name before the @. */
const DOTLESS_DOMAINS = ['gmail.com', 'googlemail.com']

/** The mailbox that an email reaches: in lower case, without a tag after a plus sign, and at Gmail without dots. */
export function toMailbox(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@')
  const tag = name.indexOf('+', 1)
  const untagged = tag === -1 ? name : name.slice(0, tag)
  return DOTLESS_DOMAINS.includes(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`
}

/** What tells the same person in a campaign: the email as it is, its mailbox, and the verified mobile. */
export function drawPersonKeys({ email, phone }: { email: string | null; phone: string | null }): string[] {
  return [
    ...new Set([
      ...(email === null ? [] : [email.toLowerCase(), toMailbox(email)]),
      ...(phone === null ? [] : [`mobile:${phone}`]),
    ]),
  ]
}
