import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apiHost } from './scripts/apiHost.ts'
import { nameSources } from './scripts/nameSources.ts'
import { shipLess } from './scripts/shipLess.ts'
import { offlineWorker } from './scripts/offlineWorker.ts'

const apiAddress = process.env['HARBORLANE_API'] ?? 'http://127.0.0.1:3000'

// Two files paint Home: what seldom changes, and the app as far as the first screen.
const codeSplitting = {
  groups: [
    { name: 'platform', tags: ['$initial' as const], test: /node_modules/, priority: 2 },
    {
      name: 'first',
      test: /src\/(?:main|views\/catalogue\/homeScreen)\.tsx$/,
      priority: 1,
    },
  ],
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), shipLess(), ...(isSsrBuild ? [nameSources()] : [apiHost(), offlineWorker()])],
  resolve: {
    // Built code holds compiled texts only. Development reads them from the source, and needs the parser.
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
    target: 'es2022',
    modulePreload: { polyfill: false },
    manifest: true,
    ...(isSsrBuild
      ? {
          copyPublicDir: false,
          rolldownOptions: { output: { entryFileNames: '[name]-[hash].js' } },
        }
      : { rolldownOptions: { output: { codeSplitting } } }),
  },
  // The painter brings all it needs, and React's code for production with it.
  ...(isSsrBuild
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
  server: {
    host: '127.0.0.1',
    proxy: { '/api': apiAddress, '/pictures': apiAddress },
  },
}))
