/**
 * Polyfills for the oldest browsers of `browserslist` in package.json. Only browsers that lack them
 * fetch this file. The lint rule supported-api and a test compare this list with the code and the
 * browsers.
 */
import 'core-js/modules/es.array.to-reversed.js'
import 'core-js/modules/es.array.to-sorted.js'
import 'core-js/modules/es.map.group-by.js'
import 'core-js/modules/es.promise.with-resolvers.js'
