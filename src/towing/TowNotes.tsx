/** What a match rests on, and what it does not replace. */
export function TowNotes() {
  return (
    <p className="measure text-sm text-muted">
      Every limit that we know of the car is checked against the van loaded to its ATM. Limits differ by variant, tow
      bar and accessories: check the plates and the owner’s manual, and weigh the van loaded. “Close” is less than a
      tenth of a limit to spare.
    </p>
  )
}
