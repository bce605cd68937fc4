/** Product icon. */
export function Icon() {
  return (
    <svg aria-hidden="true" className="forecourt-icon" fill="none" height="24" viewBox="0 0 32 32" width="24">
      <path d="M2 8.6 16 3l14 5.6v3.2H2z" fill="currentColor" />
      <path d="M5.5 11.8V28M26.5 11.8V28" stroke="currentColor" strokeWidth="2.4" />
      <path
        d="M9 25.5v-3.4c0-.9.6-1.6 1.4-1.8l.9-.2 1.4-2.8c.4-.7 1-1.1 1.8-1.1h3c.8 0 1.4.4 1.8 1.1l1.4 2.8.9.2c.8.2 1.4.9 1.4 1.8v3.4c0 .3-.2.5-.5.5h-1.7a2 2 0 0 1-3.8 0h-2a2 2 0 0 1-3.8 0H9.5a.5.5 0 0 1-.5-.5zM13 20h6l-1-2.2a.7.7 0 0 0-.6-.4h-2.8a.7.7 0 0 0-.6.4z"
        fill="#e4572e"
        fillRule="evenodd"
      />
    </svg>
  )
}

/** Icon with the product name, for the login page. */
export function Logo() {
  return (
    <span className="forecourt-logo">
      <Icon />
      Forecourt
    </span>
  )
}
