import { glossaryRule } from './glossary.js'
import { layers } from './layers.js'
import { noOuterDatabase } from './noOuterDatabase.js'
import { serverClock } from './serverClock.js'
import { supportedApi } from './supportedApi.js'

export default {
  meta: { name: 'harborlane' },
  rules: {
    glossary: glossaryRule,
    layers,
    'no-outer-database': noOuterDatabase,
    'server-clock': serverClock,
    'supported-api': supportedApi,
  },
}
