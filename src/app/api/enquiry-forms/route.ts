import * as z from 'zod'
import { carWithId } from '@/data/cars'
import { formOfKind } from '@/data/formSettings'
import { isHeld } from '@/data/holds'
import { siteForHost } from '@/data/sites'
import { isReservable } from '@/domain/car/carButtons'
import { takesCar } from '@/domain/leads/enquiryKinds'
import { DIALOG_KINDS } from '@/domain/leads/formDialog'
import { reserveWords } from '@/domain/leads/reserveWords'
import { formProps } from '@/enquiry/formProps'
import { answerError, answerIssues } from '@/ops/answerError'
import { parseQuery } from '@/server/requestBody'

const questionSchema = z.object({
  kind: z.enum(DIALOG_KINDS, `Send one of: ${DIALOG_KINDS.join(', ')}.`),
  car_id: z
    .string('Send the id of a car.')
    .regex(/^\d{1,9}$/, 'Send the id of a car.')
    .transform(Number),
})

/** What a form about a car is shown with, by `?kind=&car_id=`: `{ form, intro }`. Asked for when a dialog opens. */
export async function GET(request: Request) {
  const site = await siteForHost(request.headers.get('host'))
  if (!site) return answerError(404, 'host', 'No dealer is at this address.')
  const asked = questionSchema.safeParse(parseQuery(request))
  if (!asked.success) return answerIssues(asked.error)
  const { kind, car_id } = asked.data
  const [car, settings] = await Promise.all([carWithId(site.id, car_id), formOfKind(site.id, kind)])
  if (!car) return answerError(404, 'car_id', `This ${site.stockNoun.one} is no longer on our site.`)
  const words = reserveWords(site, car)
  if (takesCar(kind)) {
    const offered = site.flags.reserveOnline || site.flags.buyOnline
    if (!offered || !isReservable(car) || (await isHeld(site.id, car.id, new Date()))) {
      return answerError(409, 'car_id', words.taken)
    }
  }
  const form = formProps({ kind, site, settings, car })
  const intro = takesCar(kind) ? `${words.intro} ${words.fee}` : null
  return Response.json({ form, intro }, { headers: { 'Cache-Control': 'no-store' } })
}
