'use client'
import { useFormFields, useFormModified } from '@payloadcms/ui'
import './replacedFile.css'

/** Once another file is chosen in place of a saved one: in how many documents it shows, and that the alt text may describe the earlier one. */
export function ReplacedFile({ documents }: { documents: number }) {
  // Payload keeps the file in the form after it was saved.
  const isModified = useFormModified()
  const isChosen = useFormFields(([fields]) => fields.file?.value instanceof File)
  return (
    <div className="field-type forecourt-replaced" role="status">
      {isChosen && isModified ? (
        <>
          <p>
            {documents === 0
              ? 'No document shows this file yet.'
              : documents === 1
                ? '1 document shows this file. It shows the new one once you save.'
                : `${documents} documents show this file. They show the new one once you save.`}
          </p>
          <p>Does the alt text below describe the new picture? Change it if not.</p>
        </>
      ) : null}
    </div>
  )
}
