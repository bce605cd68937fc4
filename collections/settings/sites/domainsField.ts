import type { ArrayField, Validate } from 'payload'
import { localHostSlug, normalizeHost } from '../../../src/domain/site/host'
import { isAdminHost } from '../../../src/server/adminHost'
import { superAdminField } from '../../access/rules'

type HostOptions = { id?: number | string; req: Parameters<Validate>[1]['req'] }

/** Rejects invalid host names and hosts of other sites: each host belongs to one site. */
const validateHost = async (value: unknown, { id, req }: HostOptions): Promise<string | true> => {
  const host = normalizeHost(typeof value === 'string' ? value : null)
  if (host === null || host !== value) return 'Enter a lowercase host name, such as www.example.com.au.'
  if (isAdminHost(host)) return 'This is the host of the admin (ADMIN_HOST). Enter one of the dealer’s own.'
  const slug = localHostSlug(host)
  const existing = await req.payload.find({
    collection: 'sites',
    depth: 0,
    limit: 1,
    pagination: false,
    req,
    select: { name: true },
    where: {
      and: [
        // A site also answers at its short name under localhost.
        { or: [{ 'domains.host': { equals: host } }, ...(slug === null ? [] : [{ slug: { equals: slug } }])] },
        ...(id == null ? [] : [{ id: { not_equals: id } }]),
      ],
    },
  })
  return existing.docs[0] ? `${existing.docs[0].name} already uses this host name.` : true
}

/** Host names of a site. The first is canonical. */
export const domainsField: ArrayField = {
  name: 'domains',
  label: 'Domains',
  type: 'array',
  labels: { singular: 'Domain', plural: 'Domains' },
  access: { update: superAdminField },
  admin: {
    position: 'sidebar',
    description: 'The first is canonical. The others show the same pages.',
    initCollapsed: false,
  },
  fields: [
    {
      name: 'host',
      label: 'Host name',
      type: 'text',
      required: true,
      index: true,
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)],
      },
      validate: validateHost,
      admin: { placeholder: 'www.example.com.au' },
    },
  ],
}
