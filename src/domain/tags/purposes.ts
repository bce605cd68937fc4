/** Purposes that shoppers agree to, from the one that needs no agreement. */
export const PURPOSES = ['necessary', 'functional', 'analytics', 'marketing'] as const
export type Purpose = (typeof PURPOSES)[number]

/** Purposes that shoppers can refuse. */
export const OPTIONAL_PURPOSES = ['functional', 'analytics', 'marketing'] as const satisfies readonly Purpose[]
export type OptionalPurpose = (typeof OPTIONAL_PURPOSES)[number]

export const PURPOSE_LABELS: Record<Purpose, string> = {
  necessary: 'Necessary',
  functional: 'Functional',
  analytics: 'Analytics',
  marketing: 'Marketing',
}
