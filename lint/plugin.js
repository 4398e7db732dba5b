import { layers } from './layers.js'
import { noOuterDatabase } from './noOuterDatabase.js'

export default {
  meta: { name: 'harborlane' },
  rules: { layers, 'no-outer-database': noOuterDatabase },
}
