import formatjs from '@formatjs/unplugin/vite'
import react from '@vitejs/plugin-react'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { defineConfig } from 'vite'
import { apiHost } from './scripts/apiHost.ts'
import { nameSources } from './scripts/nameSources.ts'
import { offlineWorker } from './scripts/offlineWorker.ts'

const apiAddress = process.env['HARBORLANE_API'] ?? 'http://127.0.0.1:3000'

/** Features with personal screens, which need a session. */
const ownFeatures =
  'account|addresses|bills|checkout|orders|payment|pictures|recharge|refunds|reviews|withdrawal'

/**
 * Groups what rarely changes, what every screen needs, and what shows goods, so that a first visit
 * loads few files. Personal screens share few files as well: with the bundler's default split an
 * order loaded 57 files, six at a time.
 */
const codeSplitting = {
  groups: [
    {
      name: 'platform',
      tags: ['$initial' as const],
      test: /node_modules/,
      priority: 3,
    },
    { name: 'first', test: /src\/(?:main|views\/shell\/routeScreen)\.tsx$/, priority: 2 },
    {
      name: 'goods',
      test: /src\/(?:services\/claimedPromo|views\/(?:catalogue\/(?:productGrid|useCatalogue|goodsRow|nearby)|shell\/pullToRefresh|ui\/(?:shopRow|useWide)))\.tsx?$|icons\/search\.mjs$/,
      priority: 1,
    },
    { name: 'icons', test: /lucide-react/, minShareCount: 2 },
    {
      name: 'calls',
      test: /\/contract\/|src\/services\/|node_modules\/(?:ofetch|destr|ufo)/,
      minShareCount: 6,
    },
    {
      name: 'controls',
      test: /@base-ui|@floating-ui|src\/views\/(?:ui|shell|actors)\//,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 500,
    },
    // Apart from the others: merged with them, its files would form a circle.
    { name: 'wallet', test: /src\/views\/wallet\//, minShareCount: 2 },
    {
      name: 'own',
      test: new RegExp(`src/(?:views/(?:${ownFeatures})|machines)/`),
      minShareCount: 4,
      entriesAware: true,
      entriesAwareMergeThreshold: 10_000,
    },
  ],
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    // Development reads texts from the source and loads the message parser.
    ...(command === 'build' ? [formatjs({ ast: true })] : []),
    ...(isSsrBuild ? [nameSources()] : [apiHost(), offlineWorker()]),
  ],
  resolve: {
    // Built code contains compiled texts only. Development reads texts from the source and needs
    // the parser.
    alias:
      command === 'build'
        ? [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ]
        : [],
  },
  build: {
    target: browserslistToEsbuild(),
    modulePreload: { polyfill: false },
    manifest: true,
    ...(isSsrBuild
      ? {
          copyPublicDir: false,
          rolldownOptions: { output: { entryFileNames: '[name]-[hash].js' } },
        }
      : {
          rolldownOptions: {
            output: {
              codeSplitting,
              // A group's name includes the screens that share it, after a `~`.
              chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
              assetFileNames: ({ names: [name = ''] }) =>
                `assets/${name.replace(/~.*(?=\.)/, '')}-[hash][extname]`.replace(
                  /\.\w+(?=-\[hash\])/,
                  '',
                ),
            },
          },
        }),
  },
  // The server renderer bundles all its dependencies, with React's production code.
  ...(isSsrBuild
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
  server: {
    host: '127.0.0.1',
    proxy: { '/api': apiAddress, '/pictures': apiAddress, '/flows': apiAddress },
  },
}))
