import type { Plugin } from 'vite'

const platformName = 'platform'
const runtimeName = 'rolldown-runtime'
const namingIt = new RegExp(`\\s*<script[^>]* src="[^"]*/${runtimeName}-[^"]*"></script>`, 'g')

/**
 * Moves the bundler's helpers, 0.6 KB that each first visit would ask for by themselves, into the file that
 * every page loads first.
 */
export function joinRuntime(): Plugin {
  return {
    name: 'harborlane:join-runtime',
    apply: 'build',
    // The names' hashes are made before: what is done here has its part in them.
    augmentChunkHash: () => String(joinRuntime),
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
        const runtime = chunks.find(({ name }) => name === runtimeName)
        const platform = chunks.find(({ name }) => name === platformName)
        if (!runtime || !platform) throw new Error(`there is no ${runtimeName} or ${platformName}`)
        for (const chunk of chunks) {
          if (chunk === runtime || chunk === platform) continue
          chunk.code = withImports(chunk.code, runtime.fileName, (names) => {
            const given = names.map(({ name, local }) => `${nameOf(name)} as ${local}`)
            return `import{${given.join()}}from"./${baseOf(platform.fileName)}"`
          })
        }
        const [body = '', handedOn = ''] = runtime.code.split(/export\s*\{/)
        const helpers = namesIn(handedOn.slice(0, handedOn.indexOf('}')))
        const own = withImports(platform.code, runtime.fileName, (names) =>
          names.map(({ name, local }) => `const ${local}=${nameOf(name)}`).join(';'),
        )
        const built = helpers.map(({ name, local }) => `${local}:${name}`).join()
        const made = helpers.map(({ local }) => `${local}:${nameOf(local)}`).join()
        platform.code = [
          `const{${made}}=(()=>{${body}return{${built}}})();`,
          // Before the rest, whose last line may be a comment that names its map.
          `export{${helpers.map(({ local }) => nameOf(local)).join()}};`,
          own,
        ].join('')
        delete bundle[runtime.fileName]
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const joined = html.replaceAll(namingIt, '')
        if (joined.includes(runtimeName)) throw new Error(`the page still names ${runtimeName}`)
        return joined
      },
    },
  }
}

/** Longer than any name of the built code. */
function nameOf(helper: string): string {
  return `runtime_${helper}`
}

interface Named {
  name: string
  /** After “as”. */
  local: string
}

/** Of `a as b,c`. */
function namesIn(list: string): Named[] {
  return list.split(',').map((each) => {
    const [name = '', local = name] = each.trim().split(' as ')
    return { name, local }
  })
}

function withImports(code: string, file: string, replace: (names: Named[]) => string): string {
  const from = baseOf(file).replaceAll('.', '\\.')
  const importing = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']\\./${from}["']`)
  const joined = code.replace(importing, (_, list: string) => replace(namesIn(list)))
  if (joined.includes(baseOf(file))) throw new Error(`something still needs ${file}`)
  return joined
}

function baseOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1)
}
