'use client'

/** A block that fails shows why, and leaves the other frames alone. */
export default function SpecimenError({ error }: { error: Error }) {
  return (
    <main data-specimen="" className="container-page py-8">
      <h1 className="heading-4">This specimen cannot be shown</h1>
      <p className="measure mt-2 text-muted">
        {error.message} Blocks that list stock need a site: start with the demo, or make one in the admin.
      </p>
    </main>
  )
}
