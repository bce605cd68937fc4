/** Tables that a backup leaves out, with the reason. They are empty after a restore. */
export const EXCLUDED_TABLES: Readonly<Record<string, string>> = {
  build_files: 'files of builds, which each web server adds when it starts',
  cache_changes: 'names transactions of the database that was backed up',
  cdn_purges: 'pages that a CDN still has to drop; a restore ends with dropping all',
  payload_locked_documents: 'documents that are open in an editor',
  payload_locked_documents_rels: 'documents that are open in an editor',
  rate_limits: 'counts of the last minutes',
  staff_sessions: 'sessions, some of which may have been ended since',
  users_sessions: 'sessions, some of which may have been ended since',
}
