/** What a state calls the licence of those who sell vehicles, and who issues it. */
export interface DealerLicence {
  name: string
  authority: string
}

/** The licence to sell vehicles in each state and territory. */
export const DEALER_LICENCES = {
  ACT: { name: 'motor vehicle dealer licence', authority: 'Access Canberra' },
  NSW: { name: 'motor dealer licence (MD)', authority: 'NSW Fair Trading' },
  NT: { name: 'motor vehicle dealer licence (MVD)', authority: 'Licensing NT' },
  QLD: { name: 'motor dealer licence', authority: 'Queensland Office of Fair Trading' },
  SA: { name: 'second-hand vehicle dealer licence (LVD)', authority: 'Consumer and Business Services' },
  TAS: { name: 'motor vehicle trader licence (LMVT)', authority: 'Consumer, Building and Occupational Services' },
  VIC: { name: 'motor car trader licence (LMCT)', authority: 'Consumer Affairs Victoria' },
  WA: { name: 'motor vehicle dealer licence (MD)', authority: 'Consumer Protection WA' },
} as const satisfies Record<string, DealerLicence>

/** True for a text that can be a licence number: at least three digits, with or without the letters of its kind. */
export const isLicenceNumber = (text: string | null | undefined): boolean => (text ?? '').replace(/\D/g, '').length >= 3
