import { routes } from '../../routes.ts'
import type { AppRoute } from '../../routes.ts'

const matchers = routes.map((route) => ({ route, expression: compile(route.pattern) }))

export function findRoute(path: string): AppRoute | null {
  return matchers.find(({ expression }) => expression.test(path))?.route ?? null
}

function compile(pattern: string): RegExp {
  const source = pattern
    .split('/')
    .slice(1)
    .map((part) => {
      if (!part.startsWith(':')) return `/${part}`
      return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
    })
    .join('')
  return new RegExp(`^${source}/?$`, 'i')
}
