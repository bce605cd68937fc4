import LocationRoute, { generateMetadata } from '../../our-location/[slug]/page'

export const dynamic = 'force-static'
export const generateStaticParams = () => []

// The same page at its other specified address (LOC-02), with one canonical link for both.
export { generateMetadata }
export default LocationRoute
