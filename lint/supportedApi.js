import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import browserslist from 'browserslist'

/**
 * Forbids web APIs that a browser in package.json's `browserslist` lacks, as far as the name shows:
 * globals, static members, and calls of methods whose two-word name not every object has. APIs that
 * src/polyfills.ts adds are allowed.
 * @type {import('oxlint/plugins-dev').Rule}
 */
export const supportedApi = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const { lackedBy, polyfilled } = readData()
    const report = (node, name) => {
      const browsers = polyfilled.has(name.toLowerCase()) ? null : lackedBy(name)
      if (browsers) context.report({ node, message: `${name} is missing in ${browsers}.` })
    }
    return {
      NewExpression({ callee }) {
        if (callee.type === 'Identifier') report(callee, callee.name)
      },
      CallExpression({ callee }) {
        if (callee.type === 'Identifier') report(callee, callee.name)
        if (callee.type === 'MemberExpression' && !callee.computed && !isClass(callee.object)) {
          report(callee, `.${callee.property.name}`)
        }
      },
      MemberExpression(node) {
        const { object, property, computed } = node
        if (computed) return
        if (object.type === 'Identifier') {
          if (isClass(object)) report(node, `${object.name}.${property.name}`)
          else report(object, object.name)
        }
      },
    }
  },
}

const root = join(import.meta.dirname, '..')
const dataNames = { ios_saf: 'safari_ios' }
/** Globals of browsers, in addition to those of Node. */
const atHand =
  /^(?:HTML(?:Input|Form|Dialog|Select|Media|Canvas)?Element|Element|Document|Window|Navigator)$/
let data

function readData() {
  data ??= {
    lackedBy: createLookup(),
    polyfilled: new Set(polyfilledNames(readFileSync(join(root, 'src/polyfills.ts'), 'utf8'))),
  }
  return data
}

/** `core-js/modules/es.map.group-by.js` adds `map.groupby`, and the method under its bare name. */
export function polyfilledNames(source) {
  return [...source.matchAll(/core-js\/modules\/es\.([a-z-]+)\.([a-z-]+)/g)].flatMap(
    ([, owner, method]) => {
      const name = method.replaceAll('-', '')
      return [`${owner.replaceAll('-', '')}.${name}`, `.${name}`]
    },
  )
}

/** Returns the browsers that lack a name, or null. */
function createLookup() {
  const floors = oldestVersions()
  const lacking = new Map()
  const note = (name, { __compat: compat } = {}) => {
    if (!compat) return
    const browsers = floors.filter(([browser, version]) => {
      const found = compat.support[dataNames[browser] ?? browser]
      return found !== undefined && !isIn(found, version)
    })
    const known = lacking.get(name)
    // A name that one object has everywhere says nothing about the same name of another object.
    if (known === undefined) lacking.set(name, browsers)
    else if (browsers.length < known.length) lacking.set(name, browsers)
  }
  for (const owners of [bcd.api, bcd.javascript.builtins, bcd.javascript.builtins.Intl]) {
    for (const [owner, members] of Object.entries(owners)) {
      if (owner === '__compat') continue
      note(owner, members)
      for (const [key, member] of Object.entries(members)) {
        if (key === '__compat' || key === owner) continue
        const name = key.replace(/_static$/, '')
        note(`${owner}.${name}`, member)
        if (isPublish(owner, name) && !key.endsWith('_static')) note(`.${name}`, member)
        if (owner === 'Window') note(name, member)
      }
    }
  }
  return (name) => {
    const browsers = lacking.get(name) ?? []
    return browsers.length === 0 ? null : browsers.map((each) => each.join(' ')).join(', ')
  }
}

/**
 * Checks for a two-word method name of an object that exists everywhere. Names such as `union` and
 * `path` are too common to check.
 */
function isPublish(owner, name) {
  return /^[a-z]+[A-Z]/.test(name) && (owner in globalThis || atHand.test(owner))
}

function isClass(node) {
  return node.type === 'Identifier' && /^[A-Z]/.test(node.name)
}

function oldestVersions() {
  const oldest = new Map()
  for (const each of browserslist(undefined, { path: root })) {
    const [browser, versions] = each.split(' ')
    const version = versions.split('-')[0]
    if (!oldest.has(browser) || compare(version, oldest.get(browser)) < 0) {
      oldest.set(browser, version)
    }
  }
  return [...oldest]
}

function isIn(statements, version) {
  return [statements].flat().some(({ version_added: added, version_removed: removed, flags }) => {
    if (typeof added !== 'string' || flags || removed) return false
    return added !== 'preview' && compare(added.replace('≤', ''), version) <= 0
  })
}

function compare(one, other) {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number))
  return a[0] - b[0] || (a[1] ?? 0) - (b[1] ?? 0)
}
