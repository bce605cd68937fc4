'use client'

const FORMAT = new Intl.DateTimeFormat('en-AU', {
  ...{ day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
} as Intl.DateTimeFormatOptions)

/** A date and time with its year in the user's time zone. Only for content that is loaded in the browser. */
export const FullTime = ({ at }: { at: string }) => <time dateTime={at}>{FORMAT.format(new Date(at))}</time>
