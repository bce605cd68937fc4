/** A registered vehicle. */
export interface RegisteredCar {
  make: string
  model: string
  badge: string | null
  year: number | null
}

/** Finds the vehicle with a registration plate. */
export interface RegoLookupProvider {
  /** The vehicle; null if none is found. Rejects if the register is unavailable. */
  findCar(plate: { rego: string; regoState: string }): Promise<RegisteredCar | null>
}
