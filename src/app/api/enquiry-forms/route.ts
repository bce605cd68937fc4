import * as z from 'zod'
import { hasActiveHold } from '@/data/car/holds'
import { findFormByKind } from '@/data/enquiry/formSettings'
import { findCarById } from '@/data/stock/cars'
import { isReservable } from '@/domain/car/carButtons'
import { hasCar } from '@/domain/leads/enquiryKinds'
import { DIALOG_KINDS } from '@/domain/leads/formDialog'
import { reserveLabels } from '@/domain/leads/reserveLabels'
import { formProps } from '@/enquiry/formProps'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { siteAccess } from '../access'

const querySchema = z.object({
  kind: z.enum(DIALOG_KINDS, `Use one of: ${DIALOG_KINDS.join(', ')}.`),
  car_id: z
    .string('Enter a car id.')
    .regex(/^\d{1,9}$/, 'Enter a car id.')
    .transform(Number),
})

/** The props of a form about a car by `?kind=&car_id=`: `{ form, intro }`. Fetched when a dialog opens. */
export const GET = route({ access: siteAccess(), query: querySchema }, async (_request, { access: site, query }) => {
  const { kind, car_id } = query
  const [car, settings] = await Promise.all([findCarById(site.id, car_id), findFormByKind(site.id, kind)])
  if (!car)
    return errorResponse(404, { field: 'car_id', message: `This ${site.stockNoun.one} is no longer on our site.` })
  const labels = reserveLabels(site, car)
  if (hasCar(kind)) {
    const isOffered = site.flags.reserveOnline || site.flags.buyOnline
    if (!isOffered || !isReservable(car) || (await hasActiveHold(site.id, car.id, new Date()))) {
      return errorResponse(409, { field: 'car_id', message: labels.taken })
    }
  }
  const form = formProps({ kind, site, settings, car })
  const intro = hasCar(kind) ? `${labels.intro} ${labels.fee}` : null
  return Response.json({ form, intro }, { headers: { 'Cache-Control': 'no-store' } })
})
