import { Component } from 'react'
import type { ReactNode } from 'react'
import { FailedState } from '../ui/screenStates.tsx'
import { Frame } from './frame.tsx'
import { reloadIfOutdated } from './outdatedBuild.ts'

interface ScreenBoundaryProps {
  title: ReactNode
  onRetry: () => void
  children: ReactNode
}

/** Keeps a fault in one screen from taking the shop down. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch() {
    reloadIfOutdated().catch(() => {})
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <Frame title={this.props.title} back>
        <FailedState
          failure={{ type: navigator.onLine ? 'unexpected' : 'offline' }}
          onRetry={() => {
            this.props.onRetry()
            this.setState({ broken: false })
          }}
        />
      </Frame>
    )
  }
}
