import { Navigate, useLocation } from 'react-router-dom'

/** Another address of a screen. Whatever stands behind it goes along: an invitation code. */
export const Moved = ({ to }: { to: string }) => <Navigate to={to + useLocation().search} replace />
