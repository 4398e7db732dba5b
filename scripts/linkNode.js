// @ts-check
import { existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Runs after each install. npm 9, which Debian 13 brings, removes the link to the project's own Node
 * together with the package for the other processor: without it every script runs on the system's
 * Node.
 */
const folder = join(import.meta.dirname, '../node_modules')
const target = `node-${process.platform}-${process.arch}/bin/node`
const link = join(folder, '.bin/node')
if (existsSync(join(folder, target)) && !existsSync(link)) symlinkSync(`../${target}`, link)
