/** Freezes a value that is JSON, with all that it contains. What is frozen already counts as frozen with all that it contains. */
export function freezeDeep<Value>(value: Value): Value {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) freezeDeep(part)
  return value
}
