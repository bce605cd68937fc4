/** The values of a form by the paths of their fields: `layout.2.heading`. */
export type FormValues = Readonly<Record<string, unknown>>
