export function RunStatusCell() {
  return null
}
