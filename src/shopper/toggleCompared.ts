'use client'

import { COMPARED, compareLink } from '@/domain/car/comparedLink'
import { showToast } from '@/ui/overlays/toasts'
import { compared } from './comparedCars'

/** Adds a car to the comparison, or takes it out, and says where it is. */
export function toggleCompared({ slug, name }: { slug: string; name: string }): void {
  const list = compared.read()
  const isCompared = list.includes(slug)
  if (!isCompared && list.length >= COMPARED.max) {
    void showToast({
      title: `You can compare ${COMPARED.max} at a time`,
      description: 'Take one out first.',
      action: { label: 'Compare', href: compareLink(list) },
    })
    return
  }
  const next = isCompared ? list.filter((entry) => entry !== slug) : [...list, slug]
  compared.write(next)
  void showToast({
    title: isCompared ? 'Taken out of the comparison' : 'Added to the comparison',
    description: name,
    ...(next.length > 0 && { action: { label: `Compare ${next.length}`, href: compareLink(next) } }),
    durationMs: 5000,
  })
}
