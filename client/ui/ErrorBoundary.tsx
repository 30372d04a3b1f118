import { Component, type ReactNode } from 'react'

interface Props {
  /** Shown instead of the failed content; null if it will not be missed. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * Contains render errors and code that failed to load, so that the rest of the page stays. React supports this in classes only.
 */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
