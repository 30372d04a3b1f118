import { Component, type ReactNode } from 'react'

interface Props {
  /** Shown instead of what threw; null where nothing will be missed. */
  fallback: ReactNode
  children: ReactNode
}

/** What throws, or whose code cannot be loaded, leaves everything around it standing. React has these as classes only. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
