import { themes } from '@blocks/examples/themes'
import { notFound } from 'next/navigation'
import { publicSite } from '@/domain/site/publicSite'
import type { Site } from '@/domain/site/site'
import { FormDialogs } from '@/enquiry/FormDialogs'
import { SiteProvider } from '@/site/pages/SiteProvider'
import { ThemeFrame } from '@/site/theme/ThemeFrame'
import { Toaster } from '@/ui/overlays/Toaster'
import { PrimitivesGallery } from '@/ui/styleguide/PrimitivesGallery'
import { BlockSpecimen } from '../../BlockSpecimen'
import { CardStates } from '../../CardStates'
import { CarPage } from '../../CarPage'
import { CAR_PAGES, findSpecimen, isThemeName, type Specimen } from '../../specimens'
import { styleguideSite } from '../../styleguideSite'

interface ThemedSpecimenPageProps {
  params: Promise<{ name: string; theme: string }>
  searchParams: Promise<{ car?: string }>
}

/** One specimen in one theme, for the frames of its page and for screenshots. */
export default async function ThemedSpecimenPage({ params, searchParams }: ThemedSpecimenPageProps) {
  const { name, theme } = await params
  const specimen = findSpecimen(name)
  if (!specimen || !isThemeName(theme)) notFound()
  const site = await styleguideSite(theme)
  return (
    <ThemeFrame theme={themes[theme]}>
      <SiteProvider site={publicSite(site)}>
        <main data-specimen={name} className="flow-root has-[[data-block]_.fixed]:min-h-[120rem]">
          {specimen.name !== CAR_PAGES && <h1 className="sr-only">{`${specimen.title}, ${theme}`}</h1>}
          <SpecimenContent specimen={specimen} site={site} carName={(await searchParams).car} />
        </main>
        <Toaster />
        <FormDialogs />
      </SiteProvider>
    </ThemeFrame>
  )
}

function SpecimenContent({ specimen, site, carName }: { specimen: Specimen; site: Site; carName?: string }) {
  if (specimen.block) return <BlockSpecimen {...specimen.block} site={site} carName={carName} />
  if (specimen.name === CAR_PAGES) return <CarPage site={site} carName={carName} />
  return specimen.name === 'cards' ? <CardStates site={site} /> : <PrimitivesGallery />
}
