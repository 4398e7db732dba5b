import { describe, expect, it } from 'vitest'
import { findRoute } from '../../routing/screens.ts'
import { visit } from './cachedViews.ts'
import type { CachedView } from './cachedViews.ts'

describe('the cached views', () => {
  it('keep the root views forever, in the order they were first opened', () => {
    const paths = ['/home', '/explore', '/bag', '/filter', ...many(30), '/home']
    expect(cachedAfter(paths).slice(0, 4)).toEqual(['/home', '/explore', '/bag', '/filter'])
  })

  it('drop the product detail when it is left', () => {
    expect(cachedAfter(['/home', '/detail/1', '/detail/2'])).toEqual(['/home', '/detail/2'])
    expect(cachedAfter(['/home', '/detail/1', '/bag'])).toEqual(['/home', '/bag'])
  })

  it('keep 24 others and drop the least recently visited first', () => {
    expect(cachedAfter([...many(24), '/orderInfo/1', '/orderInfo/25'])).toEqual([
      '/orderInfo/1',
      ...many(25).slice(2),
    ])
  })

  it('keep the profile and its typed text', () => {
    expect(cachedAfter(['/filter', '/profile', '/address'])).toEqual([
      '/filter',
      '/profile',
      '/address',
    ])
  })

  it('keep one view per list, with the newest search', () => {
    const views = visit(visit([], at('/products', 'q=tea')), at('/products', 'q=pot'))
    expect(views.map(({ path, search }) => ({ path, search }))).toEqual([
      { path: '/products', search: 'q=pot' },
    ])
  })

  it('keep the same object when a view is visited again, so that its state survives', () => {
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
