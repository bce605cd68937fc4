export function MappingField() {
  return null
}
