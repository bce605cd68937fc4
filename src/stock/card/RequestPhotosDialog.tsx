import { usualFormRules } from '@/domain/leads/formSettings'
import type { CarSummary } from '@/domain/stock/car'
import { EnquiryForm } from '@/enquiry/EnquiryForm'
import { Dialog } from '@/ui/Dialog'
import type { CardSettings } from './cardSettings'

interface RequestPhotosDialogProps {
  car: Pick<CarSummary, 'id' | 'name'>
  form: NonNullable<CardSettings['photoForm']>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The form that asks for photos of a car (CARD-04, LEAD-07). */
export function RequestPhotosDialog({ car, form, open, onOpenChange }: RequestPhotosDialogProps) {
  return (
    <Dialog
      title="Request photos"
      description={`We will send photos of the ${car.name} as soon as they are taken.`}
      open={open}
      onOpenChange={onOpenChange}
    >
      <EnquiryForm
        kind="photos"
        rules={usualFormRules('photos')}
        locations={[]}
        carId={car.id}
        consent={form.consent}
        optInDefault={form.optInDefault}
        terms={null}
        submitLabel="Request photos"
        successLink={null}
      />
    </Dialog>
  )
}
