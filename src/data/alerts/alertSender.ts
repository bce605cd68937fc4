import 'server-only'
import type { AlertSender } from '../../domain/alerts/alertEmail'
import { siteOrigin } from '../../domain/site/origin'
import type { Site } from '../../domain/site/site'
import { listLocations } from '../locations/locations'

/** The dealer as an email's sender: its name, look, address and how to reach it. The address is that of its first listed location. */
export async function getAlertSender(site: Site): Promise<AlertSender> {
  const { name, phone, email, licenceNumber, theme } = site
  const [location] = (await listLocations(site.id)).filter(({ visible }) => visible)
  const { accent, accentInk, ink } = theme.colours
  const address = location?.address
  return {
    ...{ name, phone, email, licenceNumber: licenceNumber ?? site.dealerships[0]?.licenceNumber ?? null },
    origin: siteOrigin(site.domains, process.env.PORT),
    colours: { accent, onAccent: accentInk, ink },
    address: address ? `${address.street}, ${address.city} ${address.state} ${address.postcode}` : null,
  }
}
