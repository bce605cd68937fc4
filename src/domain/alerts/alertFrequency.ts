/** How often a shopper is told of a search's cars. */
export const ALERT_FREQUENCIES = ['atOnce', 'daily', 'weekly'] as const
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number]

export const FREQUENCY_LABELS: Record<AlertFrequency, string> = {
  atOnce: 'At once',
  daily: 'Once a day',
  weekly: 'Once a week',
}

/** A frequency from a form; null for any other text. */
export const parseFrequency = (text: unknown): AlertFrequency | null =>
  ALERT_FREQUENCIES.find((frequency) => frequency === text) ?? null
