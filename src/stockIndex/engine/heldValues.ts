/** A column that holds a value of each record. */
export interface HeldValues {
  /** true if `valueAt` returns this value, null for none */
  holds(slot: number, value: unknown): boolean
  valueAt(slot: number): unknown
}
