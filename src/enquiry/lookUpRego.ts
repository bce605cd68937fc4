interface FoundCar {
  make: string
  model: string
  badge: string | null
  year: number | null
}

const FAILED = 'We cannot look up plates just now. Please type what the car is.'

/** Asks which car carries a plate. Answers with the car or with what to tell the shopper; never throws. */
export async function lookUpRego(rego: string, regoState: string): Promise<FoundCar | { message: string }> {
  try {
    const answer = await fetch('/api/rego-lookups', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ rego, regoState }),
    })
    const said = await answer.json()
    return answer.ok ? (said as FoundCar) : { message: said.errors?.[0]?.message ?? FAILED }
  } catch {
    return { message: FAILED }
  }
}
