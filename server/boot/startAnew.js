// @ts-check
/** Fewer arenas of freed memory, and no block above 128 KB is retained. */
const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
/** The young generation in megabytes, and how much the old one may grow before it is looked through. */
const v8Flags = ['--max-semi-space-size=16', '--heap-growing-percent=60']
/**
 * Starts this process anew, in its place and under its id, with what can only be given before a start:
 * settings of memory (see docs/decisions/023-memory.md), and where compiled code is cached, so that
 * nothing strips types. What the environment names already stays.
 *
 * @param {{ compiledFolder: string }} given
 * @returns {void}
 */
export function startAnew({ compiledFolder }) {
  const { execPath, execArgv, argv, env, platform } = process
  if (platform !== 'linux' || !process.execve || env['MALLOC_ARENA_MAX'] !== undefined) return
  process.execve(execPath, [execPath, ...v8Flags, ...execArgv, ...argv.slice(1)], {
    ...allocator,
    NODE_COMPILE_CACHE: compiledFolder,
    ...env,
  })
}
