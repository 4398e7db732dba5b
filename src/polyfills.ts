/**
 * What the oldest browsers of `browserslist` in package.json lack and the app uses. Fetched by those
 * alone; the lint rule supported-api and a test hold this list against both.
 */
import 'core-js/modules/es.array.to-reversed.js'
import 'core-js/modules/es.array.to-sorted.js'
import 'core-js/modules/es.map.group-by.js'
import 'core-js/modules/es.promise.with-resolvers.js'
