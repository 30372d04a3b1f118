import { Navigate, useLocation } from 'react-router-dom'

/** Redirects another address of a screen, keeping its query string (an invitation code). */
export const Moved = ({ to }: { to: string }) => <Navigate to={to + useLocation().search} replace />
