import { Component } from 'react'
import type { ReactNode } from 'react'
import { followConnection } from '../actors/connection.ts'
import { FailedState } from '../ui/screenStates.tsx'
import { Frame } from './frame.tsx'
import { reloadIfOutdated, reloadOnceReachable } from './reloading.ts'

interface ScreenBoundaryProps {
  /** The screen's title. Without one the boundary wraps all screens and the shell. */
  title?: ReactNode
  children: ReactNode
}

/**
 * Limits an error in one screen to that screen, and an error in the shell to a message. Browsers
 * never fetch a failed module again in the life of a page, so a retry reloads the page.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { broken: boolean }> {
  override state = { broken: false }
  private unfollow = () => {}

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidMount() {
    this.unfollow = followConnection((news) => {
      if (this.state.broken && news.type === 'connection.restored') void reloadOnceReachable()
    })
  }

  override componentWillUnmount() {
    this.unfollow()
  }

  override componentDidCatch() {
    reloadIfOutdated().catch(() => {})
  }

  override render() {
    if (!this.state.broken) return this.props.children
    const { title } = this.props
    const failureValue = (
      <FailedState
        failure={{ type: navigator.onLine ? 'unexpected' : 'offline' }}
        onRetry={() => void reloadOnceReachable()}
      />
    )
    return title === undefined ? (
      <main>{failureValue}</main>
    ) : (
      <Frame title={title} back>
        {failureValue}
      </Frame>
    )
  }
}
