/** A record with the same names. */
export const mapValues = <Value, Mapped>(all: Record<string, Value>, map: (value: Value, name: string) => Mapped) =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, map(value, name)]))
