export type Mapping = Record<string, string>
