import { Component } from 'react'
import type { ReactNode } from 'react'
import { followConnection } from '../actors/connection.ts'
import { FailedState } from '../ui/screenStates.tsx'
import { Frame } from './frame.tsx'
import { reloadIfOutdated, reloadOnceReachable } from './reloading.ts'

interface ScreenBoundaryProps {
  /** Of the screen; without one it wraps all screens and the shell around them. */
  title?: ReactNode
  children: ReactNode
}

/**
 * Keeps an error in one screen from taking the shop down, and one in the shell from leaving an
 * empty page. Browsers remember a module that did not
 * arrive as failed for as long as the page lives, so trying again means loading the page.
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
