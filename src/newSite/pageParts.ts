import { type RichTextPart, richText } from '../../blocks/examples/richText'
import { ENQUIRY_KIND_DETAILS } from '../domain/leads/enquiryKinds'
import { isMultiStep } from '../domain/leads/lead'
import type { BlockContent, PageContent } from './siteContent'

/** A page of blocks with its search description. */
export function page(path: string, title: string, description: string, layout: BlockContent[]): PageContent {
  return { path, title, meta: { description }, layout }
}

/** The short banner of an inner page. */
export function innerHero(
  heading: string,
  text: string,
  image: number,
  actions: { label: string; link: string }[] = [],
) {
  return { blockType: 'heroBanner' as const, heading, text, image, size: 'short' as const, actions }
}

export function textBlock(parts: RichTextPart[]) {
  return { blockType: 'richText' as const, content: richText(parts) }
}

export interface Picture {
  image: number
  position?: 'left' | 'right'
  heading: string
  parts: RichTextPart[]
  button?: [label: string, link: string]
  background?: 'paper' | 'surface' | 'ink' | 'accent'
}

export function pictureAndText({ image, position = 'left', heading, parts, button, background = 'paper' }: Picture) {
  return {
    blockType: 'media' as const,
    image,
    position,
    background,
    beside: { heading, content: richText(parts), buttonLabel: button?.[0], buttonLink: button?.[1] },
  }
}

type EnquiryKind = Extract<BlockContent, { blockType: 'enquiryForm' }>['kind']

interface FormContent {
  heading: string
  intro: string
  submitLabel?: string
  askCategory?: boolean
  askRego?: boolean
  messageRequired?: boolean
  background?: 'paper' | 'surface'
}

export function form(kind: EnquiryKind, content: FormContent) {
  return {
    blockType: 'enquiryForm' as const,
    kind,
    askLocation: true,
    askCategory: false,
    askRego: false,
    messageRequired: ENQUIRY_KIND_DETAILS[kind].messageRequired,
    submitLabel: 'Send enquiry',
    // Multi-step forms end on the success page (LEAD-05).
    ...(isMultiStep(kind) || kind === 'testDrive' ? { successLink: '/success' } : {}),
    ...content,
  }
}

export function faq(
  heading: string,
  questions: [question: string, answer: string][],
  background: 'paper' | 'surface' = 'paper',
) {
  return {
    blockType: 'faq' as const,
    heading,
    background,
    questions: questions.map(([question, answer]) => ({ question, answer })),
  }
}

export const reviewsBlock = (heading: string, background: 'paper' | 'surface' = 'surface') => ({
  blockType: 'reviews' as const,
  heading,
  background,
  minimumAverage: 4,
  autoplay: false,
})
