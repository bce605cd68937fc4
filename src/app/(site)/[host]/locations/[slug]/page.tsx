import LocationRoute, { generateMetadata } from '../../our-location/[slug]/page'

export const dynamic = 'force-static'
export const generateStaticParams = () => []

// The same page by its other specified address (LOC-02); the canonical link names one of the two.
export { generateMetadata }
export default LocationRoute
