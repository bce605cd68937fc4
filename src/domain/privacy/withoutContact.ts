/** An Australian phone number, also as it is in addresses. */
const PHONE =
  /(?<!\d)(?:\+|%2b)?(?:61(?:[ ().-]|%20){0,2}0?|0)(?:[ ().-]|%20){0,2}[2-478](?:(?:[ ().-]|%20){0,2}\d){8}(?!\d)/gi

/** A text without phone numbers. */
export const withoutPhones = (text: string): string => text.replaceAll(PHONE, '[number]')

/** A path without the parts that have an email address, and without phone numbers. */
export const withoutContact = (path: string): string =>
  path
    .split('/')
    .map((part) => (/@|%40/.test(part) ? '[email]' : withoutPhones(part)))
    .join('/')
