/**
 * States who may import whom: the first row whose folder matches a file applies. Project files are
 * matched by their path from the root, packages by their name. `types` may be imported as types
 * only. The lint and `tests/structure/imports.test.ts` read this table; nothing else states it.
 */

/** The features of `src/views` that a feature may use. Every feature may use `session`. */
export const featureUses = {
  account: ['language', 'notices', 'orders', 'payment', 'pictures', 'withdrawal'],
  addresses: [],
  bills: [],
  cart: [],
  catalogue: ['cart', 'favourites', 'language'],
  checkout: ['addresses', 'cart', 'notices', 'orders', 'payment', 'recharge'],
  favourites: [],
  flows: [],
  help: [],
  language: [],
  live: [],
  messages: ['catalogue', 'pictures'],
  notices: [],
  orders: ['addresses', 'cart', 'messages', 'pictures'],
  payment: [],
  pictures: [],
  recharge: ['orders', 'pictures', 'wallet'],
  refunds: ['orders', 'pictures'],
  returns: ['orders'],
  reviews: ['orders', 'pictures'],
  session: ['help'],
  wallet: [],
  withdrawal: ['payment', 'wallet'],
}

const contract = /^contract\//
const root = /^src\/(constants|serverClock|showsFlows)\.ts$/
const routing = /^src\/routing\/(accountSections|guard|hrefs|titles)\.ts$/
const ground = /^src\/views\/(actors|ui|shell|session)\//
const project = '(?:bench|contract|demo|docs|lint|scripts|server|src|tests|tools)/'
const packages = new RegExp(`^(?!${project})`)
const packagesOfViews = new RegExp(
  `^(?!${project}|xstate$|@xstate/|ofetch$|js-cookie$|eventsource-parser)`,
)
const packagesOfServer = new RegExp(`^(?!${project}|xstate$|@xstate/|react)`)
const packagesButGraph = new RegExp(`^(?!${project}|@xstate/graph$)`)
const testTools = /^tests\/(support|factories)\//
const findsSession = /^server\/domain\/identity\/session\/findSession\.ts$/
const verbs = /^server\/domain\/(?!identity\/session\/findSession\.ts$)/
const selectors = /^src\/machines\/selectors\//

const features = Object.entries(featureUses).flatMap(([feature, uses]) => {
  const allowed = new RegExp(`^src/views/(${[feature, ...uses].join('|')})/`)
  const why = `a feature uses its own room, the ground, and what lint/importTable.js lists for ${feature}`
  return [
    {
      folder: new RegExp(`^src/views/${feature}/(use|start)[A-Z]\\w*\\.tsx?$`),
      values: [
        allowed,
        ground,
        contract,
        routing,
        root,
        /^src\/(machines|services|messages)\//,
        packages,
      ],
      why: `${why}; its binding joins a chart with services`,
    },
    {
      folder: new RegExp(`^src/views/${feature}/`),
      values: [
        allowed,
        ground,
        contract,
        routing,
        root,
        selectors,
        /^src\/messages\//,
        packagesOfViews,
      ],
      types: [/^src\/machines\//, /^xstate$/],
      why: `${why}; a screen reaches charts and services through its binding`,
    },
  ]
})

/** Areas of the server's domain, lowest first. Each may import itself and the areas before it. */
export const domainUses = [
  'kernel',
  'ledger',
  'stock',
  'uploads',
  'identity',
  'catalogue',
  'trade',
  'wallet',
  'messaging',
  'privacy',
  'integrity',
]

const domainAreas = domainUses.map((area, place) => ({
  folder: new RegExp(`^server/domain/${area}/`),
  values: [
    new RegExp(
      `^server/domain/(${domainUses.slice(0, place + 1).join('|')})/(?!session/findSession\\.ts$)`,
    ),
    /^server\/db\//,
    contract,
    /^(drizzle-orm|valibot|sharp|lru-cache|p-limit|@simplewebauthn\/server$|@noble\/|@scure\/|micro-eth-signer|opencc-js\/|client-zip$)/,
    /^node:/,
  ],
  types: [findsSession],
  why: `verbs know nothing of HTTP, are handed the session, and ${area} stands only on areas before it (domainUses in lint/importTable.js)`,
}))

/**
 * Suites of `tests` whose helpers another suite uses. Every suite may use `support/`, `factories/`
 * and `faults/`.
 */
const suiteUses = {
  api: ['model'],
  attack: ['api', 'money'],
  browser: [],
  model: ['browser'],
  money: [],
  mutation: ['browser', 'model'],
  shipped: ['browser'],
  structure: ['model'],
  upgrade: [],
}

const scripts = /^scripts\//
const app = /^(contract|src|server)\//
const suites = Object.entries(suiteUses).map(([suite, uses]) => ({
  folder: new RegExp(`^tests/${suite}/`),
  values: [
    app,
    testTools,
    new RegExp(`^tests/(faults|${[suite, ...uses].join('|')})/`),
    ...(suite === 'attack' ? [/^bench\//] : []),
    ...(suite === 'structure' ? [/^(lint|tools\/flow-book)\//] : []),
    ...(/^(api|model|structure)$/.test(suite) ? [scripts] : []),
    packagesButGraph,
  ],
  why: `a suite uses its own room and what lint/importTable.js lists for ${suite}`,
}))

export const importTable = [
  {
    folder: /^contract\/.*\.test\.ts$/,
    values: [contract, testTools, packages],
    why: 'a test of the contract knows neither app nor server',
  },
  {
    folder: /^src\/.*\.test\.tsx?$/,
    values: [
      /^src\//,
      contract,
      testTools,
      /^server\/(routes\/openapi|domain\/uploads\/uploadedPictureOf)\.ts$/,
      packagesButGraph,
    ],
    why: 'a test of the app knows of the server what its API publishes',
  },
  {
    folder: /^server\/.*\.test\.ts$/,
    values: [/^server\//, contract, testTools, /^tests\/faults\//, packagesOfServer],
    why: 'a test of the server knows nothing of the app',
  },
  {
    folder: /^contract\/postcode\.ts$/,
    values: [/^postcode-validator$/, contract],
    why: 'the grammar of each country’s postcodes is kept by others',
  },
  {
    folder: /^contract\//,
    values: [/^valibot$/, contract],
    why: 'both ends read the contract, so it is valibot and nothing else',
  },
  {
    folder: /^src\/machines\/\w+\.ts$/,
    values: [/^xstate$/],
    types: [/^src\/machines\//, contract],
    why: 'a chart’s only value import is xstate, so that it can be pasted whole into a visualizer',
  },
  {
    folder: /^src\/machines\/selectors\//,
    values: [/^xstate$/, selectors, contract],
    types: [/^src\/machines\//],
    why: 'selectors ask a chart, and know no screen',
  },
  {
    folder: /^src\/services\//,
    values: [
      /^(ofetch|@simplewebauthn\/browser|js-cookie|valibot|eventsource-parser)/,
      contract,
      root,
      /^src\/services\//,
      /^src\/worker\/readable\.ts$/,
    ],
    why: 'services know neither charts nor screens',
  },
  {
    folder: /^src\/worker\//,
    values: [/^workbox-/, /^src\/worker\//],
    why: 'the worker runs beside the page and shares nothing with it',
  },
  {
    folder: /^src\/messages\//,
    values: [/^(react-intl|@formatjs\/intl)$/, root, /^src\/messages\//, /^contract\/locales\.ts$/],
    types: [contract],
    why: 'messages know react-intl alone',
  },
  {
    folder: /^src\/routing\/screens\.ts$/,
    values: [root, /^src\/routing\//, /^src\/messages\/locales\.ts$/],
    types: [/^react$/],
    lazily: [/^src\/views\/(\w+\/\w+Screen|orders\/orderUnderWay|account\/accountMenu)\.tsx$/],
    why: 'screens, and two parts that need the texts of private screens, are imported lazily, here alone',
  },
  {
    folder: /^src\/routing\//,
    values: [/^(react-intl|wouter|regexparam)$/, root, /^src\/routing\/(?!screens)/],
    why: 'routing knows no screen',
  },
  {
    folder: /^src\/(app|main|startApp|serverRenderer|shellSlots)\.tsx?$/,
    values: [/^src\//, contract, packages],
    why: 'the app is put together of its own rooms and the contract',
  },
  {
    folder: /^src\/\w+\.ts$/,
    values: [/^core-js\//, contract, root],
    why: 'what stands at the root of the app is for all of it',
  },
  {
    folder: /^src\/views\/actors\//,
    values: [/^src\/(machines|services|messages|views\/actors)\//, contract, root, packages],
    why: 'actors are what every feature stands on, and know none',
  },
  {
    folder: /^src\/views\/ui\//,
    values: [/^src\/views\/(actors|ui)\//, selectors, contract, routing, root, packagesOfViews],
    types: [/^src\/machines\//],
    why: 'controls know no feature, no chart and no service',
  },
  {
    folder: /^src\/views\/shell\/use[A-Z]\w*\.tsx?$/,
    values: [ground, /^src\/machines\//, root, packages],
    why: 'a binding of the shell joins a chart with its view',
  },
  {
    folder: /^src\/views\/shell\//,
    values: [ground, /^src\/(messages|routing)\//, selectors, contract, root, packagesOfViews],
    types: [/^src\/machines\//, /^xstate$/],
    why: 'the shell is handed what features show in it (slots.ts), and knows no screen but through routing',
  },
  ...features,
  {
    folder: /^server\/http\/session\.ts$/,
    values: [/^server\/(?:domain\/identity\/session\/|http\/requestFacts\.ts$)/],
    types: [/^server\/domain\/kernel\/ctx\.ts$/],
    why: 'the one place that finds the session of a call knows only the log',
  },
  {
    folder: /^server\/http\//,
    values: [/^server\/(http|messages)\//, verbs, contract, /^(hono|@hono\/|lru-cache)/, /^node:/],
    types: [/^server\/db\/client\.ts$/],
    why: 'what HTTP needs around a verb never asks the database itself',
  },
  {
    folder: /^server\/routes\//,
    values: [
      /^server\/(routes|http|messages)\//,
      verbs,
      contract,
      /^(hono|@hono\/|valibot|@valibot\/)/,
      /^node:/,
    ],
    why: 'a route validates, calls one verb and never the database',
  },
  ...domainAreas,
  {
    folder: /^server\/db\//,
    values: [/^server\/db\//, contract, /^(drizzle-orm|pg$)/, /^node:/],
    why: 'the database knows no rule and no call',
  },
  {
    folder: /^server\/messages\//,
    values: [/^server\/messages\//, contract, /^@formatjs\/intl$/, /^node:/],
    types: [/^server\/domain\//],
    why: 'words know no rule',
  },
  {
    folder: /^server\/ssr\//,
    values: [
      /^server\/(ssr|http|messages|domain)\//,
      contract,
      /^(hono|lru-cache|valibot)/,
      /^node:/,
    ],
    why: 'pages are rendered from what verbs answer, never from the database itself',
  },
  {
    folder: /^server\/office\//,
    values: [/^server\/(office|http|messages|domain|db)\//, contract, packagesOfServer],
    why: 'the office has routes of its own, and boot starts it',
  },
  {
    folder: /^server\/boot\//,
    values: [/^server\//, contract, packagesOfServer],
    why: 'the server shares the contract with the app and nothing else',
  },
  {
    folder: /^tools\/studio\//,
    values: [
      /^tools\/studio\//,
      /^server\/boot\/demo\/seedDemoCatalogue\.ts$/,
      contract,
      /^(sharp|valibot)$/,
      /^node:/,
    ],
    why: 'the studio reads the demo catalogue and writes its pictures, nothing else',
  },
  {
    folder: /^tools\/flow-book\//,
    values: [
      /^tools\/flow-book\//,
      /^tests\/model\//,
      /^scripts\/findChromium\.ts$/,
      /^src\/machines\//,
      /^(xstate|elkjs|vite|vitest)(\/|$)/,
      /^node:/,
    ],
    why: 'the flow book reads charts and their tests, neither server nor screens',
  },
  {
    folder: /^tests\/model\/support\/explorePaths\.ts$/,
    values: [/^(contract|src|tests\/model)\//, packages],
    why: 'it reads the graph of a chart',
  },
  ...suites,
  {
    folder: testTools,
    values: [app, testTools, packagesButGraph],
    why: 'what every suite stands on knows none',
  },
  {
    folder: /^tests\//,
    values: [app, testTools, /^tests\/(faults|day|races)\//, packagesButGraph],
    why: 'a suite uses its own room and the tools of all',
  },
  {
    folder: /^bench\//,
    values: [
      /^(bench|contract|server)\//,
      testTools,
      /^tests\/faults\//,
      /^scripts\/findChromium\.ts$/,
      packages,
    ],
    why: 'a benchmark drives the server as a test does, and knows nothing of the app',
  },
  {
    folder: scripts,
    values: [scripts, app, /^(tests|tools\/flow-book)\//, packages],
    why: 'scripts may know app, server, charts and their proofs',
  },
  {
    folder: /^lint\//,
    values: [/^lint\//, packages],
    why: 'lint rules read files, and import none of them',
  },
  {
    folder: /^[\w.]+\.(ts|js)$/,
    values: [scripts, /^tests\/(support|browser\/support)\//, packages],
    why: 'settings of tools know scripts and the settings of tests',
  },
]

/**
 * Returns the objection to an import, or null where it is allowed. A file without a row may import
 * nothing.
 * @param {string} file path from the root
 * @param {string} name path from the root, or a package's name
 * @param {'value' | 'type' | 'lazy'} kind
 * @returns {string | null}
 */
export function objectionTo(file, name, kind) {
  const row = importTable.find(({ folder }) => folder.test(file))
  if (!row) return `${file} has no row in lint/importTable.js.`
  const patterns = [
    ...row.values,
    ...(kind === 'type' ? (row.types ?? []) : []),
    ...(kind === 'lazy' ? (row.lazily ?? []) : []),
  ]
  if (patterns.some((pattern) => pattern.test(name))) return null
  return `${file} may not import ${name}: ${row.why}.`
}
