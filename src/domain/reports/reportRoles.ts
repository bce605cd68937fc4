/** Roles that read reports of their sites. Authors write, and leads-only staff answer; neither judges campaigns or colleagues. */
export const REPORT_ROLES: readonly string[] = ['superAdmin', 'groupManager', 'siteEditor']

export const mayReadReports = (role: string | null | undefined): boolean => REPORT_ROLES.includes(role ?? '')
