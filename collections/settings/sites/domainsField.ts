import type { ArrayField, Validate } from 'payload'
import { normalizeHost } from '../../../src/domain/site/host'
import { superAdminField } from '../../access/rules'

type HostOptions = { id?: number | string; req: Parameters<Validate>[1]['req'] }

/** Refuses what is not a host name, and a host that another site answers to: one host leads to one dealer. */
const aFreeHost = async (value: unknown, { id, req }: HostOptions): Promise<string | true> => {
  const host = normalizeHost(typeof value === 'string' ? value : null)
  if (host === null || host !== value) return 'Only the host name, in small letters: www.example.com.au'
  const taken = await req.payload.find({
    collection: 'sites',
    depth: 0,
    limit: 1,
    pagination: false,
    req,
    select: { name: true },
    where: { and: [{ 'domains.host': { equals: host } }, ...(id == null ? [] : [{ id: { not_equals: id } }])] },
  })
  return taken.docs[0] ? `${taken.docs[0].name} already answers to this host.` : true
}

/** Host names of a site; the first is the one that search engines are told. */
export const domainsField: ArrayField = {
  name: 'domains',
  label: 'Web addresses',
  type: 'array',
  labels: { singular: 'Web address', plural: 'Web addresses' },
  access: { update: superAdminField },
  admin: {
    position: 'sidebar',
    description: 'Host names that lead here. The first is canonical; the others show the same pages.',
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
      validate: aFreeHost,
      admin: { placeholder: 'www.example.com.au' },
    },
  ],
}
