import { describe, expect, it } from 'vitest'
import { findRoute } from '../../routing/screens.ts'
import { visit } from './cachedViews.ts'
import type { CachedView } from './cachedViews.ts'

describe('the views that are kept alive', () => {
  it('keeps the root views for good, in the order they were first opened', () => {
    const paths = ['/home', '/explore', '/bag', '/filter', ...many(30), '/home']
    expect(cachedAfter(paths).slice(0, 4)).toEqual(['/home', '/explore', '/bag', '/filter'])
  })

  it('lets the product detail go when it is left', () => {
    expect(cachedAfter(['/home', '/detail/1', '/detail/2'])).toEqual(['/home', '/detail/2'])
    expect(cachedAfter(['/home', '/detail/1', '/bag'])).toEqual(['/home', '/bag'])
  })

  it('keeps 24 others, and lets the least recently visited go first', () => {
    expect(cachedAfter([...many(24), '/orderInfo/1', '/orderInfo/25'])).toEqual([
      '/orderInfo/1',
      ...many(25).slice(2),
    ])
  })

  it('keeps the profile, and what is typed there', () => {
    expect(cachedAfter(['/filter', '/profile', '/address'])).toEqual([
      '/filter',
      '/profile',
      '/address',
    ])
  })

  it('keeps one view for a list, with the newest search', () => {
    const views = visit(visit([], at('/products', 'q=tea')), at('/products', 'q=pot'))
    expect(views.map(({ path, search }) => ({ path, search }))).toEqual([
      { path: '/products', search: 'q=pot' },
    ])
  })

  it('keeps the very view when it is visited again, so that its state survives', () => {
    const first = visit([], at('/home'))
    const second = visit(visit(first, at('/bag')), at('/home'))
    expect(second.map((view) => view.key)).toEqual(['/home', '/bag'])
  })
})

function many(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `/orderInfo/${index + 1}`)
}

function at(path: string, search = '') {
  return { path, search, route: findRoute(path) }
}

function cachedAfter(paths: string[]): string[] {
  return paths
    .reduce<CachedView[]>((views, path) => visit(views, at(path)), [])
    .map((view) => view.path)
}
