/** Says to staff on every page that only they see a site that is not live. */
export function StaffNotice() {
  return (
    <aside aria-label="For staff" data-surface="ink" data-print="hidden">
      <p className="container-page py-2.5 text-sm">
        Only staff see this site. It goes live from <b>Launch</b> in the admin.
      </p>
    </aside>
  )
}
