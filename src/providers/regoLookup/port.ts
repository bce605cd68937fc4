/** A registered vehicle, as far as its register knows it. */
export interface RegisteredCar {
  make: string
  model: string
  badge: string | null
  year: number | null
}

/** Says which vehicle carries a registration plate. */
export interface RegoLookupProvider {
  /** The vehicle; null where none is found. Rejects where the register cannot be asked. */
  findCar(plate: { rego: string; regoState: string }): Promise<RegisteredCar | null>
}
