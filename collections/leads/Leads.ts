import type { CollectionConfig } from 'payload'
import { hiddenFrom } from '../access/hiddenFrom'
import {
  allOf,
  anyOf,
  groupManagers,
  noAccess,
  onOwnSites,
  siteEditors,
  siteLeadsStaff,
  superAdmin,
} from '../access/rules'
import { deleteLeadFiles } from './hooks/deleteLeadFiles'
import { releaseHeldCars } from './hooks/releaseHeldCars'
import { signNotes } from './hooks/signNotes'
import { carTab } from './leadFields/carTab'
import { deliveriesTab } from './leadFields/deliveriesTab'
import { enquiryTab } from './leadFields/enquiryTab'
import { sidebarFields } from './leadFields/sidebarFields'
import { sourceTab } from './leadFields/sourceTab'

const leadStaff = anyOf(superAdmin, siteEditors, siteLeadsStaff)

/** A lead: the shopper's enquiry with its car, site and source (LEAD-01). */
export const Leads: CollectionConfig = {
  slug: 'leads',
  labels: { singular: 'Lead', plural: 'Leads' },
  access: {
    read: leadStaff,
    create: noAccess,
    update: leadStaff,
    delete: anyOf(superAdmin, allOf(groupManagers, onOwnSites())),
  },
  admin: {
    group: 'Leads',
    useAsTitle: 'reference',
    defaultColumns: ['createdAt', 'status', 'name', 'category', 'car_name', 'reference'],
    listSearchableFields: ['reference', 'name', 'last_name', 'email', 'phone', 'stock_number'],
    description: 'Enquiries from shoppers, newest first. Mark a lead as done once it has been answered.',
    hidden: hiddenFrom('siteAuthor'),
  },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  hooks: { beforeChange: [signNotes], beforeDelete: [deleteLeadFiles, releaseHeldCars] },
  indexes: [
    { fields: ['site', 'idempotency_key'], unique: true },
    { fields: ['site', 'status'] },
    // For the inbox, which lists leads by date.
    { fields: ['site', 'createdAt'] },
  ],
  fields: [
    {
      type: 'tabs',
      tabs: [enquiryTab, carTab, sourceTab, deliveriesTab],
    },
    ...sidebarFields,
  ],
}
