/** The product's mark: a forecourt's canopy over a row of three cars. */
export function Icon() {
  return (
    <svg aria-hidden="true" className="forecourt-icon" fill="none" height="24" viewBox="0 0 32 32" width="24">
      <path d="M3 10.5 16 4l13 6.5v3H3z" fill="currentColor" />
      <path d="M6 13.5v14M26 13.5v14" stroke="currentColor" strokeWidth="2.5" />
      <rect fill="#e4572e" height="6" rx="2" width="12" x="10" y="20.5" />
      <path d="m12 20.5 1.6-3.2a1 1 0 0 1 .9-.5h3a1 1 0 0 1 .9.5l1.6 3.2z" fill="#e4572e" />
    </svg>
  )
}

/** The mark with the name, on the login page. */
export function Logo() {
  return (
    <span className="forecourt-logo">
      <Icon />
      Forecourt
    </span>
  )
}
