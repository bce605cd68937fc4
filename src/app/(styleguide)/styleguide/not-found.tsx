import { LinkArrow } from '@/ui/actions/LinkArrow'
import { Container } from '@/ui/layout/Container'

export default function StyleguideNotFound() {
  return (
    <Container className="py-section-space">
      <h1 className="heading-1 mb-4">Specimen not found</h1>
      <LinkArrow href="/styleguide">All specimens</LinkArrow>
    </Container>
  )
}
