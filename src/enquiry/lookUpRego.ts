interface FoundCar {
  make: string
  model: string
  badge: string | null
  year: number | null
}

const FAILED = "Could not look up the plate. Enter the car's details instead."

/** Looks up a car by its registration plate. Returns the car or a message for the shopper; never throws. */
export async function lookUpRego(rego: string, regoState: string): Promise<FoundCar | { message: string }> {
  try {
    const response = await fetch('/api/rego-lookups', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ rego, regoState }),
    })
    const body = await response.json()
    return response.ok ? (body as FoundCar) : { message: body.errors?.[0]?.message ?? FAILED }
  } catch {
    return { message: FAILED }
  }
}
