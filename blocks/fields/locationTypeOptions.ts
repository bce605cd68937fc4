/** Department options for blocks. */
export const locationTypeOptions = [
  { value: 'all', label: 'All' },
  { value: 'sales', label: 'Sales' },
  { value: 'service', label: 'Service' },
  { value: 'parts', label: 'Parts' },
]
