'use client'

/** Shows the error of a block that fails. */
export default function SpecimenError({ error }: { error: Error }) {
  return (
    <main data-specimen="" className="container-page py-8">
      <h1 className="heading-4">Could not render this specimen</h1>
      <p className="measure mt-2 text-muted">
        {error.message} Blocks that list stock need a site: seed the demo, or create one in the admin.
      </p>
    </main>
  )
}
