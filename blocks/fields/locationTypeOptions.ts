/** Departments as blocks offer them. */
export const locationTypeOptions = [
  { value: 'all', label: 'All' },
  { value: 'sales', label: 'Sales' },
  { value: 'service', label: 'Service' },
  { value: 'parts', label: 'Parts' },
]
