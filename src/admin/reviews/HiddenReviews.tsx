'use client'
import { useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { getRelationId } from '@/domain/relationId'
import { type HiddenReason, hiddenReason, reviewSummary } from '../../domain/reviews/visibleReviews'
import { listDocuments } from '../listDocuments'
import './reviews.css'

interface ReviewRow {
  id: number
  customer_name: string
  rating: number
  text: string
  visible?: boolean | null
}

/** Newest reviews in the preview. */
const MAX_REVIEWS = 1000

const REASONS: Record<HiddenReason, string> = { id: 'excluded', name: 'by name', text: 'by text' }

/** Live preview of hidden reviews and of the average threshold (REV-01, REV-02). */
export function HiddenReviews() {
  const { config } = useConfig()
  const { id } = useDocumentInfo()
  const site = Number(id)
  const settings = useFormFields(([fields]) => {
    const value = (name: string) => fields[`reviewRules.${name}`]?.value
    return JSON.stringify({
      minimum: Number(value('minimumAverage') ?? 0),
      excludedText: String(value('excludedText') ?? '') || null,
      excludedNames: (value('excludedNames') as string[] | null) ?? [],
      excludedIds: ((value('excludedReviews') as unknown[] | null) ?? []).map(getRelationId),
    })
  })
  const [reviews, setReviews] = useState<ReviewRow[] | null>(null)
  const root = formatAdminURL({ apiRoute: config.routes.api, path: '/reviews' })
  useEffect(() => {
    if (!(site > 0)) return
    const controller = new AbortController()
    const query = `where[site][equals]=${site}&where[visible][equals]=true&depth=0&sort=-review_date`
    listDocuments<ReviewRow>(root, query, { max: MAX_REVIEWS, signal: controller.signal })
      .then(setReviews)
      .catch(() => {})
    return () => controller.abort()
  }, [root, site])

  if (!reviews) return null
  const { minimum, ...filter } = JSON.parse(settings)
  const hidden = reviews.flatMap((review) => {
    const reason = hiddenReason({ ...review, customerName: review.customer_name }, filter)
    return reason ? [{ ...review, by: reason }] : []
  })
  const average = reviewSummary(reviews)?.averageRating ?? 0
  return (
    <section aria-live="polite" className="field-type forecourt-reviews">
      <h4>Hidden reviews</h4>
      <p>
        {reviews.length === 0
          ? 'No reviews yet.'
          : average > minimum
            ? `The average of ${average} is above ${minimum}: reviews are shown.`
            : `The average of ${average} is not above ${minimum}: reviews are hidden.`}
      </p>
      <p>
        {hidden.length === 0
          ? `None of ${reviews.length} reviews is hidden.`
          : `${hidden.length} of ${reviews.length} reviews are hidden. They still count towards the average:`}
      </p>
      <ul>
        {hidden.map(({ id, customer_name, text, by }) => (
          <li key={id}>
            <a href={formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/reviews/${id}` })}>
              {customer_name}
            </a>
            <small>{REASONS[by]}</small>
            <span>{text.length > 90 ? `${text.slice(0, 90)}…` : text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
