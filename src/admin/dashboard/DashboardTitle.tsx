import '../adminHidden.css'

/** The heading of the dashboard for screen readers: Payload gives it none. */
export const DashboardTitle = () => <h1 className="admin-hidden">Dashboard</h1>
